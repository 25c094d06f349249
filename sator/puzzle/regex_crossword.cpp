#include "sator/puzzle/regex_crossword.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/parse/mentioned_characters.hpp"
#include "sator/puzzle/alphabet_choice.hpp"
#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/line_label.hpp"
#include "sator/puzzle/grids/rectangle.hpp"

namespace sator {

using namespace base;
using namespace language;
using namespace puzzle;

namespace {

constexpr std::array kAllAxes = {Axis::X, Axis::Y, Axis::Z};

const std::vector<ClueLine>& lines_of(const RegexCrossword& crossword, Axis axis) {
    return crossword.lines[static_cast<std::size_t>(axis)];
}

/// Returns "row 3", or "row 3 (left)" if the line has two clues.
std::string label(bool is_hexagonal, Axis axis, std::size_t line, const ClueLine& clues, std::size_t clue) {
    const GridKind kind = is_hexagonal ? GridKind::Hexagon : GridKind::Rectangle;
    std::string text = line_label(kind, axis, line);
    const auto is_there = [](const Clue& c) { return !c.text.empty(); };
    if (std::ranges::count_if(clues, is_there) > 1) text += clue_label(kind, axis, clue);
    return text;
}

RuleStatement regex_rule(const Clue& clue, Dialect dialect, Sequence sequence) {
    RuleStatement rule;
    rule.name = "regex";
    rule.span = clue.span;
    rule.arguments.push_back({Argument::Kind::Regex, clue.text, {}, clue.span, clue.is_verbatim});
    if (dialect == Dialect::Java) {
        rule.arguments.push_back({Argument::Kind::Bare, "dialect=java", {}, clue.span, false});
    }
    rule.drawings.push_back({std::move(sequence)});
    return rule;
}

CodePointSet mentioned_alphabet(const RegexCrossword& crossword, Dialect dialect) {
    const RegexOptions options{dialect, {}, {}};
    CharacterCollection mentioned;
    for (const auto& lines : crossword.lines) {
        for (const ClueLine& line : lines) {
            for (const Clue& clue : line) {
                add_mentioned_characters(to_code_points(clue.text), options, mentioned);
            }
        }
    }
    return default_alphabet(mentioned);
}

CodePointSet alphabet_of(const RegexCrossword& crossword, const PuzzleOptions& options) {
    if (options.alphabet) return *options.alphabet;
    return crossword.alphabet ? *crossword.alphabet : mentioned_alphabet(crossword, options.dialect);
}

std::expected<LinedGrid, Diagnostic> lay_out(const RegexCrossword& crossword, const PuzzleOptions& options) {
    const std::size_t x = lines_of(crossword, Axis::X).size(), y = lines_of(crossword, Axis::Y).size();
    if (!options.has_room_for(x, y)) return std::unexpected(Diagnostic{});
    if (!crossword.is_hexagonal) return make_rectangle(x, y, options.cell_limit);
    return make_hexagon(x, y, lines_of(crossword, Axis::Z).size(), options.cell_limit);
}

}  // namespace

std::expected<Puzzle, Diagnostic> make_regex_crossword(const RegexCrossword& crossword,
                                                       const PuzzleOptions& options) {
    auto laid_out = lay_out(crossword, options);
    if (!laid_out) return failure(laid_out);
    Puzzle puzzle;
    puzzle.alphabet = Alphabet::of_characters(alphabet_of(crossword, options));
    for (const Axis axis : kAllAxes) {
        const std::vector<Slot>& slots = (*laid_out)[axis];
        for (std::size_t line = 0; line < slots.size(); ++line) {
            const ClueLine& clues = lines_of(crossword, axis)[line];
            for (std::size_t clue = 0; clue < clues.size(); ++clue) {
                if (clues[clue].text.empty()) continue;
                Sequence sequence{label(crossword.is_hexagonal, axis, line, clues, clue), slots[line]};
                puzzle.rules.push_back(regex_rule(clues[clue], options.dialect, std::move(sequence)));
            }
        }
    }
    puzzle.grid = std::move(laid_out->grid);
    return puzzle;
}

}  // namespace sator
