#include "sator/puzzle/broken_references.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::puzzle {

namespace {

using Checked = std::expected<void, Diagnostic>;

class ReferenceCheck {
  public:
    explicit ReferenceCheck(const Puzzle& puzzle) : puzzle_(puzzle) {}

    Checked run() {
        if (cell_count() > 0 && puzzle_.alphabet.size() == 0)
            return std::unexpected(error_in(puzzle_.file, "the puzzle has cells, but no values for them",
                                            "give it an alphabet"));
        ranges();
        cells(puzzle_.message, "the hidden message");
        sequences(puzzle_.regions, "a region");
        for (const Decoration& decoration : puzzle_.decorations) cells(decoration.cells, "a decoration");
        for (const RuleStatement& rule : puzzle_.rules) statement(rule);
        for (const Initial& initial : puzzle_.initials) givens(initial.givens, "a given");
        givens(puzzle_.solution, "the solution");
        return checked_;
    }

  private:
    std::size_t cell_count() const { return puzzle_.grid.position_count(); }

    void ranges() {
        const std::size_t count = puzzle_.ranges.size();
        if (count != 0 && count != cell_count())
            refuse(fmt::format("there are {} ranges, but {} cells", count, cell_count()));
        for (const auto& range : puzzle_.ranges) {
            if (!std::ranges::all_of(range, [&](ValueId v) { return exists(v); }))
                refuse("a range has a value that is not in the alphabet");
        }
    }
    void statement(const RuleStatement& rule) {
        for (const MarkedDrawing& drawing : rule.drawings) sequences(drawing, rule.name);
        for (const RuleStatement& inner : rule.inner) statement(inner);
    }
    void sequences(std::span<const Sequence> all, std::string_view what) {
        for (const Sequence& sequence : all) {
            cells(sequence.cells, what);
            const auto is_inside = [&](std::uint32_t at) { return at <= sequence.cells.size(); };
            if (!std::ranges::all_of(sequence.breaks, is_inside))
                refuse(fmt::format("a part of {} begins behind its last cell", what));
        }
    }
    void cells(std::span<const CellId> all, std::string_view what) {
        if (!std::ranges::all_of(all, [&](CellId cell) { return exists(cell); }))
            refuse(fmt::format("{} has a cell that the grid does not have", what));
    }
    void givens(std::span<const Given> all, std::string_view what) {
        const auto is_there = [&](const Given& given) { return exists(given.cell) && exists(given.value); };
        if (!std::ranges::all_of(all, is_there))
            refuse(fmt::format("{} names a cell or a value that does not exist", what));
    }

    bool exists(CellId cell) const { return cell.index() < cell_count(); }
    bool exists(ValueId value) const { return value.index() < puzzle_.alphabet.size(); }
    void refuse(std::string message) {
        if (!checked_) return;
        checked_ = std::unexpected(error_in(puzzle_.file, std::move(message),
                                            fmt::format("cells are counted from 0 to {}, values from 0 to {}",
                                                        cell_count() - 1, puzzle_.alphabet.size() - 1)));
    }

    const Puzzle& puzzle_;
    Checked checked_;
};

}  // namespace

Checked check_references(const Puzzle& puzzle) {
    return ReferenceCheck(puzzle).run();
}

}  // namespace sator::puzzle
