#include "cli/grid_state.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "cli/read_file.hpp"
#include "cli/session.hpp"
#include "sator/formats/format.hpp"
#include "sator/formats/initial_lines.hpp"

namespace sator {

namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        if (line.find_first_not_of(" \t\r") != std::string::npos) lines.push_back(line);
    }
    return lines;
}

/// The puzzle is read again with the drawing as its last initial one.
std::expected<std::vector<Given>, Diagnostic> read_drawing(const std::string& text, const Puzzle& puzzle,
                                                           Resources& resources) {
    const bool has_layout =
        puzzle.text != nullptr && ("\n" + *puzzle.text).find("\nlayout") != std::string::npos;
    if (!has_layout) {
        return std::unexpected(
            call_error("this puzzle has no drawing to follow",
                       "give the grid's values in reading order, '.' where a cell is open"));
    }
    ReadResult found = read(*puzzle.text + "\n\ninitial\n" + text + "\n", puzzle.file, resources);
    if (!found[0]) return std::unexpected(std::move(found[0].error()));
    return found[0]->initials.back().givens;
}

std::expected<std::vector<Given>, Diagnostic> read_values(const std::vector<std::string>& lines,
                                                          const Puzzle& puzzle) {
    std::string values;
    for (const std::string& line : lines) values += line + " ";
    InitialLines read = read_initial_lines(values, puzzle);
    if (!read.errors.empty()) return std::unexpected(std::move(read.errors[0]));
    if (read.initials.empty()) return std::unexpected(call_error("the grid is empty", "fill in some cells"));
    return std::move(read.initials[0].givens);
}

}  // namespace

std::expected<std::vector<Given>, Diagnostic> read_state(const std::string& state, const Puzzle& puzzle,
                                                         Resources& resources) {
    std::string text = state;
    std::error_code error;
    if (state == "-" || std::filesystem::is_regular_file(state, error)) {
        auto content = read_file(state);
        if (!content) return std::unexpected(std::move(content.error()));
        text = std::move(*content);
    }
    const auto slashes = static_cast<std::size_t>(std::ranges::count(text, '/'));
    if (slashes > 0 && slashes + 1 == puzzle.grid.rows.size()) std::ranges::replace(text, '/', '\n');
    const std::vector<std::string> lines = lines_of(text);
    const bool is_drawing =
        !lines.empty() && std::ranges::all_of(lines, [](const std::string& line) { return line[0] == '|'; });
    auto givens = is_drawing ? read_drawing(text, puzzle, resources) : read_values(lines, puzzle);
    if (!givens && givens.error().file.empty()) givens.error().file = "--state";
    return givens;
}

}  // namespace sator
