#pragma once

// Small graphs of lines, and the plain meaning of a loop in them, for tests of propagators on lines.

#include <cstdint>
#include <random>
#include <span>
#include <vector>

#include "sator/engine/model/domain.hpp"
#include "sator/propagators/loops/line_graph.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

using LineEnds = std::vector<LineGraph::Ends>;

/// The lines between neighbouring points of a grid, row by row: to the right, then downwards.
inline LineGraph grid_lines(std::uint32_t rows, std::uint32_t columns) {
    LineEnds ends;
    for (std::uint32_t i = 0; i < rows * columns; ++i) {
        if (i % columns + 1 < columns) ends.emplace_back(i, i + 1);
        if (i + columns < rows * columns) ends.emplace_back(i, i + columns);
    }
    return {rows * columns, ends};
}

/// The faces beside the lines of `grid_lines`: the squares row by row, and the face outside as the last one.
inline LineEnds grid_faces(std::uint32_t rows, std::uint32_t columns) {
    LineEnds ends;
    const std::uint32_t outside = (rows - 1) * (columns - 1);
    const auto face = [&](std::uint32_t row, std::uint32_t column) {
        return row < rows - 1 && column < columns - 1 ? row * (columns - 1) + column : outside;
    };
    for (std::uint32_t i = 0; i < rows * columns; ++i) {
        const std::uint32_t row = i / columns, column = i % columns;
        if (column + 1 < columns) ends.emplace_back(face(row - 1, column), face(row, column));
        if (row + 1 < rows) ends.emplace_back(face(row, column - 1), face(row, column));
    }
    return ends;
}

/// Two vertices may have several lines.
inline LineGraph random_lines(std::uint32_t vertices, std::size_t lines, std::mt19937& random) {
    LineEnds ends;
    while (ends.size() < lines) {
        const auto a = static_cast<std::uint32_t>(random() % vertices);
        const auto b = static_cast<std::uint32_t>(random() % vertices);
        if (a != b) ends.emplace_back(a, b);
    }
    return {vertices, ends};
}

/// Returns whether each vertex has two of the lines whose value is `lit` or none, those that must be visited have two, there is such a
/// line, and, for one loop, all of them hang together. Lines without a value are lit.
inline bool are_loops(const LineGraph& graph, std::span<const std::uint8_t> is_visited, bool is_one_loop,
                      std::span<const Value> values, Value lit) {
    const auto is_lit = [&](std::uint32_t line) { return line >= values.size() || values[line] == lit; };
    std::vector<std::uint32_t> degree(graph.vertex_count(), 0), part(graph.vertex_count());
    for (std::uint32_t v = 0; v < part.size(); ++v) part[v] = v;
    bool is_empty = true;
    for (std::uint32_t line = 0; line < graph.line_count(); ++line) {
        if (!is_lit(line)) continue;
        const auto [a, b] = graph.ends(line);
        is_empty = false;
        ++degree[a];
        ++degree[b];
        const std::uint32_t old = part[a];
        for (std::uint32_t& p : part) p = p == old ? part[b] : p;
    }
    if (is_empty) return false;
    std::uint32_t first = graph.vertex_count();
    for (std::uint32_t v = 0; v < part.size(); ++v) {
        if (degree[v] != 2 && (degree[v] != 0 || is_visited[v] != 0)) return false;
        if (degree[v] == 0) continue;
        if (first == graph.vertex_count()) first = v;
        if (is_one_loop && part[v] != part[first]) return false;
    }
    return true;
}

}  // namespace sator::tests
