#include "sator/rules/see_own.hpp"

#include <algorithm>
#include <optional>

#include "sator/propagators/counts/own_seen_cells.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/spoken_values.hpp"

namespace sator::rules {

namespace {

/// If the cell that looks holds a number, it is the number of cells seen.
class SeeOwn final : public Rule {
  public:
    SeeOwn(CellId own, std::span<const Slot> views, std::span<const ValueId> blocking, const Puzzle& puzzle)
        : blocking_(blocking.begin(), blocking.end()),
          is_blocking_(value_bits(blocking, puzzle)),
          cells_{own} {
        for (const Slot& view : views) {
            lengths_.push_back(static_cast<std::uint32_t>(view.size()));
            cells_.insert(cells_.end(), view.begin(), view.end());
        }
        for (const Symbol& symbol : puzzle.alphabet.symbols()) {
            const bool is_number = symbol.kind == Symbol::Kind::Number;
            constexpr std::int64_t kNeverSeen =
                1 << 20;  // more cells than any view has, as are negative numbers
            const bool can_be_seen = symbol.number >= 0 && symbol.number < kNeverSeen;
            numbers_.push_back(!is_number ? std::nullopt
                                          : std::optional(static_cast<std::uint32_t>(
                                                can_be_seen ? symbol.number : kNeverSeen)));
        }
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        const auto& number = numbers_[static_cast<std::size_t>(values[0])];
        std::size_t seen = 0, first = 1;
        for (const std::uint32_t length : lengths_) {
            const auto view = values.subspan(first, length);
            seen += static_cast<std::size_t>(
                std::ranges::find_if(
                    view, [&](Value v) { return has_bit(is_blocking_, static_cast<std::size_t>(v)); }) -
                view.begin());
            first += length;
        }
        return !number || *number == seen;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const OwnSeenCells>(lengths_, is_blocking_, numbers_),
                   variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        const std::string cell = cell_name(naming.puzzle.grid, cells_[0]);
        return {labelled(label(), "a number in " + cell),
                "be the number of cells seen from there before the first " +
                    spoken_cells(naming.puzzle, blocking_, GrammaticalNumber::One) + " in each direction"};
    }

  private:
    std::vector<ValueId> blocking_;
    std::vector<Word> is_blocking_;  // by value
    std::vector<std::optional<std::uint32_t>> numbers_;
    std::vector<std::uint32_t> lengths_;
    Slot cells_;
};

}  // namespace

std::unique_ptr<Rule> see_own_rule(CellId own, std::span<const Slot> views, std::span<const ValueId> blocking,
                                   const Puzzle& puzzle) {
    return std::make_unique<SeeOwn>(own, views, blocking, puzzle);
}

}  // namespace sator::rules
