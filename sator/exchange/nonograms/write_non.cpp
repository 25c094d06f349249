#include "sator/exchange/nonograms/write_non.hpp"

#include <algorithm>
#include <array>

#include "sator/base/ascii.hpp"
#include "sator/text/write/line_index.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

using LinesOfRuns = std::array<std::vector<std::string>, 2>;  // by Axis; '-' is a line without a clue

bool has_nonogram_cells(const Puzzle& puzzle) {
    const Alphabet& alphabet = puzzle.alphabet;
    if (puzzle.grid.kind != GridKind::Rectangle || puzzle.grid.blocks.size() > 1) return false;
    if (alphabet.size() != 2 || !alphabet.find(Symbol::blank()) || !alphabet.find(Symbol::of_character(U'#')))
        return false;
    return std::ranges::all_of(puzzle.ranges,
                               [](const auto& range) { return range.empty() || range.size() == 2; });
}

/// Returns "3,1", or an empty text if an argument is no number.
std::string runs_text(const RuleStatement& rule) {
    std::string text;
    for (const Argument& argument : rule.arguments) {
        if (argument.kind != Argument::Kind::Bare || !std::ranges::all_of(argument.text, is_digit)) return {};
        text += (text.empty() ? "" : ",") + argument.text;
    }
    return text;
}

/// Writes a rule at its lines. Returns false if the format cannot say it.
bool place_runs(const RuleStatement& rule, const LineIndex& index, LinesOfRuns& lines) {
    const std::string text = rule.name == "runs" ? runs_text(rule) : "";
    if (text.empty()) return false;
    for (const MarkedDrawing& drawing : rule.drawings) {
        for (const Sequence& sequence : drawing) {
            const auto line = index.find(sequence);
            if (!line || line->is_reversed) return false;
            std::string& entry = lines[static_cast<std::size_t>(line->axis)][line->index];
            if (entry != "-" && entry != text) return false;
            entry = text;
        }
    }
    return true;
}

std::string goal_text(const Puzzle& puzzle) {
    if (puzzle.solution.size() != puzzle.grid.cell_count()) return {};
    std::string cells(puzzle.grid.cell_count(), '0');
    for (const Given& given : puzzle.solution) {
        if (puzzle.alphabet[given.value] != Symbol::blank()) cells[given.cell.index()] = '1';
    }
    return "\ngoal \"" + cells + "\"\n";
}

std::string heading(std::string_view keyword, const std::string& value) {
    return value.empty() ? "" : std::string(keyword) + " \"" + in_one_line(value) + "\"\n";
}

}  // namespace

std::expected<WrittenPuzzle, Diagnostic> write_non(const Puzzle& puzzle) {
    if (!has_nonogram_cells(puzzle))
        return std::unexpected(error_at({}, "a .non file holds a nonogram, and this puzzle is none",
                                        "a nonogram is a rectangle of cells that are blank or '#'"));
    LinesOfRuns lines;
    for (std::size_t axis = 0; axis < 2; ++axis) lines[axis].assign(puzzle.grid.line_counts[axis], "-");
    WrittenPuzzle written;
    written.losses = lost_parts(puzzle, {});
    const LineIndex index(puzzle.grid);
    for (const RuleStatement& rule : puzzle.rules) {
        if (!place_runs(rule, index, lines)) written.losses.push_back(lost_rule(rule));
    }
    written.text = heading("catalogue", puzzle.source) + heading("title", puzzle.title) +
                   heading("by", puzzle.author) + "width " + std::to_string(lines[0].size()) + "\nheight " +
                   std::to_string(lines[1].size()) + "\n";
    for (const Axis axis : {Axis::Y, Axis::X}) {
        written.text += axis == Axis::Y ? "\nrows\n" : "\ncolumns\n";
        for (const std::string& line : lines[static_cast<std::size_t>(axis)]) written.text += line + "\n";
    }
    written.text += goal_text(puzzle);
    return written;
}

}  // namespace sator::exchange
