#include "sator/exchange/nonograms/nonogram_of_puzzle.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/text/write/line_index.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

/// What a colour without a name is called, before its letter.
constexpr std::string_view kUnnamed = "colour";

/// Returns the colour that the puzzle's kind says for a letter, or a word with the letter.
std::string colour_of(const Puzzle& puzzle, const std::string& sign) {
    if (puzzle.kind != nullptr) {
        const auto named = std::ranges::find(puzzle.kind->values, sign, &puzzle::ValueName::sign);
        if (named != puzzle.kind->values.end()) return named->name;
    }
    return std::string(kUnnamed) + sign;
}

/// Finds the colours. Returns false if a cell may hold anything else than blank and '#', or blank and colours.
bool read_values(const Puzzle& puzzle, std::vector<NonogramColour>& colours) {
    const Alphabet& alphabet = puzzle.alphabet;
    if (puzzle.grid.kind != GridKind::Rectangle || puzzle.grid.blocks.size() > 1) return false;
    if (alphabet.size() < 2 || !alphabet.find(Symbol::blank())) return false;
    const bool are_free = std::ranges::all_of(
        puzzle.ranges, [&](const auto& range) { return range.empty() || range.size() == alphabet.size(); });
    if (alphabet.find(Symbol::of_character(U'#'))) return are_free && alphabet.size() == 2;
    for (const Symbol& symbol : alphabet.symbols()) {
        if (symbol == Symbol::blank()) continue;
        const std::string sign = symbol.to_string();
        if (sign.size() != 1 || !is_ascii_letter(sign[0])) return false;
        colours.push_back({sign, colour_of(puzzle, sign)});
    }
    return are_free;
}

/// Returns the runs of a rule; nullopt if an argument is no run.
std::optional<std::vector<RunsOfLine::Run>> runs_of(const RuleStatement& rule, bool has_colours) {
    if (rule.name != (has_colours ? "coloured_runs" : "runs")) return std::nullopt;
    std::vector<RunsOfLine::Run> runs;
    for (const Argument& argument : rule.arguments) {
        std::string number = argument.text, colour;
        if (has_colours && !number.empty() && is_ascii_letter(number.back())) {
            colour = number.back();
            number.pop_back();
        }
        const bool is_number =
            argument.kind == Argument::Kind::Bare && !number.empty() && std::ranges::all_of(number, is_digit);
        if (!is_number) return std::nullopt;
        if (number != "0") runs.push_back({std::move(number), {}, std::move(colour)});
    }
    return runs;
}

bool are_equal(const std::vector<RunsOfLine::Run>& a, const std::vector<RunsOfLine::Run>& b) {
    return std::ranges::equal(a, b, [](const RunsOfLine::Run& one, const RunsOfLine::Run& other) {
        return one.text == other.text && one.colour == other.colour;
    });
}

/// Puts the runs of a rule into its lines. Returns false if they cannot be there.
bool place_runs_of(const RuleStatement& rule, const LineIndex& index, WrittenNonogram& nonogram) {
    const auto runs = runs_of(rule, !nonogram.clues.colours.empty());
    if (!runs) return false;
    for (const MarkedDrawing& drawing : rule.drawings) {
        for (const Sequence& sequence : drawing) {
            const auto line = index.find(sequence);
            if (!line || line->is_reversed) return false;
            const auto axis = static_cast<std::size_t>(line->axis);
            auto& own = nonogram.clues.lines[axis][line->index].runs;
            if (nonogram.has_clue[axis][line->index] && !are_equal(own, *runs)) return false;
            own = *runs;
            nonogram.has_clue[axis][line->index] = true;
        }
    }
    return true;
}

std::vector<std::string> goal_of(const Puzzle& puzzle) {
    if (puzzle.solution.size() != puzzle.grid.cell_count()) return {};
    std::vector<std::string> goal(puzzle.grid.cell_count());
    for (const Given& given : puzzle.solution) {
        if (puzzle.alphabet[given.value] != Symbol::blank())
            goal[given.cell.index()] = puzzle.alphabet[given.value].to_string();
    }
    return goal;
}

}  // namespace

std::expected<WrittenNonogram, Diagnostic> nonogram_of_puzzle(const Puzzle& puzzle,
                                                              const std::string& format) {
    WrittenNonogram nonogram;
    if (!read_values(puzzle, nonogram.clues.colours))
        return std::unexpected(error_at({}, format + " holds a nonogram, and this puzzle is none",
                                        "a nonogram is a rectangle of cells that are blank or '#'"));
    for (std::size_t axis = 0; axis < 2; ++axis) {
        nonogram.clues.lines[axis].resize(puzzle.grid.line_counts[axis]);
        nonogram.has_clue[axis].assign(puzzle.grid.line_counts[axis], false);
    }
    nonogram.losses = lost_parts(puzzle, {});
    const LineIndex index(puzzle.grid);
    for (const RuleStatement& rule : puzzle.rules) {
        if (!place_runs_of(rule, index, nonogram)) nonogram.losses.push_back(lost_rule(rule));
    }
    for (const NonogramColour& colour : nonogram.clues.colours) {
        if (colour.name == std::string(kUnnamed) + colour.sign)
            nonogram.losses.push_back("which colour " + colour.sign + " is: the puzzle does not name it");
    }
    nonogram.goal = goal_of(puzzle);
    return nonogram;
}

}  // namespace sator::exchange
