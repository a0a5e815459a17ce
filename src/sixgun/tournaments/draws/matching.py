"""Everybody in one pair, so that the pairs together cost least."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Both = tuple[int, int]
Price = tuple[int, int, int, int]  # what a pair costs, gravest first; the last number is its lot

KINDS = 6  # prices looked at first for each player, the lowest there are
EACH = 4  # opponents at each of those prices, those with the lowest lots


def cheapest_matching(prices: Mapping[Both, Price]) -> list[Both]:
    """The pairs with the least prices together: the gravest first, then the next, then the lots."""
    # With lots the matching takes seconds, without them a fraction: so the fast one says how low the price can be,
    # and the slow one looks at a few opponents each, and at all of them only where those do not reach that price.
    best = matching({both: (*price[:3], 0) for both, price in prices.items()})
    few = matching(few_opponents(prices))
    if len(few) == len(best) and together(few, prices) == together(best, prices):
        return few
    return matching(prices)


def together(pairs: Iterable[Both], prices: Mapping[Both, Price]) -> list[int]:
    """What the pairs cost, but for the lots."""
    return [sum(prices[both][part] for both in pairs) for part in range(3)]


def few_opponents(prices: Mapping[Both, Price]) -> dict[Both, Price]:
    """A few of the cheapest pairs of every player."""
    kinds: dict[int, dict[tuple[int, ...], int]] = {}
    kept = {}
    for both, price in sorted(prices.items(), key=lambda item: item[1]):
        for player in both:
            seen = kinds.setdefault(player, {})
            times = seen.get(price[:3], 0)
            if times < EACH and (times or len(seen) < KINDS):
                seen[price[:3]] = times + 1
                kept[both] = price
    return {both: kept[both] for both in sorted(kept)}


def matching(prices: Mapping[Both, Price]) -> list[Both]:
    """As many pairs as there can be, the cheapest: each part of a price outweighs all that follow it."""
    import networkx  # here and not above: it takes a while to load, and most commands pair nobody

    players = max(max(both) for both in prices) + 1
    weights = [1, 1, 1, 1]
    for part in (2, 1, 0):
        most = max(price[part + 1] for price in prices.values())
        weights[part] = weights[part + 1] * (most * players // 2 + 1)
    totals = {both: sum(map(int.__mul__, weights, price)) for both, price in prices.items()}
    dearest = max(totals.values())
    graph = networkx.Graph()
    graph.add_nodes_from(range(players))  # in this order, whatever the pairs
    graph.add_weighted_edges_from((*both, dearest - total) for both, total in totals.items())
    return sorted((min(both), max(both)) for both in networkx.max_weight_matching(graph, maxcardinality=True))
