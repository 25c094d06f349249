#include "sator/exchange/pzprv3/pzpr_answer.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "sator/exchange/boards/kind_shape.hpp"
#include "sator/exchange/boards/rule_facts.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/puzzle_kind.hpp"

namespace sator::exchange {

namespace {

/// A cell without a mark, a marked one, and one that has a clue and no mark.
constexpr std::string_view kNoMark = ".", kMark = "#", kClue = "N";

/// Returns the cells of the puzzle in the places of the board. If a whole row or column has no cell, the grid is smaller than the board; both
/// are in reading order, and blocks are no cells.
std::vector<std::optional<CellId>> cells_of_board(const DrawnBoard& board, const Puzzle& puzzle) {
    const PuzzleFacts facts(puzzle);
    if (facts.columns == board.columns && facts.rows == board.rows) return facts.places;
    std::vector<std::uint8_t> is_block(board.cell_count(), 0);
    if (puzzle.kind != nullptr) {
        for (const puzzle::DrawnMark& mark : puzzle.kind->marks) {
            const bool is_inside = mark.row < board.rows && mark.column < board.columns;
            if (mark.is_block && is_inside) is_block[mark.row * board.columns + mark.column] = 1;
        }
    }
    std::vector<std::optional<CellId>> cells(board.cell_count());
    std::size_t next = 0;
    for (std::size_t place = 0; place < cells.size() && next < puzzle.grid.cell_count(); ++place) {
        if (is_block[place] == 0) cells[place] = CellId(next++);
    }
    return cells;
}

class AnswerReader {
  public:
    AnswerReader(const PzprBoard& board, const KindCodec& codec, const Puzzle& puzzle)
        : board_(board), puzzle_(puzzle), places_(cells_of_board(board.board, puzzle)) {
        const auto marks = codec.words_of("marks");
        counts_around_ = !marks.empty() && marks.back() == "around";
        for (std::size_t i = 0; i + 1 < marks.size(); i += 2)
            meanings_[std::string(marks[i])] = value_named(marks[i + 1]);
        for (const std::string_view word : codec.words_of("values")) numbered_.push_back(value_named(word));
        // Signs are no values: then the numbers of an answer are themselves.
        if (std::ranges::none_of(numbered_, [](const Meaning& meaning) { return meaning.has_value(); }))
            numbered_.clear();
        const auto drawn = codec.words_of("drawn");
        if (!drawn.empty()) drawn_ = value_named(drawn.front());
        if (drawn.size() > 1) drawn_twice_ = value_named(drawn.back());
        for (const std::string_view word : codec.words_of("visited")) visited_.push_back(value_named(word));
        place_lines();
    }

    std::vector<Given> read() const {
        std::vector<Given> known, all;
        bool is_begun = false;
        for (std::size_t place = 0; place < places_.size(); ++place) {
            if (!places_[place]) continue;
            const CellId cell = *places_[place];
            const auto before = value_without_answer(place, cell), entered = entered_value(place, cell);
            is_begun = is_begun || entered || is_given(cell);
            if (before) known.push_back({cell, *before, {}});
            const auto value = entered ? entered : before || is_open(place) ? before : unmarked_value(place);
            if (value) all.push_back({cell, *value, {}});
        }
        is_begun = is_begun || std::ranges::any_of(board_.lines, &PzprLine::is_drawn);
        if (is_begun) {
            add_lines(all);
            return all;
        }
        if (known.empty() && puzzle_.grid.cell_count() > 0)
            known.push_back(
                {CellId(0), unmarked_value(0).value_or(range_of(puzzle_, CellId(0)).front()), {}});
        return known;
    }

  private:
    using Meaning = std::optional<ValueId>;

    Meaning meaning_of(std::string_view mark) const {
        const auto found = meanings_.find(mark);
        return found == meanings_.end() ? std::nullopt : found->second;
    }

    /// Whether the mark says that something is in the cell, and not what.
    bool is_open(std::size_t place) const {
        const auto found = meanings_.find(board_.marks[place]);
        return board_.marks[place] != kNoMark && found != meanings_.end() && !found->second;
    }

    /// Returns the value that the answer's mark enters, if it is one.
    Meaning entered_value(std::size_t place, CellId cell) const {
        if (!visited_.empty() && is_drawn_at_[cell.index()]) return visited_.front();
        const std::string& mark = board_.marks[place];
        if (mark == kNoMark) return std::nullopt;
        if (const auto found = meanings_.find(mark); found != meanings_.end()) return found->second;
        return value_of_number(pzpr_number(mark));
    }

    /// Returns the value of a cell that can have only one, or whose value is known.
    Meaning value_without_answer(std::size_t place, CellId cell) const {
        const auto range = range_of(puzzle_, cell);
        if (range.size() == 1) return range.front();
        const auto& own = board_.board.sign_numbers;
        const int number = own.empty() || own[place] < 0 ? board_.board.cells[place] : own[place];
        return is_given(cell) ? value_of_number(number) : std::nullopt;
    }

    bool is_given(CellId cell) const {
        return std::ranges::any_of(puzzle_.initials, [&](const Initial& initial) {
            return std::ranges::find(initial.givens, cell, &Given::cell) != initial.givens.end();
        });
    }

    /// Returns the value of a cell without a mark: that of ".", or with "marks . around" the number of marked cells around it.
    Meaning unmarked_value(std::size_t place) const {
        if (visited_.size() > 1) return visited_.back();
        if (board_.board.cells[place] != DrawnBoard::kOpen && meanings_.contains(kClue))
            return meaning_of(kClue);
        if (!counts_around_) return meaning_of(kNoMark);
        const auto row = place / board_.board.columns, column = place % board_.board.columns;
        int marked = 0;
        for (std::size_t r = row == 0 ? 0 : row - 1; r <= std::min(row + 1, board_.board.rows - 1); ++r) {
            for (std::size_t c = column == 0 ? 0 : column - 1;
                 c <= std::min(column + 1, board_.board.columns - 1); ++c)
                marked += board_.marks[r * board_.board.columns + c] == kMark ? 1 : 0;
        }
        return value_of_number(marked);
    }

    Meaning value_of_number(int number) const {
        if (number < 0) return std::nullopt;
        if (numbered_.empty()) return find(std::to_string(number));
        const auto index = static_cast<std::size_t>(number) - 1;
        return index < numbered_.size() ? numbered_[index] : std::nullopt;
    }

    /// Returns the value with this name in the kind, or else with this symbol.
    Meaning value_named(std::string_view word) const {
        if (puzzle_.kind != nullptr) {
            for (const puzzle::ValueName& name : puzzle_.kind->values) {
                if (name.name == word) return find(symbol_of(name));
            }
        }
        return find(word);
    }

    Meaning find(std::string_view symbol) const {
        for (std::size_t v = 0; v < puzzle_.alphabet.symbols().size(); ++v) {
            const Symbol& here = puzzle_.alphabet.symbols()[v];
            if (here.to_string() == symbol || (symbol == "blank" && here == Symbol::blank()))
                return ValueId(v);
        }
        return std::nullopt;
    }

    /// Returns the grid's point of the board's upper left corner: not (0, 0) if the first rows or columns of the board have no cell.
    HalfCell origin(const puzzle::PositionMap& map) const {
        const auto first = std::ranges::find_if(places_, [](const auto& cell) { return cell.has_value(); });
        if (first == places_.end()) return {0, 0};
        const auto place = first - places_.begin(),
                   columns = static_cast<std::ptrdiff_t>(board_.board.columns);
        const HalfCell point = map.point(**first);
        return {point.row - 2 * static_cast<std::int32_t>(place / columns) - 1,
                point.column - 2 * static_cast<std::int32_t>(place % columns) - 1};
    }

    /// Finds the positions of the lines, and the cells that have one.
    void place_lines() {
        is_drawn_at_.assign(puzzle_.grid.position_count(), false);
        const puzzle::PositionMap map(puzzle_.grid);
        const HalfCell begin = origin(map);
        for (const PzprLine& line : board_.lines) {
            const auto position =
                map.find(line.sort, {line.at.row + begin.row, line.at.column + begin.column});
            if (!position || !line.is_drawn) continue;
            is_drawn_at_[position->index()] = true;
            if (line.is_double) are_two_at_.insert(position->index());
            for (const auto& cell : map.cells(*position)) {
                if (cell) is_drawn_at_[cell->index()] = true;
            }
        }
    }

    /// Adds the values of the places between cells. The rim of the board has borders, whether the answer lists it or not.
    void add_lines(std::vector<Given>& all) const {
        if (!drawn_) return;
        const puzzle::PositionMap map(puzzle_.grid);
        const bool lists_rim =
            std::ranges::any_of(board_.lines, [](const PzprLine& line) { return line.at.column == 0; });
        for (std::size_t i = puzzle_.grid.cell_count(); i < puzzle_.grid.position_count(); ++i) {
            const CellId position(i);
            const bool is_rim =
                puzzle_.grid.sort_of(position) == PositionSort::Edge &&
                std::ranges::any_of(map.cells(position), [](const auto& cell) { return !cell; });
            const auto range = range_of(puzzle_, position);
            const auto other = std::ranges::find_if(
                range, [&](ValueId value) { return value != *drawn_ && value != drawn_twice_; });
            if (are_two_at_.contains(i) && drawn_twice_)
                all.push_back({position, *drawn_twice_, {}});
            else if (is_drawn_at_[i] || (is_rim && !lists_rim))
                all.push_back({position, *drawn_, {}});
            else if (other != range.end())
                all.push_back({position, *other, {}});
        }
    }

    const PzprBoard& board_;
    const Puzzle& puzzle_;
    std::vector<std::optional<CellId>> places_;  // by cell of the board; nullopt for a block
    bool counts_around_ = false;
    Meaning drawn_, drawn_twice_;                           // of a line or a border, and of two lines
    std::set<std::size_t> are_two_at_;                      // positions with two lines
    std::vector<Meaning> visited_;                          // of a cell with a line, and of one without
    std::vector<bool> is_drawn_at_;                         // by position; a cell has it if a line reaches it
    std::map<std::string, Meaning, std::less<>> meanings_;  // by mark
    std::vector<Meaning> numbered_;                         // of the numbers from 1 on; empty: themselves
};

}  // namespace

void add_pzpr_answer(const PzprBoard& board, const KindCodec& codec, Puzzle& puzzle) {
    puzzle.solution = AnswerReader(board, codec, puzzle).read();
}

}  // namespace sator::exchange
