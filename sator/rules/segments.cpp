// The rule `segments`: what the straight segments of a line do at a cell. The line leaves the cell in two of four directions; ArmLengths
// holds how long these two arms are. The arms of links begin at a cell, those of edges at a corner. If the place is a link, both arms begin
// with this link.
#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/propagators/loops/arm_lengths.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax =
    "segments VALUES [straight | turn] [each N] [total N] [shorter N] [equal | different] [optional]";

class Segments final : public Rule {
  public:
    /// `rays`: the links or edges from the place in four directions, opposite ones together.
    Segments(CellId place, PositionSort sort, std::array<Slot, 4> rays, std::vector<ValueId> values,
             ArmDemand demand, const Puzzle& puzzle)
        : place_(place),
          sort_(sort),
          rays_(std::move(rays)),
          values_(std::move(values)),
          demand_(demand),
          is_listed_(value_bits(values_, puzzle)) {
        for (const Slot& ray : rays_) cells_.insert(cells_.end(), ray.begin(), ray.end());
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        std::vector<std::uint32_t> lengths;
        std::size_t first = 0;
        for (const Slot& ray : rays_) {
            const auto arm = values.subspan(first, ray.size());
            const auto end = std::ranges::find_if(
                arm, [&](Value value) { return !has_bit(is_listed_, static_cast<std::size_t>(value)); });
            lengths.push_back(static_cast<std::uint32_t>(end - arm.begin()));
            first += ray.size();
        }
        const auto arms = lengths.size() - static_cast<std::size_t>(std::ranges::count(lengths, 0U));
        if (arms == 0) return demand_.may_be_empty;
        if (arms != 2) return false;
        if (lengths[0] > 0 && lengths[1] > 0) return demand_.allows(true, lengths[0], lengths[1]);
        if (lengths[2] > 0 && lengths[3] > 0) return demand_.allows(true, lengths[2], lengths[3]);
        return demand_.allows(false, std::max(lengths[0], lengths[1]), std::max(lengths[2], lengths[3]));
    }

    void post(Model& model) const override {
        ArmLengths::Rays lengths{};
        for (std::size_t i = 0; i < rays_.size(); ++i)
            lengths[i] = static_cast<std::uint32_t>(rays_[i].size());
        model.post(std::make_shared<const ArmLengths>(is_listed_, lengths, demand_), variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        const std::string verb = demand_.may_be_straight && demand_.may_turn ? "pass "
                                 : demand_.may_turn                          ? "turn at "
                                                                             : "go straight at ";
        std::string demand = verb + naming.groups.cell(place_);
        if (demand_.may_be_empty) demand += " or leave it out";
        std::string lengths;
        const auto add = [&](const std::string& text) {
            lengths += (lengths.empty() ? ", where " : ", and ") + text;
        };
        const auto add_range = [&](const ArmRange& range, const std::string& what, const std::string& end) {
            if (range.least > 0 || range.most != ArmRange::kUnbounded)
                add(what + " must have length " + spoken(range) + end);
        };
        add_range(demand_.segment, "each straight segment", "");
        add_range(demand_.total, "its two arms", " in total");
        add_range(demand_.shorter, "its shorter arm", "");
        if (demand_.compared == ArmDemand::Compared::Equal) add("its two arms must be equally long");
        if (demand_.compared == ArmDemand::Compared::Different) add("its two arms must differ in length");
        return {labelled(label(), "the line"), demand + lengths};
    }

  private:
    static std::string spoken(const ArmRange& range) {
        if (range.least == range.most) return std::to_string(range.least);
        return CountRange{range.least, range.most}.to_string();
    }

    CellId place_;
    PositionSort sort_;
    std::array<Slot, 4> rays_;
    std::vector<ValueId> values_;
    ArmDemand demand_;
    std::vector<Word> is_listed_;  // by value
    Slot cells_;
};

/// Takes a range after a word: `each 2..3`.
std::expected<void, Diagnostic> take_length(std::string_view option, std::vector<Argument>& arguments,
                                            ArmRange& range) {
    const auto word = std::ranges::find_if(arguments, [&](const Argument& argument) {
        return argument.kind == Argument::Kind::Bare && argument.text == option;
    });
    if (word == arguments.end()) return {};
    if (std::next(word) == arguments.end())
        return std::unexpected(error_at(word->span, "a number is missing after '" + std::string(option) + "'",
                                        "write " + std::string(kSyntax)));
    const auto length = count_range_argument(*std::next(word), kSyntax);
    if (!length) return failure(length);
    range = {length->least, length->most};
    arguments.erase(word, std::next(word, 2));
    return {};
}

std::expected<ArmDemand, Diagnostic> take_arm_demand(std::vector<Argument>& arguments) {
    ArmDemand demand;
    if (auto taken = take_length("each", arguments, demand.segment); !taken) return failure(taken);
    if (auto taken = take_length("total", arguments, demand.total); !taken) return failure(taken);
    if (auto taken = take_length("shorter", arguments, demand.shorter); !taken) return failure(taken);
    if (take_word(arguments, "straight")) demand.may_turn = false;
    if (take_word(arguments, "turn")) demand.may_be_straight = false;
    if (take_word(arguments, "equal")) demand.compared = ArmDemand::Compared::Equal;
    if (take_word(arguments, "different")) demand.compared = ArmDemand::Compared::Different;
    demand.may_be_empty = take_word(arguments, "optional");
    return demand;
}

/// Returns the links of a cell, or the edges of a corner, in four directions, as far as they matter.
std::array<Slot, 4> rays_from(const PositionMap& map, HalfCell place, PositionSort sort,
                              std::uint32_t reach) {
    constexpr std::array<HalfCell, 4> kSteps = {{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
    std::array<Slot, 4> rays;
    for (std::size_t i = 0; i < rays.size(); ++i) {
        rays[i] = map.ray(place, kSteps[i], sort);
        if (rays[i].size() > reach) rays[i].resize(reach);
    }
    return rays;
}

/// Returns the links from a link on in its two directions, each with the link itself. The other two rays are empty.
std::array<Slot, 4> rays_along(const PositionMap& map, CellId link, std::uint32_t reach) {
    const auto [first, second] = map.ends(link);
    const HalfCell forth{(second.row - first.row) / 2, (second.column - first.column) / 2};
    std::array<Slot, 4> rays = {map.ray(second, {-forth.row, -forth.column}, PositionSort::Link),
                                map.ray(first, forth, PositionSort::Link), Slot{}, Slot{}};
    for (Slot& ray : rays) {
        if (ray.size() > reach) ray.resize(reach);
    }
    return rays;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    std::vector<Argument> arguments = statement.arguments;
    const auto demand = take_arm_demand(arguments);
    if (!demand) return failure(demand);
    const auto values = graph_values(statement, arguments, puzzle, kSyntax);
    if (!values) return failure(values);
    const PositionMap map(puzzle.grid);
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        for (const CellId place : sequence.cells) {
            const PositionSort at = puzzle.grid.sort_of(place);
            const PositionSort sort = at == PositionSort::Corner ? PositionSort::Edge : PositionSort::Link;
            const bool has_lines = std::ranges::find(puzzle.grid.between, sort, &Grid::Between::sort) !=
                                   puzzle.grid.between.end();
            if (!has_lines || map.steps().size() != 4 || at == PositionSort::Edge)
                return std::unexpected(error_at(
                    statement.span, "segments is about the links at a cell, or the edges at a corner",
                    "write e.g. 'grid 5x5 links', and name cells after 'at'"));
            auto rays = at == PositionSort::Link ? rays_along(map, place, demand->reach())
                                                 : rays_from(map, map.point(place), sort, demand->reach());
            rules.push_back(
                std::make_unique<Segments>(place, sort, std::move(rays), *values, *demand, puzzle));
        }
    }
    return rules;
}

}  // namespace

RuleEntry segments_rule() {
    return {
        .name = "segments",
        .syntax = std::string(kSyntax),
        .summary =
            "The links with one of the values are a line that passes each of the cells: it leaves the cell "
            "in two "
            "directions, and its arms go from there to the next turn. straight, turn: what the line does in "
            "the "
            "cell. each: the length of each straight segment at the cell. total: the length of both arms. "
            "shorter: "
            "the length of the shorter arm. equal, different: how the arms compare. optional: the line may "
            "leave "
            "the cell out. Lengths are counted from cell to cell. At corners, the line is made of edges. At "
            "a "
            "link, both arms begin with this link.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule loop \"-\" at links\n"
            "rule segments \"-\" turn each 2.. at R1C1\n",
        .example_solutions = 2,
        .maker = make,
    };
}

}  // namespace sator::rules
