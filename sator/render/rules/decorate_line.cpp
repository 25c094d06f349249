// Lines of sudokus: renban, whispers and others. Each kind has the colour that setters usually give it; mark_kinds.hpp says how
// kinds are told apart without colours.

#include <algorithm>
#include <array>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/render/rules/decorators.hpp"
#include "sator/render/rules/mark_kinds.hpp"
#include "sator/render/rules/rule_row.hpp"

namespace sator::render {

namespace {

/// The marks at both ends of a line.
enum class Ends : std::uint8_t { Plain, Diamonds };

struct LineKindLook {
    std::string_view rule, colour;
    Look look;
    Ends ends;
    std::string_view mark;      ///< distinguishes its lines from others
    std::string_view usual;     ///< the argument if none is written
    std::string_view sentence;  ///< for the legend; "{}" stands for the argument
};

constexpr std::array<LineKindLook, 11> kLines = {{
    {"renban", "Violet", Look::VioletLine, Ends::Plain, "R", "",
     "the values are consecutive numbers in any order."},
    {"whispers", "Green", Look::GreenLine, Ends::Plain, "W", "5",
     "neighbouring values differ by at least {}."},
    {"dutch_whispers", "Orange", Look::OrangeLine, Ends::Plain, "D", "4",
     "neighbouring values differ by at least {}."},
    {"region_sum_line", "Blue", Look::BlueLine, Ends::Plain, "S", "",
     "the parts in different boxes have the same sum."},
    {"entropic_line", "Orange", Look::OrangeLine, Ends::Plain, "E", "",
     "any three consecutive values are a low, a middle and a high one."},
    {"modular_line", "Teal", Look::TealLine, Ends::Plain, "M", "3",
     "any {} consecutive values have different remainders modulo {}."},
    {"parity_line", "Red", Look::RedLine, Ends::Plain, "P", "", "odd and even values alternate."},
    {"nabner", "Gold", Look::GoldLine, Ends::Plain, "N", "", "no two values are equal or consecutive."},
    {"zipper_line", "Pale", Look::PaleLine, Ends::Plain, "Z", "",
     "values at equal distance from the centre add up to the same number, which a cell at the centre holds."},
    {"sum_line", "Teal", Look::TealLine, Ends::Plain, "T", "10",
     "the values form groups of neighbours that each add up to {}."},
    {"lockout", "Blue", Look::BlueLine, Ends::Diamonds, "L", "4",
     "the values between the diamonds are outside the range of those in the diamonds, which differ by at "
     "least {}."},
}};

/// The colours of lines that are not in the table.
struct PaletteColour {
    std::string_view name;
    Look look;
};
constexpr std::array<PaletteColour, 6> kPalette = {{{"Gold", Look::GoldLine},
                                                    {"Red", Look::RedLine},
                                                    {"Teal", Look::TealLine},
                                                    {"Green", Look::GreenLine},
                                                    {"Violet", Look::VioletLine},
                                                    {"Blue", Look::BlueLine}}};

/// Half the diagonal of a diamond, as a fraction of a cell's width.
constexpr double kDiamond = 0.46;

std::string with_argument(std::string_view sentence, const std::string& argument) {
    std::string text(sentence);
    for (std::size_t at = 0; (at = text.find("{}", at)) != std::string::npos;) text.replace(at, 2, argument);
    return text;
}

void add_diamond(CellId cell, Sketch& sketch) {
    const Point centre = sketch.board.centre(cell);
    const double half = sketch.board.side * kDiamond;
    const auto at = [&](double x, double y) { return centre + Point{x * half, y * half}; };
    sketch.add(Look::Circle, Outline{{{at(0, -1), at(1, 0), at(0, 1), at(-1, 0)}}, true});
}

std::string argument_of(const RuleStatement& statement, const LineKindLook& kind) {
    return statement.arguments.empty() ? std::string(kind.usual) : statement.arguments[0].text;
}

/// Returns a colour that depends on the name alone, so that a kind of line looks the same in all puzzles.
PaletteColour colour_of(const RuleStatement& statement) {
    std::size_t letters = 0;
    for (const char letter : rule_name(statement)) letters += static_cast<unsigned char>(letter);
    return kPalette[letters % kPalette.size()];
}

/// Returns whether the legend can say all: other arguments than the one that its sentence names, or ':', are described in words.
bool is_usual(const RuleStatement& statement, const LineKindLook& kind) {
    bool is_divided = false;
    for_each_sequence(statement, [&](const Sequence& s) { is_divided = is_divided || !s.breaks.empty(); });
    return !is_divided && statement.arguments.size() <= (kind.usual.empty() ? 0U : 1U);
}

}  // namespace

bool are_paths(const RuleStatement& statement, const Board& board, std::size_t least_cells) {
    bool are_drawn = true, are_lines_of_grid = true;
    std::size_t count = 0;
    for_each_sequence(statement, [&](const Sequence& sequence) {
        ++count;
        are_drawn = are_drawn && sequence.cells.size() >= least_cells && is_path(board, sequence.cells);
        are_lines_of_grid = are_lines_of_grid && line_kind(board, sequence.cells).has_value();
    });
    constexpr std::size_t kManyLines = 3;
    return count > 0 && are_drawn && !(are_lines_of_grid && count >= kManyLines);
}

bool decorate_line(const RuleStatement& statement, Sketch& sketch) {
    constexpr std::size_t kLeastCells = 2;
    if (!are_paths(statement, sketch.board, kLeastCells)) return false;
    const auto kind = std::ranges::find(kLines, rule_name(statement), &LineKindLook::rule);
    const bool is_known = kind != kLines.end();
    for_each_sequence(statement, [&](const Sequence& sequence) {
        const CellId first = sequence.cells.front(), last = sequence.cells.back();
        const PaletteColour colour =
            is_known ? PaletteColour{kind->colour, kind->look} : colour_of(statement);
        sketch.add_line(colour.look, sequence.cells);
        KindMark mark = kind_mark(statement, std::string(colour.name) + " line", first);
        mark.group = "line";
        if (is_known) {
            mark.letter = kind->mark;
            mark.meaning = with_argument(kind->sentence, argument_of(statement, *kind));
        }
        if (is_known && kind->ends == Ends::Diamonds) {
            mark.group = "line with diamonds";
            add_diamond(first, sketch);
            add_diamond(last, sketch);
        }
        add_kind_mark(std::move(mark), sketch);
    });
    return is_known ? is_usual(statement, *kind) : statement.arguments.empty();
}

}  // namespace sator::render
