"""Faults of clock, store, network and process, simulated: one seed decides everything that happens.

    python -m tests.faults --runs 10000

In the manner of FoundationDB and TigerBeetle. The house is the real one, its driver's thread and its locks included;
only what lies under it is simulated: time, threads, the disk, the network, and people at the other end.
"""
