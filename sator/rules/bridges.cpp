// The rule `bridges`: islands are joined by one bridge or two along straight corridors of links. A corridor has the same value throughout
// (AllEqual), corridors do not cross (Among), the bridges of an island are counted (Table) and join all islands (JoinedVertices).
#include <algorithm>
#include <map>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/all_equal.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/loops/joined_vertices.hpp"
#include "sator/propagators/tables/table.hpp"
#include "sator/propagators/tables/tuples.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/lines/clue_vertices.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/group_clues.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "bridges ONE TWO clues NUMBER...";

/// The links between two islands in a row or column without an island between them. Lines are positions among the rule's links.
struct Corridor {
    std::size_t from = 0, to = 0;  // islands
    std::vector<LineGraph::Line> links;
};

class Bridges final : public Rule {
  public:
    /// `islands`: vertices of the lines, each with its number. `steps`: of the grid, four.
    Bridges(DrawnLines lines, std::vector<LineGraph::Vertex> islands, GroupClueNumbers numbers, ValueId one,
            ValueId two, const Puzzle& puzzle)
        : lines_(std::move(lines)),
          islands_(std::move(islands)),
          numbers_(std::move(numbers)),
          one_(value_of(one)),
          two_(value_of(two)),
          names_{one, two},
          is_bridge_(value_words(puzzle), 0) {
        set_bit(is_bridge_, one.index());
        set_bit(is_bridge_, two.index());
        find_corridors();
        for (const CellId link : lines_.positions) {
            std::vector<Value> values;
            for_each_value(puzzle, link, [&](ValueId value) { values.push_back(value_of(value)); });
            ranges_.push_back(std::move(values));
        }
    }

    std::span<const CellId> cells() const override { return lines_.positions; }

    bool holds(std::span<const Value> values) const override {
        std::vector<std::size_t> bridges_at(lines_.points.size(), 0);
        std::vector<std::size_t> group(islands_.size()), count(islands_.size(), 0);
        for (std::size_t i = 0; i < group.size(); ++i) group[i] = i;
        std::vector<std::uint8_t> is_used(values.size(), 0);
        for (const Corridor& corridor : corridors_) {
            const Value value = values[corridor.links.front()];
            for (const LineGraph::Line link : corridor.links) {
                if (values[link] != value) return false;
                is_used[link] = 1;
            }
            if (!is_bridge(value)) continue;
            for (const std::size_t island : {corridor.from, corridor.to})
                count[island] += value == two_ ? 2 : 1;
            const std::size_t old = group[corridor.from];
            std::ranges::replace(group, old, group[corridor.to]);
            for (std::size_t i = 0; i + 1 < corridor.links.size(); ++i) {
                if (bridges_at[between(corridor.links[i], corridor.links[i + 1])]++ != 0) return false;
            }
        }
        for (std::size_t link = 0; link < values.size(); ++link) {
            if (is_used[link] == 0 && is_bridge(values[link])) return false;
        }
        for (std::size_t i = 0; i < islands_.size(); ++i) {
            if (group[i] != group[0] || (numbers_[i] && count[i] != *numbers_[i])) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        std::vector<std::uint8_t> is_used(lines_.positions.size(), 0);
        std::map<LineGraph::Vertex, std::vector<VariableId>> crossing;
        std::vector<LineGraph::Ends> ends;
        std::vector<VariableId> firsts;
        for (const Corridor& corridor : corridors_) {
            std::vector<VariableId> scope;
            for (const LineGraph::Line link : corridor.links) {
                scope.push_back(variable_of(lines_.positions[link]));
                is_used[link] = 1;
            }
            if (scope.size() > 1) model.post(std::make_shared<const AllEqual>(), scope);
            for (std::size_t i = 0; i + 1 < scope.size(); ++i)
                crossing[between(corridor.links[i], corridor.links[i + 1])].push_back(scope[0]);
            ends.emplace_back(corridor.from, corridor.to);
            firsts.push_back(scope[0]);
        }
        for (const auto& [vertex, scope] : crossing) {
            if (scope.size() > 1) model.post(std::make_shared<const Among>(is_bridge_, 0, 1), scope);
        }
        std::vector<VariableId> unused;
        for (std::size_t link = 0; link < is_used.size(); ++link) {
            if (is_used[link] == 0) unused.push_back(variable_of(lines_.positions[link]));
        }
        if (!unused.empty()) model.post(std::make_shared<const Among>(is_bridge_, 0, 0), unused);
        for (std::size_t i = 0; i < islands_.size(); ++i) {
            if (numbers_[i]) post_number(model, i);
        }
        if (islands_.size() < 2) return;
        if (firsts.empty())
            model.post(std::make_shared<const AlwaysFalse>(), links());
        else
            model.post(std::make_shared<const JoinedVertices>(LineGraph(islands_.size(), std::move(ends)),
                                                              is_bridge_),
                       firsts);
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, names_, PositionSort::Link)),
                "be straight bridges that join all islands without crossing, as many at each island as its "
                "number says"};
    }

  private:
    bool is_bridge(Value value) const { return value == one_ || value == two_; }

    LineGraph::Vertex between(LineGraph::Line a, LineGraph::Line b) const {
        const auto [first, second] = lines_.graph.ends(a);
        const auto [other, last] = lines_.graph.ends(b);
        return first == other || first == last ? first : second;
    }

    /// Goes from each island to the right and down, as far as there are links, up to the next island.
    void find_corridors() {
        std::vector<std::optional<std::size_t>> island_at(lines_.points.size());
        for (std::size_t i = 0; i < islands_.size(); ++i) island_at[islands_[i]] = i;
        for (std::size_t i = 0; i < islands_.size(); ++i) {
            for (const bool is_down : {false, true}) {
                Corridor corridor{i, i, {}};
                LineGraph::Vertex at = islands_[i];
                while (at == islands_[i] || !island_at[at]) {
                    const auto line = line_from(at, is_down);
                    if (!line) break;
                    corridor.links.push_back(*line);
                    at = lines_.graph.other_end(*line, at);
                }
                if (at == islands_[i] || !island_at[at]) continue;
                corridor.to = *island_at[at];
                corridors_.push_back(std::move(corridor));
            }
        }
    }

    /// Returns the link from a cell to the right, or down.
    std::optional<LineGraph::Line> line_from(LineGraph::Vertex vertex, bool is_down) const {
        const HalfCell here = lines_.points[vertex];
        for (const LineGraph::Line line : lines_.graph.lines_at(vertex)) {
            const HalfCell there = lines_.points[lines_.graph.other_end(line, vertex)];
            if (is_down ? there.row > here.row : there.column > here.column) return line;
        }
        return std::nullopt;
    }

    void post_number(Model& model, std::size_t island) const {
        std::vector<VariableId> scope;
        std::vector<LineGraph::Line> firsts;
        for (const Corridor& corridor : corridors_) {
            if (corridor.from != island && corridor.to != island) continue;
            firsts.push_back(corridor.links.front());
            scope.push_back(variable_of(lines_.positions[corridor.links.front()]));
        }
        if (scope.empty()) {
            if (*numbers_[island] != 0) model.post(std::make_shared<const AlwaysFalse>(), links());
            return;
        }
        std::vector<std::uint32_t> rows, row(scope.size());
        const auto add = [&](auto& self, std::size_t position, std::uint32_t left) -> void {
            if (position == row.size()) {
                if (left == 0) rows.insert(rows.end(), row.begin(), row.end());
                return;
            }
            for (const Value value : ranges_[firsts[position]]) {
                const std::uint32_t bridges = value == two_ ? 2 : value == one_ ? 1 : 0;
                if (bridges > left) continue;
                row[position] = static_cast<std::uint32_t>(value);
                self(self, position + 1, left - bridges);
            }
        };
        add(add, 0, *numbers_[island]);
        model.post(
            std::make_shared<const Table>(std::make_shared<const Tuples>(scope.size(), std::move(rows))),
            scope);
    }

    std::vector<VariableId> links() const { return variables_of(lines_.positions); }

    DrawnLines lines_;
    std::vector<LineGraph::Vertex> islands_;
    GroupClueNumbers numbers_;  // by island
    Value one_, two_;
    std::vector<ValueId> names_;
    std::vector<Word> is_bridge_;  // by value
    std::vector<Corridor> corridors_;
    std::vector<std::vector<Value>> ranges_;  // by link
};

constexpr ClueVertexWords kIslandWords = {
    .clues = "numbers",
    .example = "bridges one two clues 1 1 at links: R1C1 R1C4",
    .is_twice = "a cell is two islands",
    .is_none = "no island is here",
    .hint = "name each island once; islands are cells",
};

std::expected<RuleList, Diagnostic> make_bridges(const RuleStatement& statement,
                                                 std::span<const Sequence> sequences, RuleContext& context) {
    const Grid& grid = context.puzzle.grid;
    std::vector<Argument> arguments = statement.arguments;
    const auto numbers = take_group_clues(arguments, kSyntax);
    if (!numbers) return failure(numbers);
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    if (values->size() != 2)
        return std::unexpected(error_at(statement.span, "bridges needs two values: of one bridge, and of two",
                                        R"(write e.g. bridges "-" "=" clues 1 1 at links: R1C1 R1C4)"));
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const Sequence drawn = before_clues(sequence);
            auto lines = drawn_lines(statement, grid, drawn, LonelyCells::AreVertices);
            if (!lines) return failure(lines);
            if (lines->sort != PositionSort::Link || PositionMap(grid).steps().size() != 4)
                return std::unexpected(error_at(statement.span, "bridges are links between square cells",
                                                "write 'grid 5x5 links' and 'at links'"));
            auto islands = clue_vertices(statement, sequence, *lines, numbers->size(), grid, kIslandWords);
            if (!islands) return failure(islands);
            return std::make_unique<Bridges>(std::move(*lines), std::move(*islands), *numbers, (*values)[0],
                                             (*values)[1], context.puzzle);
        });
}

}  // namespace

RuleEntry bridges_rule() {
    return {
        .name = "bridges",
        .syntax = std::string(kSyntax),
        .summary =
            "The islands, which are the cells after a ':', are joined by bridges: two islands of a row or "
            "column by one bridge if the links between them have the value ONE, by two if they have TWO. "
            "Bridges do not "
            "cross, and along them one gets from each island to each other one. A number counts the bridges "
            "at "
            "its island, and ? is an unknown number.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" \"=\" at links\n"
            "\n"
            "rule bridges \"-\" \"=\" clues 3 ? 2 at links: R1C1 R1C3 R3C1\n",
        .example_solutions = 1,
        .default_place = "links",
        .maker = make_bridges,
    };
}

}  // namespace sator::rules
