#include "sator/render/json/board_json.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/render/json/entries_json.hpp"
#include "sator/render/json/length_json.hpp"
#include "sator/render/json/text_units.hpp"
#include "sator/render/kinds/glyphs.hpp"
#include "sator/render/kinds/kind_looks.hpp"
#include "sator/text/half_cells/between_looks.hpp"
#include "sator/text/write/rule_text.hpp"

namespace sator::render {

namespace {

using Json = nlohmann::ordered_json;

/// The distance of an outside place from the centre of the first cell of its line, in widths of a cell.
constexpr double kOutside = 0.95;

/// The width of the place of a mark at a corner, in widths of a cell.
constexpr double kCornerSize = 0.5;

/// The width of the cell that the glyphs of values are given for. Lengths have two decimals.
constexpr double kGlyphSide = 100;

/// A step from a cell to one that touches it.
struct EdgeStep {
    std::string_view name;
    LatticePlace by;
};
constexpr std::array<EdgeStep, 8> kSquareSteps = {{{"left", {0, -1}},
                                                   {"right", {0, 1}},
                                                   {"up", {-1, 0}},
                                                   {"down", {1, 0}},
                                                   {"left-up", {-1, -1}},
                                                   {"right-up", {-1, 1}},
                                                   {"left-down", {1, -1}},
                                                   {"right-down", {1, 1}}}};
/// In a hexagonal lattice, neighbours in a row differ by two half cells.
constexpr std::array<EdgeStep, 6> kHexagonSteps = {{{"left", {0, -2}},
                                                    {"right", {0, 2}},
                                                    {"left-up", {-1, -1}},
                                                    {"right-up", {-1, 1}},
                                                    {"left-down", {1, -1}},
                                                    {"right-down", {1, 1}}}};

std::span<const EdgeStep> steps_of(const Board& board) {
    if (!board.has_lattice) return {};
    if (board.shape == CellShape::Hexagon) return kHexagonSteps;
    return kSquareSteps;
}

std::string_view look_name(text::BetweenLook look) {
    constexpr std::array<std::string_view, 5> kNames = {"nothing", "line", "border", "double", "text"};
    return kNames[static_cast<std::size_t>(look)];
}

Json cells_json(const Slot& cells) {
    Json json = Json::array();
    for (const CellId cell : cells) json.push_back(cell.index());
    return json;
}

Json cell_json(const PicturedPuzzle& pictured, CellId cell) {
    const Puzzle& puzzle = pictured.puzzle;
    const Board& board = pictured.board;
    Json json = {{"id", cell.index()},
                 {"name", cell_name(puzzle.grid, cell)},
                 {"at", point_json(board.centre(cell))},
                 {"outline", Json::array()},
                 {"values", Json::array()}};
    for (const Point corner : board.corners(board.centre(cell)))
        json["outline"].push_back(point_json(corner));
    for (const ValueId value : range_of(puzzle, cell))
        json["values"].push_back(pictured.words.of(puzzle, value));
    Json& next = json["next"] = Json::object();
    for (const EdgeStep& step : steps_of(board)) {
        const LatticePlace& place = board.places[cell.index()];
        if (const auto other = board.find({place.row + step.by.row, place.column + step.by.column}))
            next[step.name] = other->index();
    }
    return json;
}

/// Where an edge, a link or a corner is, how the line along it runs, and how each value is drawn.
Json between_json(const PicturedPuzzle& pictured, CellId position, const text::BetweenLooks& looks,
                  const std::string& name) {
    const BetweenLine& line = pictured.board.line(position);
    const std::string plural(puzzle::plural_of(pictured.puzzle.grid.sort_of(position)));
    Json json = {{"id", position.index()},
                 {"name", name},
                 {"sort", plural.substr(0, plural.size() - 1)},
                 {"at", point_json(line.at)},
                 {"line", Json::array({point_json(line.from), point_json(line.to)})},
                 {"values", Json::array()}};
    for (const ValueId value : range_of(pictured.puzzle, position))
        json["values"].push_back({{"value", pictured.words.of(pictured.puzzle, value)},
                                  {"look", look_name(looks.of(position, value))}});
    return json;
}

/// Adds what lies between the cells, if the puzzle has it.
void add_between(Json& line, const PicturedPuzzle& pictured, LimitWatch& watch) {
    const Grid& grid = pictured.puzzle.grid;
    if (grid.between.empty()) return;
    const text::BetweenLooks looks(pictured.puzzle);
    const CellNames names(grid);
    Json& between = line["between"] = Json::array();
    for (std::size_t i = grid.cell_count(); i < grid.position_count() && !watch.is_over(1); ++i)
        between.push_back(between_json(pictured, CellId(i), looks, names.of(CellId(i))));
}

/// All arguments of a rule, or only its own: those that do not stand above a list or a block of clues.
enum class ShownArguments : std::uint8_t { All, Own };
std::string arguments_text(const RuleStatement& rule, ShownArguments shown) {
    std::string text;
    for (const Argument& argument : rule.arguments) {
        const bool is_shared = rule.list_span.line != 0 && argument.span.line == rule.list_span.line;
        if (is_shared && shown == ShownArguments::Own) continue;
        text += (text.empty() ? "" : " ") + argument_text(argument);
    }
    return text;
}

Json drawn_rule_json(const RuleStatement& rule, std::size_t index, const TextUnits& units) {
    Json json = {
        {"id", index},
        {"name", rule.name},
        {"arguments", rule.arguments.empty() ? rule.text : arguments_text(rule, ShownArguments::All)},
        {"clue", arguments_text(rule, ShownArguments::Own)},
        {"of_kind", rule.is_of_kind},
        {"parts", Json::array()}};
    if (!rule.label.empty()) json["label"] = rule.label;
    for (const MarkedDrawing& drawing : rule.drawings) {
        for (const Sequence& sequence : drawing) json["parts"].push_back(cells_json(sequence.cells));
    }
    if (rule.span.line == 0) return json;
    json["line"] = rule.span.line;
    json["column"] = rule.span.column;
    json["length"] = rule.span.length;
    if (const auto range = units.range(rule.span)) {
        json["from"] = range->from;
        json["to"] = range->to;
    }
    return json;
}

/// The sides of a grid, by axis: the list that reads its lines forwards, and the one that reads them backwards.
struct Sides {
    std::string_view forwards, backwards;
};

std::array<Sides, kAxisCount> sides_of(const Grid& grid) {
    if (grid.kind == GridKind::Hexagon) return {{{"x", "x_back"}, {"y", "y_back"}, {"z", "z_back"}}};
    return {{{"top", "bottom"}, {"left", "right"}, {"", ""}}};
}

Json outside_json(const Board& board, std::string_view side, std::size_t line, Slot cells,
                  bool is_backwards) {
    // A line of one cell is read as its label says.
    const std::string label = side == "top" || side == "bottom" ? "column 1" : "row 1";
    Point reading = reading_direction(board, {label, cells});
    if (is_backwards && cells.size() == 1) reading = reading * -1;
    const Point at = board.centre(cells.front()) - reading * (board.side * kOutside);
    return {{"side", side},
            {"line", line},
            {"at", point_json(at)},
            {"reading", point_json(reading)},
            {"cells", cells_json(cells)}};
}

void add_outside(Json& outside, const PicturedPuzzle& pictured, LimitWatch& watch) {
    const auto lines = lines_of(pictured.puzzle.grid);
    const auto sides = sides_of(pictured.puzzle.grid);
    for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
        for (std::size_t line = 0; line < lines[axis].size() && !sides[axis].forwards.empty(); ++line) {
            Slot cells = lines[axis][line];
            if (cells.empty() || watch.is_over(1)) continue;
            outside.push_back(outside_json(pictured.board, sides[axis].forwards, line + 1, cells, false));
            std::ranges::reverse(cells);
            outside.push_back(outside_json(pictured.board, sides[axis].backwards, line + 1, cells, true));
        }
    }
}

/// Returns the place of the lattice that has the mark of the first row and column; nullopt if no mark is a cell's.
std::optional<LatticePlace> first_mark(const PicturedPuzzle& pictured) {
    for (const PictureMark& mark : pictured.marks) {
        if (!mark.cell) continue;
        const LatticePlace place = pictured.board.places[mark.cell->index()];
        return LatticePlace{place.row - static_cast<std::int32_t>(mark.row),
                            place.column - static_cast<std::int32_t>(mark.column)};
    }
    return std::nullopt;
}

/// Adds a mark around a point; its outline has the form of a cell, in this size.
Json& add_mark(Json& marks, const PictureMark& mark, Point at, const Board& board, double size) {
    Json& json = marks.emplace_back(Json{{"row", mark.row + 1},
                                         {"column", mark.column + 1},
                                         {"text", mark.text},
                                         {"at", point_json(at)},
                                         {"outline", Json::array()}});
    for (const Point corner : board.corners(at))
        json["outline"].push_back(
            point_json({at.x + (corner.x - at.x) * size, at.y + (corner.y - at.y) * size}));
    return json;
}

void add_marks(Json& line, const PicturedPuzzle& pictured) {
    const Board& board = pictured.board;
    const auto first = board.has_lattice ? first_mark(pictured) : std::nullopt;
    if (!first) return;
    Json& marks = line["marks"] = Json::array();
    for (const PictureMark& mark : pictured.marks) {
        const Point at = board.centre(LatticePlace{first->row + static_cast<std::int32_t>(mark.row),
                                                   first->column + static_cast<std::int32_t>(mark.column)});
        Json& json = add_mark(marks, mark, at, board, 1);
        if (mark.cell) json["cell"] = mark.cell->index();
    }
}

/// Adds the marks at corners. A grid with them has no holes, so that its first cell is in the first row and column.
void add_corner_marks(Json& line, const PicturedPuzzle& pictured) {
    const Board& board = pictured.board;
    if (pictured.corner_marks.empty() || !board.has_lattice || board.places.empty()) return;
    const LatticePlace first = board.places.front();
    Json& corners = line["corners"] = Json::array();
    for (const PictureMark& mark : pictured.corner_marks) {
        const Point cell = board.centre(LatticePlace{first.row + static_cast<std::int32_t>(mark.row),
                                                     first.column + static_cast<std::int32_t>(mark.column)});
        const Point at{cell.x - board.side / 2, cell.y - board.side / 2};
        add_mark(corners, mark, at, board, kCornerSize);
    }
}

/// Returns how a value is drawn and what people call it; null if it is drawn as its symbol and has no name.
Json look_json(const PicturedPuzzle& pictured, ValueId value, const ValueLook& look) {
    const Puzzle& puzzle = pictured.puzzle;
    Json json = {{"value", pictured.words.of(puzzle, value)}};
    if (look.is_filled || is_black(puzzle.alphabet[value])) json["filled"] = true;
    if (look.is_open || is_white(puzzle.alphabet[value])) json["open"] = true;
    if (look.glyph) {
        Json& parts = json["path"] = Json::array();
        for (const auto& part : glyph_outline(*look.glyph, {0, 0}, kGlyphSide).parts) {
            Json& points = parts.emplace_back(Json::array());
            for (const Point point : part) points.push_back(point_json(point));
        }
    }
    if (look.glyph == text::Glyph::Ship) json["joins"] = true;
    if (!look.colour.empty()) json["style"] = look.colour;
    if (const ValueName* name = value_name(puzzle, value)) {
        json["name"] = spaced(name->name);
        json["german"] = spaced(name->german.empty() ? name->name : name->german);
    }
    return json.size() == 1 ? Json() : json;
}

/// Adds the looks of values, and what clicks enter: what the kind says, or both values of a puzzle of two, the filled one first.
void add_looks(Json& line, const PicturedPuzzle& pictured) {
    const Puzzle& puzzle = pictured.puzzle;
    const std::vector<ValueLook> looks = value_looks(puzzle);
    Json& json = line["looks"] = Json::array();
    for (std::size_t i = 0; i < looks.size(); ++i) {
        if (Json look = look_json(pictured, ValueId(i), looks[i]); !look.is_null())
            json.push_back(std::move(look));
    }
    Json& clicks = line["clicks"] = Json::array();
    for (const ValueId value : clicked_values(puzzle)) clicks.push_back(pictured.words.of(puzzle, value));
}

}  // namespace

void add_board(Json& line, const PicturedPuzzle& pictured, LimitWatch& watch) {
    const Puzzle& puzzle = pictured.puzzle;
    const Board& board = pictured.board;
    line["shape"] = !board.has_lattice ? "free" : board.shape == CellShape::Hexagon ? "hexagon" : "square";
    line["side"] = length_json(board.side);
    Json& cells = line["cells"] = Json::array();
    for (std::size_t cell = 0; cell < puzzle.grid.cell_count(); ++cell) {
        if (watch.is_over(1)) return;
        cells.push_back(cell_json(pictured, CellId(cell)));
    }
    add_between(line, pictured, watch);
    if (watch.is_over()) return;
    if (pictured.initial < puzzle.initials.size()) {
        for (const Given& given : puzzle.initials[pictured.initial].givens) {
            const bool is_cell = puzzle.grid.is_drawn(given.cell);
            const std::size_t at = given.cell.index() - (is_cell ? 0 : puzzle.grid.cell_count());
            line[is_cell ? "cells" : "between"][at]["given"] = pictured.words.of(puzzle, given.value);
        }
    }
    const TextUnits units(puzzle.text == nullptr ? "" : *puzzle.text);
    Json& rules = line["rules"] = Json::array();
    for (std::size_t i = 0; i < puzzle.rules.size(); ++i) {
        if (watch.is_over(1)) return;
        rules.push_back(drawn_rule_json(puzzle.rules[i], i, units));
    }
    Json& outside = line["outside"] = Json::array();
    if (board.has_lattice) add_outside(outside, pictured, watch);
    add_marks(line, pictured);
    add_corner_marks(line, pictured);
    add_entries(line, puzzle);
    add_looks(line, pictured);
}

}  // namespace sator::render
