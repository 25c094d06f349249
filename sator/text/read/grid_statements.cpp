#include "sator/text/read/grid_statements.hpp"

#include <algorithm>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/text/places/place_tokens.hpp"
#include "sator/text/statements/grid_words.hpp"

namespace sator::text {

namespace {

constexpr const char* kHint =
    "write columns and rows, and a cell for its corner if there are several: grid 9x9 at R7C7";

std::expected<Grid::Block, Diagnostic> read_block(const Statement& statement) {
    using Kind = PlaceToken::Kind;
    auto tokens = place_tokens(statement.text);
    if (!tokens) return failure(tokens);
    while (tokens->size() > 1 && says_no_cells((*tokens)[tokens->size() - 2].text))
        tokens->erase(tokens->end() - 2);
    const auto& size = tokens->front();
    if (size.kind != Kind::Size || size.row == 0 || size.column == 0)
        return std::unexpected(error_at(statement.span, "the size of the grid is missing", kHint));
    Grid::Block block{0, 0, size.row, size.column};
    if ((*tokens)[1].kind == Kind::End) return block;
    const bool has_corner =
        tokens->size() == 4 && (*tokens)[1].text == "at" && (*tokens)[2].kind == Kind::Cell;
    if (!has_corner)
        return std::unexpected(error_at((*tokens)[1].span, "this is not the corner of a grid", kHint));
    block.row = (*tokens)[2].row - 1;
    block.column = (*tokens)[2].column - 1;
    return block;
}

/// Draws the blocks: a '*' for each cell, with a blank before it.
std::vector<std::u32string> drawing_of(std::span<const Grid::Block> blocks) {
    std::vector<std::u32string> lines;
    for (const Grid::Block& block : blocks) {
        lines.resize(std::max<std::size_t>(lines.size(), block.row + block.rows));
        for (std::uint32_t row = block.row; row < block.row + block.rows; ++row) {
            std::u32string& line = lines[row];
            line.resize(std::max<std::size_t>(line.size(), 2 * (std::size_t{block.column} + block.columns)),
                        U' ');
            for (std::uint32_t column = block.column; column < block.column + block.columns; ++column)
                line[2 * std::size_t{column} + 1] = U'*';
        }
    }
    return lines;
}

bool has_gap(std::span<const Grid::Block> blocks) {
    std::set<std::uint32_t> rows, columns;
    for (const Grid::Block& block : blocks) {
        for (std::uint32_t i = 0; i < block.rows; ++i) rows.insert(block.row + i);
        for (std::uint32_t i = 0; i < block.columns; ++i) columns.insert(block.column + i);
    }
    return *rows.rbegin() + 1 != rows.size() || *columns.rbegin() + 1 != columns.size();
}

}  // namespace

std::expected<Grid, Diagnostic> read_grid_statements(std::span<const Statement> statements,
                                                     const PuzzleOptions& options) {
    std::vector<Grid::Block> blocks;
    SourceSpan last;
    for (const Statement& statement : statements) {
        if (statement.keyword != "grid" || makes_no_cells(statement)) continue;
        const auto block = read_block(statement);
        if (!block) return failure(block);
        last = statement.span;
        const std::size_t columns = std::size_t{block->column} + block->columns;
        const std::size_t rows = std::size_t{block->row} + block->rows;
        if (!options.has_room_for(columns, rows)) return std::unexpected(Diagnostic{});
        if (columns > options.cell_limit / rows) {
            auto error = make_rectangle(columns, rows, options.cell_limit).error();
            error.span = last;
            return std::unexpected(std::move(error));
        }
        blocks.push_back(*block);
    }
    if (has_gap(blocks)) {
        return std::unexpected(error_at(last, "a row or a column between the grids has no cell",
                                        "grids touch or overlap, and the first begins at R1C1"));
    }
    if (blocks.size() == 1) {
        auto made = make_rectangle(blocks[0].columns, blocks[0].rows, options.cell_limit);
        if (!made) return failure(made);
        return std::move(made->grid);
    }
    auto grid = make_drawn_grid(drawing_of(blocks), options.cell_limit);
    if (grid) grid->blocks = std::move(blocks);
    return grid;
}

std::expected<void, Diagnostic> read_between(std::span<const Statement> statements, std::size_t cell_limit,
                                             Grid& grid) {
    for (const Statement& statement : statements) {
        const auto sorts = between_sorts_of(statement);
        if (sorts.empty()) continue;
        auto added = puzzle::add_between(grid, sorts, cell_limit);
        if (added) continue;
        added.error().span = statement.span;
        return added;
    }
    return {};
}

std::expected<void, Diagnostic> make_torus(const Statement& statement, Grid& grid) {
    constexpr std::size_t kLeastSide = 3;
    const auto refuse = [&](const char* message) {
        return std::unexpected(
            error_at(statement.span, message, "remove the word 'torus', or draw another grid"));
    };
    if (has_shifted_rows(grid)) return refuse("a grid with shifted rows cannot be a torus");
    if (!grid.blocks.empty()) return refuse("several grids cannot be a torus");
    if (!grid.between.empty()) return refuse("a torus has no edges, links or corners that hold values");
    const auto columns = printed_columns(grid);
    const auto width = columns.empty() ? 0 : *std::ranges::max_element(columns) + 1;
    if (grid.rows.size() < kLeastSide || width < kLeastSide)
        return refuse("a torus has at least three rows and three columns");
    grid.is_torus = true;
    return {};
}

}  // namespace sator::text
