"""A GPU that is not there: the kernels as they are compiled for CUDA, played on a CPU.

The rules reach a GPU as PTX, CUDA's portable machine language. Here that text is turned into C, instruction by
instruction, and the threads of a block take turns. So a machine without a GPU can see that the kernels, their layout
of records and their order of games give the CPU's games, byte for byte. What only a GPU can show: what its own
compiler makes of PTX, threads that really run at once, and speed.
"""
