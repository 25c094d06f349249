#include "sator/exchange/square/square_puzzle.hpp"

#include <algorithm>
#include <set>

#include "sator/base/whole_number.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::exchange {

namespace {

SquareCells square_cells(const Slot& slot, std::size_t size) {
    SquareCells cells;
    for (const CellId cell : slot) cells.push_back(SquareCell::at(cell.index(), size));
    return cells;
}

/// Returns whether the rule says that its cells hold each number from 1 to `size` once, if they are `size` cells.
bool is_each_number_once(const RuleStatement& rule, std::string_view name, std::size_t size) {
    if (name == "distinct" || (name == "extra_region" && rule.arguments.empty())) return true;
    if (name != "permutation") return false;
    const std::string last = std::to_string(size);
    if (rule.arguments.size() == 1)
        return rule.arguments[0].text == "1.." + last || rule.arguments[0].text == "1..size";
    std::set<int> values;
    for (const Argument& argument : rule.arguments)
        values.insert(to_whole_number<int>(argument.text).value_or(0));
    return values.size() == size && rule.arguments.size() == size && *values.begin() == 1 &&
           *values.rbegin() == static_cast<int>(size);
}

class SquareReader {
  public:
    SquareReader(const Puzzle& puzzle, std::size_t size) : puzzle_(puzzle) {
        square_.size = size;
        square_.regions.resize(size * size);
    }

    SquarePuzzle read() {
        for (const RuleStatement& rule : puzzle_.rules) {
            const RuleEntry* entry = Registry::standard().find(rule.name);
            const std::string& name = entry == nullptr ? rule.name : entry->name;
            for (const MarkedDrawing& drawing : rule.drawings) {
                for (const Sequence& sequence : drawing) add(rule, name, sequence);
            }
        }
        std::size_t lines = 0;
        for (const auto& sequences : {rows_of(puzzle_.grid), columns_of(puzzle_.grid)}) {
            for (const Sequence& line : sequences) lines += take(line.cells) ? 1 : 0;
        }
        square_.has_lines = lines == 2 * square_.size;
        const std::vector<Sequence> diagonals = diagonals_of(puzzle_.grid);
        for (std::size_t i = 0; i < std::min<std::size_t>(2, diagonals.size()); ++i)
            square_.has_diagonal[i] = take(diagonals[i].cells);
        find_regions();
        for (const SquareCells& cells : once_) square_.more_regions.push_back(cells);
        find_candidates();
        const bool is_solved = puzzle_.solution.size() == puzzle_.grid.cell_count();
        for (const Given& given : is_solved ? puzzle_.solution : std::vector<Given>()) {
            square_.solution.resize(square_.regions.size());
            square_.solution[given.cell.index()] = static_cast<int>(given.value.index()) + 1;
        }
        return std::move(square_);
    }

  private:
    void add(const RuleStatement& rule, const std::string& name, const Sequence& sequence) {
        SquareCells cells = square_cells(sequence.cells, square_.size);
        if (cells.size() != square_.size || !is_each_number_once(rule, name, square_.size)) {
            square_.rules.push_back({&rule, name, std::move(cells), sequence.breaks});
            return;
        }
        std::ranges::sort(cells);
        if (std::ranges::find(once_, cells) == once_.end()) once_.push_back(std::move(cells));
    }

    /// Removes a sequence from those that hold each number once, and returns whether it was there.
    bool take(const Slot& slot) {
        SquareCells cells = square_cells(slot, square_.size);
        std::ranges::sort(cells);
        return std::erase(once_, cells) > 0;
    }

    void find_regions() {
        const auto usual = usual_square_regions(square_.size);
        std::vector<SquareCells> boxes(usual.front() ? square_.size : 0);
        for (std::size_t cell = 0; cell < usual.size(); ++cell) {
            if (usual[cell])
                boxes[static_cast<std::size_t>(*usual[cell])].push_back(SquareCell::at(cell, square_.size));
        }
        const auto has = [&](const SquareCells& box) { return std::ranges::find(once_, box) != once_.end(); };
        square_.has_usual_boxes = !boxes.empty() && std::ranges::all_of(boxes, has);
        if (!square_.has_usual_boxes) boxes = disjoint_sequences();
        if (boxes.size() != square_.size) return;
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            for (const SquareCell cell : boxes[i])
                square_.regions[cell.index(square_.size)] = static_cast<int>(i);
            std::erase(once_, boxes[i]);
        }
    }

    /// Takes sequences that share no cell with those before them.
    std::vector<SquareCells> disjoint_sequences() const {
        std::vector<SquareCells> sequences;
        std::set<SquareCell> seen;
        for (const SquareCells& cells : once_) {
            if (std::ranges::any_of(cells, [&](SquareCell cell) { return seen.contains(cell); })) continue;
            seen.insert(cells.begin(), cells.end());
            sequences.push_back(cells);
        }
        return sequences;
    }

    void find_candidates() {
        for (std::size_t cell = 0; cell < square_.regions.size(); ++cell) {
            std::vector<int> values;
            for (const ValueId value : range_of(puzzle_, CellId(cell)))
                values.push_back(static_cast<int>(value.index()) + 1);
            std::ranges::sort(values);
            if (values.size() < square_.size) square_.candidates[cell] = std::move(values);
        }
    }

    const Puzzle& puzzle_;
    SquarePuzzle square_;
    std::vector<SquareCells> once_;  // sequences that hold each number once, each sorted
};

}  // namespace

std::vector<int> SquarePuzzle::givens(const Initial& initial) const {
    std::vector<int> values(size * size);
    for (const Given& given : initial.givens)
        values[given.cell.index()] = static_cast<int>(given.value.index()) + 1;
    return values;
}

std::expected<SquarePuzzle, Diagnostic> to_square_puzzle(const Puzzle& puzzle) {
    const std::size_t size = puzzle.grid.rows.size();
    const bool is_square =
        puzzle.grid.kind != GridKind::Hexagon && puzzle.grid.blocks.size() <= 1 &&
        std::ranges::all_of(puzzle.grid.rows, [&](const Slot& row) { return row.size() == size; }) &&
        columns_of(puzzle.grid).size() == size;
    if (!is_square) return std::unexpected(error_at({}, "the format has only square grids"));
    bool has_numbers = puzzle.alphabet.size() == size;
    for (std::size_t i = 0; has_numbers && i < size; ++i)
        has_numbers = puzzle.alphabet[i] == Symbol::of_number(static_cast<std::int64_t>(i) + 1);
    if (!has_numbers)
        return std::unexpected(
            error_at({}, "the format has only the numbers from 1 to the size of the grid"));
    return SquareReader(puzzle, size).read();
}

std::vector<Initial> initials_of(const Puzzle& puzzle) {
    return puzzle.initials.empty() ? std::vector<Initial>(1) : puzzle.initials;
}

}  // namespace sator::exchange
