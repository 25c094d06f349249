// Cells with one value are paired with neighbours that have another one, e.g. trees with tents: a matching that is not
// stated. One rule says it all (PairedValues). Beside it, a rule for each cell says the part that is easy to see: a tree has a
// tent beside it, and a tent a tree.
#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/propagators/languages/regular_dfa.hpp"
#include "sator/propagators/placement/paired_values.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/restated_rule.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/words/drawn_word.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "paired VALUE VALUE";

/// Each cell with one of the values has a partner of its own, a neighbour with the other one.
class Pairing final : public Rule {
  public:
    Pairing(Slot cells, PositionsBeside beside, std::array<Value, 2> values)
        : cells_(std::move(cells)), beside_(std::move(beside)), values_(values) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        Partners partners{.owner = std::vector(values.size(), kNone),
                          .tried_for = std::vector(values.size(), kNone)};
        for (std::uint32_t i = 0; i < values.size(); ++i) {
            if (values[i] == values_[0] && !find_partner(values, i, i, partners)) return false;
        }
        const auto unpaired = std::ranges::count(partners.owner, kNone);
        return std::ssize(values) - unpaired == std::ranges::count(values, values_[1]);
    }

    /// Cells that cannot hang together by pairs get a propagator for each part.
    void post(Model& model) const override {
        std::vector<std::uint32_t> place(cells_.size(), kNone);  // by position: its place in its part
        for (std::uint32_t first = 0; first < cells_.size(); ++first) {
            if (place[first] != kNone) continue;
            const std::vector<std::uint32_t> part = part_of(first, model, place);
            PositionsBeside beside(part.size());
            std::vector<VariableId> variables;
            for (std::size_t i = 0; i < part.size(); ++i) {
                variables.push_back(variable_of(cells_[part[i]]));
                for (const std::uint32_t other : beside_[part[i]]) {
                    if (may_pair(model, part[i], other)) beside[i].push_back(place[other]);
                }
            }
            model.post(std::make_shared<const PairedValues>(std::move(beside), values_[0], values_[1]),
                       variables);
        }
    }

    RuleWords words(const RuleNaming& naming) const override {
        const std::string first = spoken_value(naming.puzzle, value_id(values_[0])),
                          second = spoken_value(naming.puzzle, value_id(values_[1]));
        return {labelled(label(), "each " + first), "have " + with_article(second) +
                                                        " of its own beside it, and each " + second + " " +
                                                        with_article(first)};
    }

  private:
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFU;

    /// By position: of a partner, the cell that it belongs to, and the last cell for which it was tried.
    struct Partners {
        std::vector<std::uint32_t> owner, tried_for;
    };

    /// Returns whether the cells at two positions can be a pair.
    bool may_pair(const Model& model, std::uint32_t a, std::uint32_t b) const {
        const Domain of_a = model.initial_domain(variable_of(cells_[a])),
                     of_b = model.initial_domain(variable_of(cells_[b]));
        return (of_a.contains(values_[0]) && of_b.contains(values_[1])) ||
               (of_a.contains(values_[1]) && of_b.contains(values_[0]));
    }

    /// Returns the positions that hang together with the first one, and writes the place of each to `place`.
    std::vector<std::uint32_t> part_of(std::uint32_t first, const Model& model,
                                       std::vector<std::uint32_t>& place) const {
        std::vector<std::uint32_t> part{first};
        place[first] = 0;
        for (std::size_t next = 0; next < part.size(); ++next) {
            const std::uint32_t position = part[next];
            for (const std::uint32_t other : beside_[position]) {
                if (place[other] != kNone || !may_pair(model, position, other)) continue;
                place[other] = static_cast<std::uint32_t>(part.size());
                part.push_back(other);
            }
        }
        return part;
    }

    /// Finds a partner for the cell at a position. Others may change theirs. `first` is the cell that needs one more.
    bool find_partner(std::span<const Value> values, std::uint32_t position, std::uint32_t first,
                      Partners& partners) const {
        for (const std::uint32_t partner : beside_[position]) {
            if (values[partner] != values_[1] || std::exchange(partners.tried_for[partner], first) == first)
                continue;
            const std::uint32_t owner = partners.owner[partner];
            if (owner != kNone && !find_partner(values, owner, first, partners)) continue;
            partners.owner[partner] = position;
            return true;
        }
        return false;
    }

    Slot cells_;
    PositionsBeside beside_;
    std::array<Value, 2> values_;
};

/// A cell that has one of the values has a neighbour with the other one. The pairing implies it.
class HasPartner final : public RestatedRule {
  public:
    /// `cells`: the cell, then those beside it. `is_known`: the cell has the value.
    HasPartner(Slot cells, Value own, Value other, bool is_known,
               std::shared_ptr<const TransitionTable> automaton)
        : cells_(std::move(cells)),
          own_(own),
          other_(other),
          is_known_(is_known),
          automaton_(std::move(automaton)) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        return values[0] != own_ || std::ranges::find(values.subspan(1), other_) != values.end();
    }

    void post(Model& model) const override {
        model.post_redundant(std::make_shared<const RegularDfa>(automaton_), variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        const std::string own = spoken_value(naming.puzzle, value_id(own_)),
                          other = spoken_value(naming.puzzle, value_id(other_));
        return {(is_known_ ? "the " + own : with_article(own)) + " at " + naming.groups.cell(cells_[0]),
                "have " + with_article(other) + " beside it"};
    }

  private:
    Slot cells_;
    Value own_, other_;
    bool is_known_;
    std::shared_ptr<const TransitionTable> automaton_;
};

/// Returns the automaton of HasPartner: the own value first, then the other one somewhere; or another value first.
std::shared_ptr<const TransitionTable> partner_automaton(Value own, Value other, std::size_t values) {
    enum class State : std::uint8_t { Start, Alone, Satisfied };
    return std::make_shared<const TransitionTable>(*build_transition_table(
        State::Start, values,
        [&](State state, Value v) -> std::optional<State> {
            if (state == State::Start) return v == own ? State::Alone : State::Satisfied;
            return state == State::Alone && v != other ? State::Alone : State::Satisfied;
        },
        [](State state) { return state == State::Satisfied; }, 3));
}

/// Returns the positions beside each of the cells: those that share an edge.
PositionsBeside positions_beside(const Grid& grid, const Slot& cells) {
    const CellMap map(grid, cells);
    PositionsBeside beside(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const CellStep& step : map.edge_steps()) {
            if (const auto next = map.next(cells[i], step))
                beside[i].push_back(
                    static_cast<std::uint32_t>(std::ranges::lower_bound(cells, *next) - cells.begin()));
        }
    }
    return beside;
}

/// Adds a rule for each cell that can have one of the values.
void add_partners(const Slot& cells, const PositionsBeside& beside, const std::array<Value, 2>& values,
                  const Puzzle& puzzle, RuleList& rules) {
    for (const std::size_t own : {0U, 1U}) {
        const auto automaton =
            partner_automaton(values[own], values[1 - own], value_words(puzzle) * kWordBits);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::vector<ValueId> range = range_of(puzzle, cells[i]);
            if (std::ranges::find(range, value_id(values[own])) == range.end()) continue;
            Slot own_cells{cells[i]};
            for (const std::uint32_t position : beside[i]) own_cells.push_back(cells[position]);
            rules.push_back(std::make_unique<HasPartner>(std::move(own_cells), values[own], values[1 - own],
                                                         range.size() == 1, automaton));
        }
    }
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const auto listed = value_arguments(statement, statement.arguments, context.puzzle, kSyntax);
    if (!listed) return failure(listed);
    if (listed->size() != 2 || (*listed)[0] == (*listed)[1]) {
        return std::unexpected(error_at(statement.span, "paired needs two different values",
                                        "write " + std::string(kSyntax) + ": paired T A"));
    }
    const std::array<Value, 2> values{value_of((*listed)[0]), value_of((*listed)[1])};
    const Slot cells = cells_of(sequences);
    const PositionsBeside beside = positions_beside(context.puzzle.grid, cells);
    RuleList rules;
    rules.push_back(std::make_unique<Pairing>(cells, beside, values));
    add_partners(cells, beside, values, context.puzzle, rules);
    return rules;
}

}  // namespace

RuleEntry paired_rule() {
    return {
        .name = "paired",
        .syntax = std::string(kSyntax),
        .summary =
            "Each cell with the first value has a cell with the second value of its own beside it, sharing "
            "an edge, and each "
            "cell with the second value belongs to one with the first. Which of them form a pair is left "
            "open.",
        .shape = RuleShape::OneDrawing,
        .example =
            "grid 3x3\n"
            "range T at R1C2 R2C1 R2C3 R3C2\n"
            "range \".\" A at R1C1 R1C3 R2C2 R3C1 R3C3\n"
            "\n"
            "rule paired T A at all\n"
            "rule anti_king A at all\n",
        .example_solutions = 1,
        .default_place = "all",
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
