// The rule `runs_around` gives the lengths of the runs in the ring of cells around a cell, as in Tapa. The ring has no beginning, and
// the lengths have no order.
#include <algorithm>
#include <array>
#include <string>

#include "sator/base/errors.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "runs_around LENGTHS VALUES";
constexpr std::size_t kRing = 8;
/// The steps to the cells around a cell, in a circle.
constexpr std::array<std::pair<int, int>, kRing> kCircle = {
    {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}}};

/// The runs of some values around a cell have the lengths. Without propagator of its own: Satisfies.
class RunsAround final : public Rule {
  public:
    /// `ring`: the cells around the place, in a circle; nullopt where the grid ends. `lengths` are in ascending order.
    RunsAround(Sequence place, const std::vector<std::optional<CellId>>& ring, std::string lengths,
               std::vector<ValueId> values, const Puzzle& puzzle)
        : place_(std::move(place)),
          lengths_(std::move(lengths)),
          values_(std::move(values)),
          is_counted_(value_bits(values_, puzzle)) {
        for (const auto& cell : ring) {
            position_.push_back(cell ? cells_.size() : kNoCell);
            if (cell) cells_.push_back(*cell);
        }
        if (cells_.empty()) cells_ = place_.cells;  // a rule has at least one cell
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        std::array<bool, kRing> is_on{};
        for (std::size_t i = 0; i < kRing; ++i) {
            if (position_[i] != kNoCell)
                is_on[i] = has_bit(is_counted_, static_cast<std::size_t>(values[position_[i]]));
        }
        return runs_of(is_on) == lengths_;
    }

    RuleWords words(const RuleNaming& naming) const override {
        const std::string cells = spoken_cells(naming.puzzle, values_, GrammaticalNumber::Many);
        const std::string subject = "the cells around " + naming.groups.cell(place_.cells[0]);
        if (lengths_.empty()) return {labelled(label(), subject), "have no " + cells};
        std::string runs;
        for (const char& length : lengths_)
            runs += (runs.empty()                  ? ""
                     : &length == &lengths_.back() ? " and "
                                                   : ", ") +
                    std::string(1, length);
        return {labelled(label(), subject), (lengths_.size() == 1 ? "have one run of " : "have runs of ") +
                                                runs + " " + cells + ", going round"};
    }

  private:
    static constexpr std::size_t kNoCell = SIZE_MAX;

    /// Returns the lengths of the runs in a circle, in ascending order, a digit each.
    static std::string runs_of(const std::array<bool, kRing>& is_on) {
        const auto off = std::ranges::find(is_on, false);
        if (off == is_on.end()) return std::to_string(kRing);
        const auto first = static_cast<std::size_t>(off - is_on.begin());
        std::string lengths;
        for (std::size_t i = 1; i <= kRing; ++i) {
            if (!is_on[(first + i) % kRing]) continue;
            if (is_on[(first + i - 1) % kRing]) {
                ++lengths.back();
            } else {
                lengths += '1';
            }
        }
        std::ranges::sort(lengths);
        return lengths;
    }

    Sequence place_;
    std::string lengths_;
    std::vector<ValueId> values_;
    std::vector<Word> is_counted_;       // by value
    std::vector<std::size_t> position_;  // by place in the circle: its cell among `cells_`
    Slot cells_;
};

/// Reads lengths such as 13: a run of 1 and one of 3. 0 alone means that there is no run.
std::expected<std::string, Diagnostic> read_digits(const Argument& argument) {
    std::string digits = argument.text;
    const auto is_length = [](char c) { return c >= '1' && c <= '8'; };
    if (digits == "0") return std::string();
    if (digits.empty() || !std::ranges::all_of(digits, is_length))
        return std::unexpected(error_at(argument.span, argument.text + " is no list of lengths of runs",
                                        "write e.g. 13 for a run of 1 and a run of 3, or 0 for none"));
    std::ranges::sort(digits);
    return digits;
}

std::vector<std::optional<CellId>> ring_of(CellId cell, const CellMap& map) {
    std::vector<std::optional<CellId>> ring;
    for (const auto& [down, right] : kCircle) ring.push_back(map.next(cell, {"", down, right}));
    return ring;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    if (statement.arguments.size() < 2)
        return std::unexpected(error_at(statement.span, "runs_around needs lengths and values",
                                        "write " + std::string(kSyntax) + ": runs_around 13 \"#\""));
    const auto lengths = read_digits(statement.arguments.front());
    if (!lengths) return failure(lengths);
    const auto values =
        value_arguments(statement, std::span(statement.arguments).subspan(1), puzzle, kSyntax);
    if (!values) return failure(values);
    const CellMap map(puzzle.grid);
    if (map.steps().size() != kRing)
        return std::unexpected(error_at(statement.span, "runs_around needs a grid of squares",
                                        "draw the cells in rows and columns"));
    return make_rule_per_sequence(
        sequences, [&](const Sequence& place) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            if (place.cells.size() != 1)
                return std::unexpected(error_at(statement.span,
                                                "runs_around is about the cells around one cell",
                                                "name single cells, e.g. 'at R3C3'"));
            return std::make_unique<RunsAround>(place, ring_of(place.cells[0], map), *lengths, *values,
                                                puzzle);
        });
}

}  // namespace

RuleEntry runs_around_rule() {
    return {
        .name = "runs_around",
        .syntax = std::string(kSyntax),
        .summary =
            "The cells with one of the values around a cell form runs of these lengths, a digit each, in any "
            "order, as in Tapa: 13 is a run of 1 and a run of 3, which do not touch. 0 means no run.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3\n"
            "range \".\" \"#\"\n"
            "\n"
            "rule runs_around 13 \"#\" at R2C2\n"
            "rule count \".\" 1 at R2C2\n",
        .example_solutions = 24,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
