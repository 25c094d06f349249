// A number says how many cells are seen before something blocks the view: from a cell in several directions, or from the edge
// along a line.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/counts/seen_cells.hpp"
#include "sator/propagators/languages/regular_dfa.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"
#include "sator/rules/see_own.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "see N|own until VALUES [self] [edges] [DIRECTIONS]";

/// What a statement says, for all its sequences.
struct Demand {
    CountRange seen;
    std::vector<ValueId> blocking;
    bool counts_self = false;
    bool is_through_edges = false;        ///< edges have the blocking values
    bool is_own = false;                  ///< a number in the cell that looks is the number of cells
    std::vector<std::string> directions;  ///< names of steps; empty: all that cross an edge
};

/// The cells that one direction shows, or both directions of a torus at once: then the first cell is seen from one side, the last one
/// from the other.
struct View {
    Slot cells;
    bool is_ring = false;
};

/// Counts the cells that are seen while their values are read view by view.
struct SeenSoFar {
    std::size_t view = 0, read = 0;    ///< the view, and the number of its cells that were read
    std::uint32_t seen = 0, last = 0;  ///< `last`: the cells of a ring since the last one that blocks
    bool is_blocked = false;

    friend auto operator<=>(const SeenSoFar&, const SeenSoFar&) = default;

    void read_cell(bool blocks, bool is_ring, std::size_t length) {
        if (blocks) {
            is_blocked = true;
            last = 0;
        } else if (!is_blocked) {
            ++seen;
        } else if (is_ring) {
            ++last;
        }
        if (++read == length) *this = {view + 1, 0, seen + last, 0, false};
    }
};

/// Cells seen from a place, up to the first one that blocks.
class See final : public Rule {
  public:
    /// `views`: their cells, one view after the other; `own`: the cell that looks, or none if the first cell is at the edge.
    See(Sequence place, const std::vector<View>& views, std::optional<CellId> own, Demand demand,
        const Puzzle& puzzle)
        : place_(std::move(place)),
          own_(own),
          demand_(std::move(demand)),
          is_blocking_(value_bits(demand_.blocking, puzzle)) {
        for (const View& view : views) {
            lengths_.push_back(static_cast<std::uint32_t>(view.cells.size()));
            is_ring_.push_back(view.is_ring);
            cells_.insert(cells_.end(), view.cells.begin(), view.cells.end());
        }
        if (cells_.empty() && demand_.is_through_edges)
            cells_ = edges_around(place_.cells.front(), puzzle.grid);
        if (cells_.empty()) cells_ = place_.cells;  // nothing can be seen, but a rule has cells
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        SeenSoFar so_far;
        for (std::size_t i = 0; so_far.view < lengths_.size(); ++i)
            so_far.read_cell(blocks(values[i]), is_ring_[so_far.view], lengths_[so_far.view]);
        const std::uint32_t seen = so_far.seen + (counts_self() ? 1 : 0);
        return seen >= demand_.seen.least && seen <= demand_.seen.most;
    }

    void post(Model& model) const override {
        const std::uint32_t self = counts_self() ? 1 : 0;
        const auto without_self = [&](std::uint32_t n) { return n == CountRange::kUnbounded ? n : n - self; };
        if (demand_.seen.most < self) {
            model.post(std::make_shared<const SeenCells>(lengths_, is_blocking_, 1U, 0U),
                       variables_of(cells_));
            return;
        }
        const std::uint32_t least = demand_.seen.least < self ? 0 : without_self(demand_.seen.least);
        const std::uint32_t most = without_self(demand_.seen.most);
        if (std::ranges::find(is_ring_, true) != is_ring_.end())
            return model.post(std::make_shared<const RegularDfa>(automaton(least, most)),
                              variables_of(cells_));
        model.post(std::make_shared<const SeenCells>(lengths_, is_blocking_, least, most),
                   variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        const bool is_one = demand_.seen.least == 1 && demand_.seen.most == 1;
        std::string demand = "see " + demand_.seen.to_string() + (is_one ? " cell" : " cells");
        if (counts_self()) demand += ", its own included,";
        std::string blocking = spoken_cells(naming.puzzle, demand_.blocking, GrammaticalNumber::One);
        constexpr std::string_view kCell = "cell with ";
        if (demand_.is_through_edges && blocking.starts_with(kCell))
            blocking = "edge with " + blocking.substr(kCell.size());
        demand += " before the first " + blocking;
        if (own_ && lengths_.size() > 1) demand += " in each direction";
        return {rule_subject(naming, place_, noun(), label(), ReadingDirection::Matters), std::move(demand)};
    }

    RuleNoun noun() const override { return own_ ? RuleNoun{} : RuleNoun{"clue", RuleNoun::Place::Outside}; }

  private:
    static Slot edges_around(CellId cell, const Grid& grid) {
        const PositionMap map(grid);
        return map.around(map.point(cell), PositionSort::Edge);
    }

    bool counts_self() const { return own_ && demand_.counts_self; }

    bool blocks(Value value) const { return has_bit(is_blocking_, static_cast<std::size_t>(value)); }

    /// Returns the automaton that reads the views and accepts from `least` to `most` cells seen.
    std::shared_ptr<const TransitionTable> automaton(std::uint32_t least, std::uint32_t most) const {
        const auto step = [&](SeenSoFar state, Value value) -> std::optional<SeenSoFar> {
            state.read_cell(blocks(value), is_ring_[state.view], lengths_[state.view]);
            if (most == CountRange::kUnbounded) state.seen = std::min(state.seen, least);
            return state.seen > most ? std::nullopt : std::optional(state);
        };
        const auto is_last_accepted = [&](const SeenSoFar& state) { return state.seen >= least; };
        return std::make_shared<const TransitionTable>(*build_transition_table(
            SeenSoFar(), is_blocking_.size() * kWordBits,
            [&](SeenSoFar state, Value value) {
                return state.view == lengths_.size() ? std::nullopt : step(state, value);
            },
            is_last_accepted, SIZE_MAX));
    }

    Sequence place_;
    std::optional<CellId> own_;
    Demand demand_;
    std::vector<Word> is_blocking_;  // by value
    std::vector<std::uint32_t> lengths_;
    std::vector<bool> is_ring_;  // by view
    Slot cells_;
};

bool is_word(const Argument& argument, std::string_view word) {
    return argument.kind == Argument::Kind::Bare && argument.text == word;
}

/// Removes the words `self` and `edges` and the names of directions from the end of the arguments.
void take_options(std::vector<Argument>& arguments, const CellMap& map, Demand& demand) {
    while (!arguments.empty()) {
        const Argument& last = arguments.back();
        const bool is_direction =
            std::ranges::any_of(map.steps(), [&](const CellStep& step) { return is_word(last, step.name); });
        if (!is_direction && !is_word(last, "self") && !is_word(last, "edges")) return;
        if (is_direction)
            demand.directions.push_back(last.text);
        else if (is_word(last, "self"))
            demand.counts_self = true;
        else
            demand.is_through_edges = true;
        arguments.pop_back();
    }
}

std::expected<Demand, Diagnostic> read_demand(const RuleStatement& statement, const CellMap& map,
                                              const Puzzle& puzzle) {
    std::vector<Argument> arguments = statement.arguments;
    Demand demand;
    take_options(arguments, map, demand);
    if (arguments.size() < 3 || !is_word(arguments[1], "until"))
        return std::unexpected(error_at(statement.span,
                                        "see needs a number, and the values that block a view",
                                        "write " + std::string(kSyntax) + ": see 5 until \"#\""));
    demand.is_own = is_word(arguments[0], "own");
    const auto seen = demand.is_own ? std::expected<CountRange, Diagnostic>(CountRange{})
                                    : count_range_argument(arguments[0], kSyntax);
    if (!seen) return failure(seen);
    const auto blocking = value_arguments(statement, std::span(arguments).subspan(2), puzzle, kSyntax);
    if (!blocking) return failure(blocking);
    demand.seen = *seen;
    for (const ValueId value : *blocking) {
        if (std::ranges::find(demand.blocking, value) == demand.blocking.end())
            demand.blocking.push_back(value);
    }
    return demand;
}

bool is_opposite(const CellStep& a, const CellStep& b) {
    return a.down == -b.down && a.right == -b.right;
}

/// The views from a cell: one for each direction in which there is a cell. On a torus, two opposite directions without a gap are one
/// ring.
std::vector<View> views_from(CellId cell, const CellMap& map, const Demand& demand) {
    std::vector<CellStep> steps = map.edge_steps();
    if (!demand.directions.empty()) {
        steps.assign(map.steps().begin(), map.steps().end());
        std::erase_if(steps, [&](const CellStep& step) {
            return std::ranges::find(demand.directions, step.name) == demand.directions.end();
        });
    }
    std::vector<View> views;
    for (auto step = steps.begin(); step != steps.end(); ++step) {
        View view{map.ray(cell, *step)};
        const bool comes_back = !view.cells.empty() && map.next(view.cells.back(), *step) == cell;
        const auto is_other_side = [&](const CellStep& other) { return is_opposite(other, *step); };
        if (comes_back && std::any_of(steps.begin(), step, is_other_side)) continue;
        view.is_ring = comes_back && std::any_of(step, steps.end(), is_other_side);
        if (!view.cells.empty()) views.push_back(std::move(view));
    }
    return views;
}

/// The edges through which a cell sees others: one view for each direction. An edge of the rim or of a gap ends it.
std::expected<std::vector<View>, Diagnostic> views_through_edges(const RuleStatement& statement,
                                                                 const Sequence& place, const CellMap& map,
                                                                 const Demand& demand, const Puzzle& puzzle) {
    const PositionMap positions(puzzle.grid);
    const bool is_cell = place.cells.size() == 1 &&
                         puzzle.grid.sort_of(place.cells.front()) == PositionSort::Cell &&
                         positions.steps().size() == 4;
    if (!is_cell || demand.is_own ||
        positions.around(positions.point(place.cells.front()), PositionSort::Edge).empty())
        return std::unexpected(error_at(statement.span, "see through edges is about single square cells",
                                        "write e.g. 'grid 5x5 edges' and: see 3 until \"#\" edges at R1C1"));
    const CellId cell = place.cells.front();
    std::vector<View> views;
    for (const CellStep& step : map.edge_steps()) {
        const bool is_wanted = demand.directions.empty() ||
                               std::ranges::find(demand.directions, step.name) != demand.directions.end();
        if (!is_wanted) continue;
        const Slot cells = map.ray(cell, step);
        if (!cells.empty() && map.next(cells.back(), step) == cell)
            return std::unexpected(error_at(statement.span, "see does not look through edges around a torus",
                                            "write see N until VALUES"));
        Slot edges =
            positions.ray(positions.point(cell),
                          {static_cast<std::int32_t>(step.down), static_cast<std::int32_t>(step.right)},
                          PositionSort::Edge);
        edges.resize(std::min(edges.size(), cells.size()));
        if (!edges.empty()) views.push_back({std::move(edges)});
    }
    return views;
}

std::expected<std::unique_ptr<Rule>, Diagnostic> see_own(const RuleStatement& statement,
                                                         const Sequence& place, const CellMap& map,
                                                         const Demand& demand, const Puzzle& puzzle) {
    if (place.cells.size() != 1)
        return std::unexpected(error_at(statement.span, "see own is about a single cell",
                                        "name single cells: see own until 0..8 at R1C1; R1C2"));
    const std::vector<View> views = views_from(place.cells[0], map, demand);
    if (demand.counts_self || std::ranges::any_of(views, &View::is_ring))
        return std::unexpected(error_at(statement.span, "see own knows neither self nor views around a torus",
                                        "write see own until VALUES"));
    std::vector<Slot> cells;
    for (const View& view : views) cells.push_back(view.cells);
    return see_own_rule(place.cells[0], cells, demand.blocking, puzzle);
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const CellMap map(context.puzzle.grid);
    const auto demand = read_demand(statement, map, context.puzzle);
    if (!demand) return failure(demand);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& place) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const bool is_cell = place.cells.size() == 1;
            if (demand->is_through_edges) {
                auto views = views_through_edges(statement, place, map, *demand, context.puzzle);
                if (!views) return failure(views);
                return std::make_unique<See>(place, *views, place.cells[0], *demand, context.puzzle);
            }
            if (demand->is_own) return see_own(statement, place, map, *demand, context.puzzle);
            return std::make_unique<See>(
                place, is_cell ? views_from(place.cells[0], map, *demand) : std::vector<View>{{place.cells}},
                is_cell ? std::optional(place.cells[0]) : std::nullopt, *demand, context.puzzle);
        });
}

}  // namespace

RuleEntry see_rule() {
    return {
        .name = "see",
        .syntax = std::string(kSyntax),
        .summary =
            "A single cell sees N cells in its row and column, up to the first one with one of the values in "
            "each direction. self: "
            "it counts, too. A line of cells is seen from its first cell on. N may be a range; directions "
            "(up, left, …) may follow. edges: it sees them through edges, up to the first one with one of "
            "the values. own: if the cell holds a number, this is N.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3\n"
            "range \".\" \"#\"\n"
            "\n"
            "rule see 2 until \"#\" at R2C2\n"
            "rule count \"#\" 2 at all\n",
        .example_solutions = 6,
        .has_short_clues = false,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
