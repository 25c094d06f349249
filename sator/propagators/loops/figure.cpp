#include "sator/propagators/loops/figure.hpp"

namespace sator::propagators {

namespace {

/// Whether the figures are equal if node 0 of `a` is node `first` of `b`.
bool are_alike_from(const Figure& a, const Figure& b, std::uint32_t first) {
    std::vector<std::optional<std::uint32_t>> image(a.nodes.size());
    std::vector<std::uint8_t> is_used(b.nodes.size(), 0);
    std::vector<std::uint32_t> reached{0};
    image[0] = first;
    is_used[first] = 1;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Figure::Node& here = a.nodes[reached[i]];
        const Figure::Node& there = b.nodes[*image[reached[i]]];
        if (here.ways != there.ways) return false;
        for (std::size_t way = 0; way < kWays; ++way) {
            if (!here.next[way]) continue;
            const std::uint32_t own = *here.next[way], other = *there.next[way];
            if (image[own] ? *image[own] != other : is_used[other] != 0) return false;
            if (image[own]) continue;
            image[own] = other;
            is_used[other] = 1;
            reached.push_back(own);
        }
    }
    return true;
}

}  // namespace

std::optional<Figure> figure_of(std::span<const ArmState> ways, std::size_t columns) {
    const std::size_t rows = ways.size() / columns;
    Figure figure;
    std::vector<std::uint32_t> node(ways.size(), 0);
    for (std::size_t place = 0; place < ways.size(); ++place) {
        node[place] = static_cast<std::uint32_t>(figure.nodes.size());
        if (ways[place] != 0 && !is_straight(ways[place])) figure.nodes.push_back({ways[place], {}});
    }
    const auto step = [&](std::size_t place, std::size_t way) -> std::optional<std::size_t> {
        const std::size_t row = place / columns, column = place % columns;
        if (way == 0) return row == 0 ? std::nullopt : std::optional(place - columns);
        if (way == 1) return row + 1 == rows ? std::nullopt : std::optional(place + columns);
        if (way == 2) return column == 0 ? std::nullopt : std::optional(place - 1);
        return column + 1 == columns ? std::nullopt : std::optional(place + 1);
    };
    for (std::size_t place = 0; place < ways.size(); ++place) {
        for (std::size_t way = 0; way < kWays; ++way) {
            if ((ways[place] >> way & 1U) == 0) continue;
            auto at = step(place, way);
            if (!at || (ways[*at] >> opposite(way) & 1U) == 0) return std::nullopt;
            if (is_straight(ways[place])) continue;
            while (is_straight(ways[*at])) {
                at = step(*at, way);
                if (!at || (ways[*at] >> opposite(way) & 1U) == 0) return std::nullopt;
            }
            figure.nodes[node[place]].next[way] = node[*at];
        }
    }
    if (figure.nodes.empty()) return std::nullopt;
    std::vector<std::uint8_t> is_reached(figure.nodes.size(), 0);
    std::vector<std::uint32_t> reached{0};
    is_reached[0] = 1;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const auto& next : figure.nodes[reached[i]].next) {
            if (!next || is_reached[*next]++ != 0) continue;
            reached.push_back(*next);
        }
    }
    return reached.size() == figure.nodes.size() ? std::optional(std::move(figure)) : std::nullopt;
}

bool are_alike(const Figure& a, const Figure& b) {
    if (a.nodes.size() != b.nodes.size()) return false;
    for (std::uint32_t first = 0; first < b.nodes.size(); ++first) {
        if (are_alike_from(a, b, first)) return true;
    }
    return a.nodes.empty();
}

}  // namespace sator::propagators
