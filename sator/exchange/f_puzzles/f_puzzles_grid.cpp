#include "sator/exchange/f_puzzles/f_puzzles_grid.hpp"

#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_options.hpp"
#include "sator/text/json/unknown_fields.hpp"

namespace sator::exchange {

namespace {

/// The fields of a cell: those that are read, notes of somebody who solves, and colours.
constexpr std::string_view kOfCell = "a cell";
constexpr std::array<FormatPart, 9> kCellParts = {{
    {"value", PartUse::Read, true, kOfCell},
    {"given", PartUse::Read, true, kOfCell},
    {"region", PartUse::Read, true, kOfCell},
    {"givenPencilMarks", PartUse::Read, true, kOfCell},
    {"centerPencilMarks", PartUse::Skipped, false, kOfCell},
    {"cornerPencilMarks", PartUse::Skipped, false, kOfCell},
    {"highlight", PartUse::Skipped, false, kOfCell},
    {"c", PartUse::Skipped, false, kOfCell},
    {"cArray", PartUse::Skipped, false, kOfCell},
}};
constexpr auto kCellFields = part_names(kCellParts);

/// Returns the number of a cell or of a solution, which may also be a text; nullopt if it is none of the puzzle's values.
std::optional<int> value_of(const JsonValue& json, std::size_t size) {
    const auto number =
        json.is(JsonKind::String) ? to_whole_number<std::int64_t>(json.text()) : json.integer();
    if (!number || *number < 1 || *number > static_cast<std::int64_t>(size)) return std::nullopt;
    return static_cast<int>(*number);
}

class GridReader {
  public:
    explicit GridReader(std::size_t size) : puzzle_(size) {}

    std::expected<SquareStatements, Diagnostic> read(const JsonValue& root) {
        const auto grid = root.find("grid");
        const auto rows = grid ? grid->members() : std::vector<JsonValue>();
        if (rows.size() != puzzle_.size())
            return std::unexpected(wrong_grid(root, grid, "rows", rows.size()));
        if (has_regions(rows)) set_default_regions();
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const auto cells = rows[row].members();
            if (cells.size() != puzzle_.size())
                return std::unexpected(wrong_grid(root, rows[row], "cells in a row", cells.size()));
            for (std::size_t column = 0; column < cells.size(); ++column)
                if (auto done = read_cell(cells[column],
                                          SquareCell::at(row * puzzle_.size() + column, puzzle_.size()));
                    !done)
                    return failure(done);
        }
        read_solution(root);
        return std::move(puzzle_);
    }

  private:
    /// Returns whether a cell states its region.
    static bool has_regions(const std::vector<JsonValue>& rows) {
        return std::ranges::any_of(rows, [](const JsonValue& row) {
            return std::ranges::any_of(row.members(),
                                       [](const JsonValue& cell) { return cell.find("region").has_value(); });
        });
    }

    /// A cell that does not state its region is in the default one: its box, or its row if the size has no boxes.
    void set_default_regions() {
        if (usual_box_height(puzzle_.size()) > 1) return;
        for (std::size_t i = 0; i < puzzle_.regions().size(); ++i)
            puzzle_.regions()[i] = static_cast<int>(i / puzzle_.size());
    }

    Diagnostic wrong_grid(const JsonValue& root, const std::optional<JsonValue>& place,
                          const std::string& what, std::size_t count) const {
        const std::string size = std::to_string(puzzle_.size());
        return error_at((place ? *place : root).span(),
                        "the size is " + size + ", but the grid has " + std::to_string(count) + " " + what,
                        "'grid' is a list of " + size + " rows, each a list of " + size +
                            " cells such as {\"value\":5,\"given\":true}");
    }

    std::expected<void, Diagnostic> read_cell(const JsonValue& json, SquareCell cell) {
        const auto value = json.find("value");
        const auto given = json.find("given");
        const bool is_given = given && is_on(*given);
        if (is_given && value) {
            const auto number = value_of(*value, puzzle_.size());
            if (!number)
                return std::unexpected(error_at(
                    value->span(),
                    "the value of " + name_of(cell) + " is not one of 1.." + std::to_string(puzzle_.size())));
            puzzle_.given(cell, *number);
        } else if (value && !value->is(JsonKind::Null) && value->integer() != 0) {
            puzzle_.remark("values that somebody filled in are left out",
                           "only values with \"given\":true belong to the puzzle");
        }
        if (json.find("centerPencilMarks") || json.find("cornerPencilMarks"))
            puzzle_.remark("pencil marks are notes of somebody who solves, and are left out");
        for (const std::string& name : unknown_fields(json, kCellFields))
            puzzle_.leave_out("not understood: '" + name + "' of a cell");
        read_candidates(json, cell);
        read_region(json, cell);
        return {};
    }

    void read_candidates(const JsonValue& json, SquareCell cell) {
        const auto marks = json.find("givenPencilMarks");
        if (!marks || !is_on(*marks)) return;
        std::vector<int> values;
        bool are_known = marks->is(JsonKind::Array);
        for (const JsonValue& mark : marks->members()) {
            const auto value = value_of(mark, puzzle_.size());
            are_known &= value.has_value();
            if (value) values.push_back(*value);
        }
        if (!are_known)
            puzzle_.leave_out("not understood: 'givenPencilMarks' of a cell that are not some of 1.." +
                              std::to_string(puzzle_.size()));
        std::ranges::sort(values);
        values.erase(std::ranges::unique(values).begin(), values.end());
        if (!values.empty()) puzzle_.candidates(cell, std::move(values));
    }

    void read_region(const JsonValue& json, SquareCell cell) {
        const auto region = json.find("region");
        if (!region) return;
        auto& own = puzzle_.regions()[cell.index(puzzle_.size())];
        const auto number = region->integer();
        const bool is_region = number && 0 <= *number && *number < static_cast<std::int64_t>(puzzle_.size());
        own = is_region ? std::optional(static_cast<int>(*number)) : std::nullopt;
        if (!is_region && !region->is(JsonKind::Null))
            puzzle_.leave_out("not understood: a region that is not one of 0.." +
                              std::to_string(puzzle_.size() - 1));
    }

    void read_solution(const JsonValue& root) {
        const auto solution = root.find("solution");
        if (!solution || solution->is(JsonKind::Null)) return;
        std::vector<int> values;
        for (const JsonValue& value : solution->members()) {
            if (const auto number = value_of(value, puzzle_.size())) values.push_back(*number);
        }
        const std::size_t cells = puzzle_.size() * puzzle_.size();
        if (values.size() == cells && solution->members().size() == cells) {
            puzzle_.solution(std::move(values));
        } else {
            puzzle_.remark("the solution is not a value for each cell, and is left out");
        }
    }

    SquareStatements puzzle_;
};

}  // namespace

std::span<const FormatPart> f_puzzles_cell_fields() {
    return kCellParts;
}

std::expected<SquareStatements, Diagnostic> read_f_puzzles_grid(const JsonValue& root) {
    const auto size = root.find("size");
    const auto number = size ? size->integer() : std::nullopt;
    if (!number || *number < kSmallestFPuzzle || *number > kLargestFPuzzle) {
        return std::unexpected(
            error_at((size ? *size : root).span(), "a puzzle of f-puzzles has a \"size\" from 3 to 16"));
    }
    return GridReader(static_cast<std::size_t>(*number)).read(root);
}

}  // namespace sator::exchange
