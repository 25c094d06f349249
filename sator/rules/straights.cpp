// The rule `straight_pieces`: the lengths of all straight pieces of line that touch some cells. TouchingRuns holds them.
#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/propagators/paths/touching_runs.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "straight_pieces VALUES lengths N…";

class Straights final : public Rule {
  public:
    /// `links`: the positions of the demand's tracks.
    Straights(Sequence sequence, Slot links, RunsDemand demand, std::vector<ValueId> values,
              const Puzzle& puzzle)
        : sequence_(std::move(sequence)),
          links_(std::move(links)),
          demand_(std::move(demand)),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return links_; }

    bool holds(std::span<const Value> values) const override {
        Lights lights;
        for (const Value value : values)
            lights.push_back(has_bit(is_listed_, static_cast<std::size_t>(value)) ? Light::On : Light::Off);
        const std::vector<std::uint32_t> lengths = lengths_of_runs(demand_, lights);
        return lengths.size() == demand_.lengths.size() + demand_.unknown &&
               std::ranges::includes(lengths, demand_.lengths);
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const TouchingRuns>(demand_, is_listed_), variables_of(links_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::string lengths;
        const std::size_t count = demand_.lengths.size() + demand_.unknown;
        for (std::size_t i = 0; i < count; ++i) {
            lengths += i == 0 ? "" : i + 1 == count ? " and " : ", ";
            lengths += i < demand_.lengths.size() ? std::to_string(demand_.lengths[i]) : "another one";
        }
        return {
            labelled(label(), "the straight pieces of the " +
                                  spoken_lines(naming.puzzle, values_, PositionSort::Link) + " that touch " +
                                  rule_subject(naming, sequence_, {}, "", ReadingDirection::DoesNotMatter)),
            "have exactly the lengths " + lengths};
    }

  private:
    Sequence sequence_;
    Slot links_;
    RunsDemand demand_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

/// Adds the row or column of links through a cell, unless it is there, and marks the cell's place in it.
void add_track(const PositionMap& map, CellId cell, HalfCell step, Slot& links, RunsDemand& demand) {
    Slot track = map.ray(map.point(cell), {-step.row, -step.column}, PositionSort::Link);
    std::ranges::reverse(track);
    const std::size_t place = track.size();
    const Slot onwards = map.ray(map.point(cell), step, PositionSort::Link);
    track.insert(track.end(), onwards.begin(), onwards.end());
    if (track.empty()) return;
    auto known = std::ranges::find_if(demand.tracks, [&](const RunsDemand::Track& other) {
        return links[other.positions.front()] == track.front();
    });
    if (known == demand.tracks.end()) {
        RunsDemand::Track added;
        for (const CellId link : track) {
            added.positions.push_back(static_cast<std::uint32_t>(links.size()));
            links.push_back(link);
        }
        added.is_touched.assign(track.size() + 1, 0);
        known = demand.tracks.insert(demand.tracks.end(), std::move(added));
    }
    known->is_touched[place] = 1;
}

/// Takes `lengths 1 3 ?` from the end of the arguments.
std::expected<RunsDemand, Diagnostic> take_lengths(const RuleStatement& statement,
                                                   std::vector<Argument>& arguments) {
    const auto word = std::ranges::find_if(arguments, [](const Argument& argument) {
        return argument.kind == Argument::Kind::Bare && argument.text == "lengths";
    });
    if (word == arguments.end() || std::next(word) == arguments.end())
        return std::unexpected(
            error_at(statement.span, "straight_pieces needs lengths",
                     "write " + std::string(kSyntax) + ": straight_pieces line lengths 1 3 ?"));
    RunsDemand demand;
    for (auto length = std::next(word); length != arguments.end(); ++length) {
        const auto number = to_whole_number<std::uint32_t>(length->text);
        if (number && *number > 0)
            demand.lengths.push_back(*number);
        else if (length->text == "?")
            ++demand.unknown;
        else
            return std::unexpected(error_at(length->span, "'" + length->text + "' is no length",
                                            "a length is a number from 1 on, or ? for a further one"));
    }
    std::ranges::sort(demand.lengths);
    const auto repeated = std::ranges::unique(demand.lengths);
    demand.lengths.erase(repeated.begin(), repeated.end());
    arguments.erase(word, arguments.end());
    return demand;
}

std::expected<RuleList, Diagnostic> make_straights(const RuleStatement& statement,
                                                   std::span<const Sequence> sequences,
                                                   RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    std::vector<Argument> arguments = statement.arguments;
    const auto lengths = take_lengths(statement, arguments);
    if (!lengths) return failure(lengths);
    const auto values = graph_values(statement, arguments, puzzle, kSyntax);
    if (!values) return failure(values);
    const PositionMap map(puzzle.grid);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const Sequence places = graph_cells(sequence);
            const bool are_cells = std::ranges::all_of(
                places.cells, [&](CellId cell) { return puzzle.grid.sort_of(cell) == PositionSort::Cell; });
            RunsDemand demand = *lengths;
            Slot links;
            for (const CellId cell : places.cells) {
                if (!are_cells || map.steps().size() != 4) break;
                add_track(map, cell, {0, 1}, links, demand);
                add_track(map, cell, {1, 0}, links, demand);
            }
            if (links.empty())
                return std::unexpected(error_at(statement.span,
                                                "straight_pieces is about square cells that have links",
                                                "write e.g. 'grid 5x5 links', and name cells after 'at'"));
            return std::make_unique<Straights>(places, std::move(links), std::move(demand), *values, puzzle);
        });
}

}  // namespace

RuleEntry straights_rule() {
    return {
        .name = "straight_pieces",
        .syntax = std::string(kSyntax),
        .summary =
            "The links with one of the values are a line. All its straight pieces that pass one of the "
            "cells, or "
            "turn or end there, have exactly these lengths, each at least once; ? is a further length. "
            "Lengths are "
            "counted from cell to cell.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule loop \"-\" at links\n"
            "rule straight_pieces \"-\" lengths 1 2 at R1C1\n",
        .example_solutions = 4,
        .is_about_places = true,
        .maker = make_straights,
    };
}

}  // namespace sator::rules
