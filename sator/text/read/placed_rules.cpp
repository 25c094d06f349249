#include "sator/text/read/placed_rules.hpp"

#include <algorithm>
#include <iterator>

#include "sator/base/errors.hpp"
#include "sator/rules/registry/find_rule.hpp"
#include "sator/text/places/part_letter.hpp"
#include "sator/text/read/clue_expression.hpp"
#include "sator/text/read/rule_key.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

/// Divides a sequence at its ':'.
MarkedDrawing parts_of(const Sequence& sequence) {
    MarkedDrawing parts;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= sequence.breaks.size(); ++i) {
        const std::size_t end = i < sequence.breaks.size() ? sequence.breaks[i] : sequence.cells.size();
        const auto cells = std::span(sequence.cells).subspan(begin, end - begin);
        parts.push_back({part_letter(i), {cells.begin(), cells.end()}});
        begin = end;
    }
    return parts;
}

/// Returns the text from a column on.
LineSlice text_from(const LineSlice& line, std::uint32_t column) {
    LineSlice rest = line;
    rest.text.remove_prefix(std::min<std::size_t>(column - line.column, rest.text.size()));
    rest.column = column;
    return rest;
}

/// Reads one clue: its arguments, then its places.
class ClueLineReader {
  public:
    ClueLineReader(const LineSlice& line, const StatedRule& shared, PuzzleDraft& draft)
        : line_(line), shared_(shared), draft_(draft) {}

    std::expected<void, Diagnostic> read() {
        auto divided = divide_rule_line({line_}, false);
        if (!divided) return failure(divided);
        RuleStatement rule = shared_.rule;
        RuleStatement& own = negated_or_self(rule);
        auto arguments = read_arguments(divided->arguments, slash_of(own.name));
        if (!arguments) return failure(arguments);
        if (!divided->label.empty()) rule.label = std::move(divided->label);
        std::vector<LineSlice> places = std::move(divided->places);
        if (places.empty()) {
            places = take_places(*arguments, divided->arguments.front());
            if (places.empty()) return std::unexpected(no_cells());
        }
        own.list_span = rule.list_span = rule.span;
        own.span = rule.span = line_.span(0, line_.text.size());
        if (own.name == kExpressionRule) {
            own.text = with_clue(own.text, *arguments);
        } else {
            own.arguments = with_shared_arguments(*arguments, own.arguments);
        }
        add_placed_rule(std::move(rule), places, draft_);
        return {};
    }

  private:
    Diagnostic no_cells() const {
        return error_at(line_.span(0, line_.text.size()), "this clue names no cells",
                        "write them after its arguments: R1C1 R1C2, R1C1..R1C4, row 3");
    }

    const LineSlice& line_;
    const StatedRule& shared_;
    PuzzleDraft& draft_;
};

}  // namespace

std::vector<LineSlice> take_places(std::vector<Argument>& arguments, const LineSlice& line) {
    const auto first = std::ranges::find_if(arguments, [](const Argument& argument) {
        return argument.kind == Argument::Kind::Bare && begins_places(argument.text);
    });
    if (first == arguments.end()) return {};
    std::vector<LineSlice> places = {text_from(line, first->span.column)};
    arguments.erase(first, arguments.end());
    return places;
}

RuleShape shape_of(const RuleStatement& rule, const PuzzleDraft& draft) {
    return rules::shape_of(draft.registry(), draft.puzzle, rule);
}

std::vector<MarkedDrawing> drawings_of_places(std::vector<Sequence> places, RuleShape shape) {
    std::vector<MarkedDrawing> drawings;
    for (Sequence& place : places) {
        if (shape == RuleShape::OneDrawing && !place.breaks.empty()) {
            drawings.push_back(parts_of(place));
        } else {
            drawings.push_back({std::move(place)});
        }
    }
    return drawings;
}

void add_placed_rule(RuleStatement rule, std::span<const LineSlice> places, PuzzleDraft& draft,
                     bool is_of_kind) {
    PlaceNames names = draft.place_names();
    // A rule about each place by itself holds where there is none, e.g. in the windows of a puzzle of one row.
    names.may_be_missing =
        is_of_kind && (shape_of(rule, draft) == RuleShape::OneSequence || rule.name == kExpressionRule);
    auto sequences = draft.errors.take(read_places(places, names));
    if (!sequences || sequences->empty()) return;
    rule.is_placed = true;
    const bool has_regions = std::ranges::any_of(
        *sequences, [](const Sequence& place) { return place.label.starts_with("region "); });
    rule.drawings = drawings_of_places(std::move(*sequences), shape_of(rule, draft));
    if (!has_regions) return static_cast<void>(draft.puzzle.rules.push_back(std::move(rule)));
    auto rules = draft.errors.take(divide_by_key(std::move(rule)));
    if (!rules) return;
    std::ranges::move(*rules, std::back_inserter(draft.puzzle.rules));
}

void read_clue_lines(const Statement& statement, const StatedRule& shared, PuzzleDraft& draft) {
    for (const LineSlice& line : statement.clues) {
        if (!line.text.empty()) draft.errors.take(ClueLineReader(line, shared, draft).read());
    }
}

}  // namespace sator::text
