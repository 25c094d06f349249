// Fillings of lines between the centres of cells: figures and paths that pass all cells.

#include <algorithm>
#include <array>
#include <bit>

#include "sator/create/recipe/drawn_filling.hpp"
#include "sator/create/recipe/random_forest.hpp"

namespace sator::create {

namespace {

std::vector<ValueBetween> lines_of(const Forest& forest, std::size_t columns) {
    std::vector<ValueBetween> lines;
    for (std::size_t cell = 0; cell < forest.ways.size(); ++cell) {
        if ((forest.ways[cell] & kRightward) != 0) lines.push_back({cell, cell + 1, "-"});
        if ((forest.ways[cell] & kDownward) != 0) lines.push_back({cell, cell + columns, "-"});
    }
    return lines;
}

/// Returns the picture of a tree: rows and columns in which no line ends, turns or branches are left out.
std::string picture_of(const Forest& forest, const std::vector<std::size_t>& tree, std::size_t columns) {
    constexpr std::array<std::string_view, 16> kSigns = {".", "╵", "╷", "│", "╴", "┘", "┐", "┤",
                                                         "╶", "└", "┌", "├", "─", "┴", "┬", "┼"};
    std::vector<std::size_t> rows_kept, columns_kept;
    for (const std::size_t cell : tree) {
        if (!is_node(forest.ways[cell])) continue;
        rows_kept.push_back(cell / columns);
        columns_kept.push_back(cell % columns);
    }
    for (auto* kept : {&rows_kept, &columns_kept}) {
        std::ranges::sort(*kept);
        const auto rest = std::ranges::unique(*kept);
        kept->erase(rest.begin(), rest.end());
    }
    std::string picture;
    for (const std::size_t row : rows_kept) {
        if (!picture.empty()) picture += '/';
        for (const std::size_t column : columns_kept) {
            const std::size_t cell = row * columns + column;
            const bool is_own = std::ranges::binary_search(tree, cell);
            picture += kSigns[is_own ? forest.ways[cell] : 0];
        }
    }
    return picture;
}

}  // namespace

std::optional<DrawnFilling> drawn_figures(const MadeGridSize& size, RandomSource& random) {
    const Forest forest = random_forest(size, {.least_cells = 3, .most_cells = 14, .usual_cells = 8}, random);
    if (forest.trees.empty()) return std::nullopt;
    DrawnFilling filling{.words = {}, .between = lines_of(forest, size.columns), .signs = {}};
    std::vector<std::string> pictures;
    for (const auto& tree : forest.trees) {
        const std::string picture = picture_of(forest, tree, size.columns);
        auto found = std::ranges::find(pictures, picture);
        if (found == pictures.end()) {
            filling.words += (filling.words.empty() ? "" : " ") + picture;
            pictures.push_back(picture);
            found = std::prev(pictures.end());
        }
        MovableSign sign;
        for (const std::size_t cell : tree)
            sign.choices.push_back({cell, std::to_string(found - pictures.begin() + 1)});
        random.shuffle(sign.choices);
        filling.signs.push_back(std::move(sign));
    }
    return filling;
}

std::optional<DrawnFilling> drawn_paths(const MadeGridSize& size, RandomSource& random) {
    const ForestDemand demand{.least_cells = 3,
                              .most_cells = size.columns * size.rows,
                              .least_nodes = 3,
                              .most_nodes = size.columns * size.rows,
                              .usual_cells = size.columns + 2,
                              .are_paths = true};
    const Forest forest = random_forest(size, demand, random);
    if (forest.trees.empty()) return std::nullopt;
    DrawnFilling filling{.words = {}, .between = lines_of(forest, size.columns), .signs = {}};
    for (std::size_t path = 0; path < forest.trees.size(); ++path) {
        for (const std::size_t cell : forest.trees[path]) {
            if (std::popcount(forest.ways[cell]) == 1)
                filling.signs.push_back({.choices = {{cell, std::to_string(path + 1)}}});
        }
    }
    return filling;
}

}  // namespace sator::create
