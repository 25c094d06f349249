#include "sator/exchange/pasted/pasted_lists.hpp"

#include <algorithm>
#include <array>

#include "sator/base/trimmed.hpp"
#include "sator/exchange/pasted/pasted_lines.hpp"
#include "sator/text/json/unknown_fields.hpp"

namespace sator::exchange {

namespace {

/// The fields in which programs keep a sudoku, in small letters; other programs write some of them with capital letters.
constexpr std::array<std::string_view, 26> kGridFields = {
    "grid",    "puzzle",   "board",   "sudoku", "quiz",   "quizzes", "question", "problem", "start",
    "initial", "unsolved", "givens",  "value",  "values", "cells",   "data",     "matrix",  "clues",
    "mission", "newboard", "puzzles", "grids",  "boards", "sudokus", "rows",     "field"};
constexpr std::array<std::string_view, 6> kSolutionFields = {"solution",  "solved", "answer",
                                                             "solutions", "result", "completed"};
/// The fields whose texts may name a rule or another kind of puzzle.
constexpr std::array<std::string_view, 9> kFieldsOfWords = {
    "rules", "ruleset", "type", "variant", "kind", "description", "comment", "message", "text"};
/// The fields that say nothing about the rules.
constexpr std::array<std::string_view, 29> kFieldsAboutSudoku = {
    "title", "name",    "author",  "id",      "difficulty", "level",  "date",    "size",
    "width", "height",  "box",     "source",  "comment",    "rating", "message", "created",
    "seed",  "boxsize", "block",   "version", "status",     "text",   "link",    "url",
    "n",     "order",   "results", "success", "description"};

std::string small_letters(std::string_view text) {
    std::string small;
    for (const char c : text) small += 'A' <= c && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    return small;
}

bool is_one_of(std::string_view name, std::span<const std::string_view> names) {
    return std::ranges::find(names, small_letters(name)) != names.end();
}

/// Returns what a value says of a cell; nullopt if it is no cell.
std::optional<std::string> cell_of_value(const JsonValue& value) {
    switch (value.kind()) {
        case JsonKind::Null:
            return ".";
        case JsonKind::Number:
            return value.integer() && *value.integer() >= 0 ? pasted_cell(std::to_string(*value.integer()))
                   : value.integer() == -1                  ? std::optional<std::string>(".")
                                                            : std::nullopt;
        case JsonKind::String:
            return pasted_cell(trimmed(value.text()));
        case JsonKind::Boolean:
            return value.boolean() ? std::nullopt : std::optional<std::string>(".");
        default:
            return std::nullopt;
    }
}

std::optional<std::vector<std::string>> cells_of_list(const std::vector<JsonValue>& values) {
    std::vector<std::string> cells;
    for (const JsonValue& value : values) {
        auto cell = cell_of_value(value);
        if (!cell) return std::nullopt;
        cells.push_back(std::move(*cell));
    }
    return cells;
}

/// Reads a list of rows, each a list of cells or a text.
std::optional<PastedGrid> grid_of_rows(const std::vector<JsonValue>& rows) {
    if (!is_pasted_side(rows.size())) return std::nullopt;
    std::vector<std::string> cells;
    for (const JsonValue& row : rows) {
        const auto members = row.is(JsonKind::Array)    ? cells_of_list(row.members())
                             : row.is(JsonKind::String) ? cells_of_row(row.text(), rows.size())
                                                        : std::nullopt;
        if (!members || members->size() != rows.size()) return std::nullopt;
        cells.insert(cells.end(), members->begin(), members->end());
    }
    return pasted_grid(std::move(cells));
}

std::optional<PastedGrid> one_grid(const JsonValue& value) {
    if (value.is(JsonKind::String)) {
        auto text = sudokus_of_text(value.text());
        return text && text->grids.size() == 1 ? std::optional(std::move(text->grids[0])) : std::nullopt;
    }
    if (!value.is(JsonKind::Array)) return std::nullopt;
    const std::vector<JsonValue> members = value.members();
    if (auto grid = grid_of_rows(members)) return grid;
    auto cells = side_of_cells(members.size()) ? cells_of_list(members) : std::nullopt;
    return cells ? pasted_grid(std::move(*cells)) : std::nullopt;
}

void append_grids(PastedText& all, PastedText more) {
    std::ranges::move(more.grids, std::back_inserter(all.grids));
    std::ranges::move(more.not_understood, std::back_inserter(all.not_understood));
    all.words += more.words;
}

bool has_solution_of(const PastedGrid& grid, const PastedGrid& solution) {
    return grid.side == solution.side && std::ranges::find(solution.cells, ".") == solution.cells.end();
}

/// Returns the grids of an object's fields. A solution belongs to the grid in the same object.
std::optional<PastedText> sudokus_of_object(const JsonValue& object) {
    PastedText all;
    std::optional<PastedGrid> solution;
    std::string title, words;
    std::vector<std::string> unknown;
    for (const auto& [name, value] : object.fields()) {
        if (is_one_of(name, kGridFields)) {
            auto grids = sudokus_of_lists(value);
            if (!grids) return std::nullopt;
            append_grids(all, std::move(*grids));
        } else if (is_one_of(name, kSolutionFields)) {
            solution = one_grid(value);
        } else if (value.is(JsonKind::String) && (name == "title" || name == "name")) {
            title = value.text();
            words += title + "\n";
        } else if (value.is(JsonKind::String) && is_one_of(name, kFieldsOfWords)) {
            words += std::string(value.text()) + "\n";
        } else if (!is_one_of(name, kFieldsAboutSudoku)) {
            unknown.emplace_back(name);
        }
    }
    if (all.grids.empty()) return std::nullopt;
    const auto names = unknown_fields(object, {});
    for (const std::string& name : unknown) {
        if (std::ranges::find(names, name) != names.end()) all.not_understood.push_back("'" + name + "'");
    }
    all.words += words;
    PastedGrid& last = all.grids.back();
    if (all.grids.size() == 1 && !title.empty()) last.title = title;
    if (solution && has_solution_of(last, *solution)) last.solution = std::move(solution->cells);
    return all;
}

}  // namespace

std::vector<FormatPart> sudoku_list_fields() {
    std::vector<FormatPart> parts;
    for (const std::string_view name : kGridFields) parts.push_back({.name = name, .owner = "a sudoku"});
    for (const std::string_view name : kSolutionFields) parts.push_back({.name = name, .owner = "a sudoku"});
    for (const std::string_view name : kFieldsOfWords)
        parts.push_back({.name = name, .owner = "a sudoku: a rule that it names leaves no verdict"});
    for (const std::string_view name : kFieldsAboutSudoku) {
        const bool is_title = name == "title" || name == "name";
        const bool is_listed = std::ranges::find(kFieldsOfWords, name) != kFieldsOfWords.end();
        if (!is_listed)
            parts.push_back(
                {.name = name, .use = is_title ? PartUse::Read : PartUse::Skipped, .owner = "a sudoku"});
    }
    return parts;
}

std::optional<PastedText> sudokus_of_lists(const JsonValue& value) {
    if (value.is(JsonKind::Object)) return sudokus_of_object(value);
    if (auto grid = one_grid(value)) return PastedText{{std::move(*grid)}, {}, {}};
    if (!value.is(JsonKind::Array)) return std::nullopt;
    PastedText all;
    for (const JsonValue& member : value.members()) {
        auto grids = member.is(JsonKind::Array) || member.is(JsonKind::Object) || member.is(JsonKind::String)
                         ? sudokus_of_lists(member)
                         : std::nullopt;
        if (!grids) return std::nullopt;
        append_grids(all, std::move(*grids));
    }
    return all.grids.empty() ? std::nullopt : std::optional(std::move(all));
}

}  // namespace sator::exchange
