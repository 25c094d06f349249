// The filling of a number snake: a path from the first cell to the last one that covers about half of the grid, and numbers in all cells.

#include <algorithm>
#include <array>

#include "sator/create/recipe/drawn_filling.hpp"

namespace sator::create {

namespace {

/// The length of the path is nearest to this share of the cells, of kSnakeWalks random paths.
constexpr std::size_t kSnakePercent = 50;
constexpr std::size_t kSnakeWalks = 40;

/// Returns a random path from the first cell to the last one: a random walk whose loops are erased when they close (Wilson 1996).
std::vector<std::size_t> erased_walk(const MadeGridSize& size, RandomSource& random) {
    std::vector<std::size_t> path = {0};
    while (path.back() + 1 < size.columns * size.rows) {
        const std::size_t at = path.back();
        std::vector<std::size_t> next;
        if (at % size.columns > 0) next.push_back(at - 1);
        if (at % size.columns + 1 < size.columns) next.push_back(at + 1);
        if (at >= size.columns) next.push_back(at - size.columns);
        if (at + size.columns < size.columns * size.rows) next.push_back(at + size.columns);
        const std::size_t cell = random.pick(next);
        const auto passed = std::ranges::find(path, cell);
        if (passed == path.end())
            path.push_back(cell);
        else
            path.erase(std::next(passed), path.end());
    }
    return path;
}

std::vector<std::size_t> long_path(const MadeGridSize& size, RandomSource& random) {
    const std::size_t wanted = size.columns * size.rows * kSnakePercent / 100;
    const auto lack = [&](const std::vector<std::size_t>& path) {
        return path.size() < wanted ? wanted - path.size() : path.size() - wanted;
    };
    std::vector<std::size_t> best = erased_walk(size, random);
    for (std::size_t i = 1; i < kSnakeWalks; ++i) {
        auto path = erased_walk(size, random);
        if (lack(path) < lack(best)) best = std::move(path);
    }
    return best;
}

}  // namespace

std::optional<DrawnFilling> drawn_snake(const MadeGridSize& size, RandomSource& random) {
    const std::size_t cells = size.columns * size.rows;
    const std::vector<std::size_t> path = long_path(size, random);
    std::vector<std::size_t> numbers;  // of the cells between the ends
    for (std::size_t number = 2; number < path.size(); ++number) numbers.push_back(number);
    if (numbers.empty()) return std::nullopt;
    random.shuffle(numbers);
    DrawnFilling filling;
    std::vector<bool> is_passed(cells, false);
    for (std::size_t i = 0; i < path.size(); ++i) {
        const bool is_first = i == 0, is_last = i + 1 == path.size();
        const std::size_t number = is_first ? 1 : is_last ? path.size() : numbers[i - 1];
        filling.signs.push_back({.choices = {{path[i], std::to_string(number)}}});
        is_passed[path[i]] = true;
        if (is_last) continue;
        const auto [low, high] = std::minmax(path[i], path[i + 1]);
        filling.between.push_back({low, high, "-"});
    }
    for (std::size_t cell = 0; cell < cells; ++cell) {
        if (is_passed[cell]) continue;
        MovableSign sign;
        for (const std::size_t number : numbers) sign.choices.push_back({cell, std::to_string(number)});
        sign.chosen = random.below(sign.choices.size());
        filling.signs.push_back(std::move(sign));
    }
    return filling;
}

}  // namespace sator::create
