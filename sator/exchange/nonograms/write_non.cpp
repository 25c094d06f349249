#include "sator/exchange/nonograms/write_non.hpp"

#include "sator/base/errors.hpp"
#include "sator/exchange/nonograms/nonogram_of_puzzle.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

/// Returns "3,1", "0" for a line without runs, or '-' for one without a clue.
std::string line_of_non(const RunsOfLine& line, bool has_clue) {
    if (!has_clue) return "-";
    std::string text;
    for (const RunsOfLine::Run& run : line.runs) text += (text.empty() ? "" : ",") + run.text;
    return text.empty() ? "0" : text;
}

std::string goal_text(const WrittenNonogram& nonogram) {
    if (nonogram.goal.empty()) return {};
    std::string cells;
    for (const std::string& cell : nonogram.goal) cells += cell.empty() ? '0' : '1';
    return "\ngoal \"" + cells + "\"\n";
}

std::string heading(std::string_view keyword, const std::string& value) {
    return value.empty() ? "" : std::string(keyword) + " \"" + in_one_line(value) + "\"\n";
}

}  // namespace

std::expected<WrittenPuzzle, Diagnostic> write_non(const Puzzle& puzzle) {
    const auto nonogram = nonogram_of_puzzle(puzzle, "a .non file");
    if (!nonogram) return failure(nonogram);
    if (!nonogram->clues.colours.empty())
        return std::unexpected(error_at({}, "a .non file has no colours", "--to webpbn writes them"));
    const auto& lines = nonogram->clues.lines;
    WrittenPuzzle written{{}, nonogram->losses};
    written.text = heading("catalogue", puzzle.source) + heading("title", puzzle.title) +
                   heading("by", puzzle.author) + "width " + std::to_string(lines[0].size()) + "\nheight " +
                   std::to_string(lines[1].size()) + "\n";
    for (const Axis axis : {Axis::Y, Axis::X}) {
        const auto side = static_cast<std::size_t>(axis);
        written.text += axis == Axis::Y ? "\nrows\n" : "\ncolumns\n";
        for (std::size_t i = 0; i < lines[side].size(); ++i)
            written.text += line_of_non(lines[side][i], nonogram->has_clue[side][i]) + "\n";
    }
    written.text += goal_text(*nonogram);
    return written;
}

}  // namespace sator::exchange
