#include "sator/exchange/boards/rule_facts.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "sator/base/whole_number.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/text/write/rule_text.hpp"

namespace sator::exchange {

namespace {

/// The rules whose meaning does not depend on the order of their cells.
constexpr std::array<std::string_view, 11> kUnordered = {"permutation", "distinct", "count",     "cage",
                                                         "sum",         "product",  "white_dot", "black_dot",
                                                         "difference",  "equal",    "anti_king"};
/// The rules whose arguments are a set of values.
constexpr std::array<std::string_view, 2> kSetArguments = {"permutation", "around"};

bool contains(std::span<const std::string_view> names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

/// Appends the values of an argument: "1..3" is 1, 2, 3.
void append_values(std::string_view text, std::size_t size, std::vector<std::string>& values) {
    constexpr int kMostValues = 1000;
    const std::size_t dots = text.find("..");
    if (dots != std::string_view::npos) {
        const auto last_text = text.substr(dots + 2);
        const auto first = small_number(text.substr(0, dots));
        const auto last = last_text == "size" ? static_cast<int>(size) : small_number(last_text);
        if (first && last && *first <= *last && *last - *first < kMostValues) {
            for (int value = *first; value <= *last; ++value) values.push_back(std::to_string(value));
            return;
        }
    }
    values.emplace_back(text);
}

std::vector<std::string> values_of(const RuleStatement& rule, std::size_t size) {
    std::vector<std::string> values;
    if (rule.name == kExpressionRule) return {rule.text};
    for (const Argument& argument : rule.arguments) {
        if (argument.kind == Argument::Kind::Bare && contains(kSetArguments, rule.name)) {
            append_values(argument.text, size, values);
        } else {
            values.push_back(argument.text + argument.flags);
        }
    }
    if (contains(kSetArguments, rule.name)) std::ranges::sort(values);
    return values;
}

void sort_cells(std::vector<Slot>& sequences) {
    for (Slot& cells : sequences) std::ranges::sort(cells, {}, &CellId::index);
}

void add_facts(const RuleStatement& rule, std::vector<RuleFact>& facts) {
    const RuleEntry* entry = Registry::standard().find(rule.name);
    const RuleShape shape = entry != nullptr ? entry->shape : RuleShape::OneSequence;
    const std::string name = entry != nullptr ? entry->name : rule.name;
    const std::string written = rule_head(rule).value_or(rule.name);
    const auto add = [&](std::vector<Slot> sequences, std::vector<std::uint32_t> breaks) {
        // The letters of a drawing of dominoes only say which numbers are equal.
        if (name == "dominoes")
            std::ranges::sort(sequences, {}, [](const Slot& cells) { return cells.front().index(); });
        if (contains(kUnordered, name)) sort_cells(sequences);
        const std::size_t size = sequences.empty() ? 0 : sequences.front().size();
        facts.push_back(
            {name, values_of(rule, size), std::move(sequences), std::move(breaks), written, rule.span});
        // What the rules inside say is not compared: such a rule is equal to none.
        if (!rule.inner.empty()) facts.back().arguments.push_back("inner " + std::to_string(facts.size()));
    };
    std::vector<Slot> all;
    for (const MarkedDrawing& drawing : rule.drawings) {
        std::vector<Slot> cells;
        for (const Sequence& sequence : drawing) {
            if (shape == RuleShape::OneSequence) {
                add({sequence.cells}, sequence.breaks);
            } else {
                cells.push_back(sequence.cells);
            }
        }
        if (shape == RuleShape::OneDrawing && !cells.empty()) add(cells, drawing.front().breaks);
        if (shape == RuleShape::AllDrawings) all.insert(all.end(), cells.begin(), cells.end());
    }
    if (!all.empty()) add(all, {});
}

}  // namespace

std::optional<int> small_number(std::string_view text) {
    const bool is_negative = text.starts_with('-');
    const auto number = to_whole_number<std::uint16_t>(text.substr(is_negative ? 1 : 0));
    if (!number) return std::nullopt;
    return is_negative ? -static_cast<int>(*number) : static_cast<int>(*number);
}

std::string RuleFact::key() const {
    std::string text = name;
    for (const std::string& argument : arguments)
        text += " " + std::to_string(argument.size()) + ":" + argument;
    for (const Slot& cells : sequences) {
        text += ";";
        for (const CellId cell : cells) text += " " + std::to_string(cell.index());
    }
    for (const std::uint32_t at : breaks) text += ":" + std::to_string(at);
    return text;
}

PuzzleFacts::PuzzleFacts(const Puzzle& from) : puzzle(from) {
    const auto coordinates = cell_coordinates(puzzle.grid);
    for (const CellCoordinates at : coordinates) {
        columns = std::max<std::size_t>(columns, at.column + 1);
        rows = std::max<std::size_t>(rows, at.row + 1);
    }
    if (!place_among_blocks(coordinates)) {
        places.resize(columns * rows);
        for (std::size_t cell = 0; cell < coordinates.size(); ++cell)
            places[coordinates[cell].row * columns + coordinates[cell].column] = CellId(cell);
    }
    for (const RuleStatement& rule : puzzle.rules) add_facts(rule, rules);
}

/// The cells and the blocks of a kind's drawing fill the board. Rows of blocks are no rows of the grid: so each width is tried.
bool PuzzleFacts::place_among_blocks(std::span<const CellCoordinates> cells) {
    std::set<std::pair<std::size_t, std::size_t>> blocks;
    std::size_t least_rows = rows, least_columns = columns;
    // The first row and column of a kakuro are around its board.
    if (puzzle.kind != nullptr && puzzle.kind->name != "kakuro") {
        for (const puzzle::DrawnMark& mark : puzzle.kind->marks) {
            if (!mark.is_block) continue;
            blocks.emplace(mark.row, mark.column);
            least_rows = std::max<std::size_t>(least_rows, mark.row + 1);
            least_columns = std::max<std::size_t>(least_columns, mark.column + 1);
        }
    }
    const std::size_t all = cells.size() + blocks.size();
    for (std::size_t width = least_columns; !blocks.empty() && width * least_rows <= all; ++width) {
        if (all % width != 0) continue;
        std::vector<std::optional<CellId>> placed(all);
        std::size_t next = 0, place_before = 0;
        bool is_alike = true;
        for (std::size_t place = 0; place < all && is_alike; ++place) {
            if (blocks.contains({place / width, place % width})) continue;
            is_alike = next < cells.size();
            if (is_alike && next > 0) {
                const bool is_in_row = place / width == place_before / width;
                is_alike =
                    is_in_row == (cells[next].row == cells[next - 1].row) &&
                    (!is_in_row || place - place_before == cells[next].column - cells[next - 1].column);
            }
            if (is_alike) placed[place] = CellId(next++);
            place_before = place;
        }
        if (!is_alike || next != cells.size()) continue;
        columns = width;
        rows = all / width;
        places = std::move(placed);
        return true;
    }
    return false;
}

std::optional<std::size_t> PuzzleFacts::place_of(CellId position) const {
    const auto place = std::ranges::find(places, std::optional(position));
    if (place == places.end()) return std::nullopt;
    return static_cast<std::size_t>(place - places.begin());
}

std::vector<Given> PuzzleFacts::givens_in_cells() const {
    std::vector<Given> givens;
    if (puzzle.initials.empty()) return givens;
    std::ranges::copy_if(puzzle.initials.front().givens, std::back_inserter(givens),
                         [&](const Given& given) { return puzzle.grid.is_drawn(given.cell); });
    return givens;
}

Slot PuzzleFacts::line(Side side, std::size_t index) const {
    const bool is_column = side == Side::Top || side == Side::Bottom;
    Slot cells;
    for (std::size_t i = 0; i < (is_column ? rows : columns); ++i) {
        const auto& place = is_column ? places[i * columns + index] : places[index * columns + i];
        if (!place) return {};
        cells.push_back(*place);
    }
    if (side == Side::Bottom || side == Side::Right) std::ranges::reverse(cells);
    return cells;
}

std::optional<std::string> PuzzleFacts::argument_of(std::string_view name, const Slot& cells,
                                                    std::size_t index) const {
    for (const RuleFact& rule : rules) {
        if (rule.name == name && rule.sequences.size() == 1 && rule.sequences.front() == cells &&
            index < rule.arguments.size())
            return rule.arguments[index];
    }
    return std::nullopt;
}

std::optional<DrawnBoard> board_of_givens(const PuzzleFacts& facts) {
    DrawnBoard board = empty_board(facts.columns, facts.rows);
    for (const Given& given : facts.givens_in_cells()) {
        const Symbol& symbol = facts.puzzle.alphabet[given.value];
        if (symbol.kind != Symbol::Kind::Number || symbol.number < 0 || symbol.number > 9999)
            return std::nullopt;
        board.cells[*facts.place_of(given.cell)] = static_cast<int>(symbol.number);
    }
    return board;
}

void read_sides(const PuzzleFacts& facts, std::string_view name, DrawnBoard& board, std::size_t argument) {
    for (const Side side : kSidesOfBoard) {
        for (std::size_t i = 0; i < board.side_length(side); ++i) {
            const auto text = facts.argument_of(name, facts.line(side, i), argument);
            board.side(side)[i] = text ? small_number(*text).value_or(DrawnBoard::kOpen) : DrawnBoard::kOpen;
        }
    }
}

bool read_regions_of(const PuzzleFacts& facts, std::string_view name, DrawnBoard& board) {
    std::vector<Slot> regions;
    for (const Sequence& region : facts.puzzle.regions) regions.push_back(region.cells);
    if (regions.empty()) {
        std::vector<Slot> lines;
        for (std::size_t i = 0; i < facts.columns; ++i) lines.push_back(facts.line(Side::Top, i));
        for (std::size_t i = 0; i < facts.rows; ++i) lines.push_back(facts.line(Side::Left, i));
        for (const RuleFact& rule : facts.rules) {
            if (rule.name != name || rule.sequences.size() != 1) continue;
            if (std::ranges::find(lines, rule.sequences.front()) == lines.end())
                regions.push_back(rule.sequences.front());
        }
    }
    auto of_cells = regions_of_slots(facts, regions);
    if (of_cells.empty()) return false;
    board.regions = std::move(of_cells);
    return true;
}

std::vector<int> regions_of_slots(const PuzzleFacts& facts, const std::vector<Slot>& slots,
                                  bool may_be_open) {
    std::vector<int> of_cell(facts.places.size(), DrawnBoard::kOpen);
    for (std::size_t region = 0; region < slots.size(); ++region) {
        for (const CellId cell : slots[region]) {
            const auto place = facts.place_of(cell);
            const bool is_free = place && of_cell[*place] == DrawnBoard::kOpen;
            if (!is_free) return {};
            of_cell[*place] = static_cast<int>(region);
        }
    }
    std::map<int, int> numbers;
    for (std::size_t cell = 0; cell < of_cell.size(); ++cell) {
        if (!facts.places[cell] && !may_be_open) continue;
        if (of_cell[cell] == DrawnBoard::kOpen && !may_be_open) return {};
        const int region =
            of_cell[cell] == DrawnBoard::kOpen ? static_cast<int>(slots.size() + cell) : of_cell[cell];
        of_cell[cell] = numbers.try_emplace(region, static_cast<int>(numbers.size())).first->second;
    }
    number_holes(of_cell);
    return of_cell;
}

}  // namespace sator::exchange
