#include "sator/text/initial/grid_state.hpp"

#include <algorithm>
#include <optional>
#include <sstream>

#include "sator/base/errors.hpp"
#include "sator/text/initial/initial_lines.hpp"
#include "sator/text/read/sator_language.hpp"

namespace sator::text {

namespace {

std::vector<std::string> text_lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        if (line.find_first_not_of(" \t\r") != std::string::npos) lines.push_back(line);
    }
    return lines;
}

bool has_layout(const Puzzle& puzzle) {
    return puzzle.text != nullptr && ("\n" + *puzzle.text).find("\nlayout") != std::string::npos;
}

/// For a puzzle with a layout: parses the puzzle again, with the drawing as an additional initial drawing,
/// and returns the givens of that drawing.
std::expected<std::vector<Given>, Diagnostic> read_drawing(const std::string& text, const Puzzle& puzzle,
                                                           Resources& resources) {
    const SourceFile file{puzzle.file,
                          std::make_shared<const std::string>(*puzzle.text + "\n\ninitial\n" + text + "\n")};
    ReadResult found = read_sator_file(file, resources, {});
    if (!found[0]) return std::unexpected(std::move(found[0].error()));
    return found[0]->initials.back().givens;
}

bool has_symbol(const Puzzle& puzzle, char32_t c) {
    for (std::size_t value = 0; value < puzzle.alphabet.size(); ++value) {
        if (puzzle.alphabet[value].character() == c) return true;
    }
    return false;
}

/// Replaces the slashes between rows by newlines. Keeps the text if '/' may be a value.
std::string with_rows_as_lines(std::string text, const Puzzle& puzzle) {
    const auto slashes = static_cast<std::size_t>(std::ranges::count(text, '/'));
    if (slashes + 1 == puzzle.grid.rows.size() || !has_symbol(puzzle, U'/'))
        std::ranges::replace(text, '/', '\n');
    return text;
}

std::string counted(std::size_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

/// The number of rows, and of the values in a row, must be right. Values are characters or
/// words.
std::expected<void, Diagnostic> check_rows(const std::vector<std::string>& lines, const Puzzle& puzzle) {
    const auto& rows = puzzle.grid.rows;
    const std::string shape =
        "give the values in reading order, in one line or one row per line, with '.' for an open cell";
    if (lines.size() <= 1) return {};
    if (lines.size() != rows.size())
        return std::unexpected(error_in(
            "sator", counted(lines.size(), "row") + " for a grid of " + std::to_string(rows.size()), shape));
    for (std::size_t row = 0; row < lines.size(); ++row) {
        const ValueCount count = count_values(lines[row]);
        const std::size_t needed = rows[row].size();
        if (count.characters == needed || count.words == needed) continue;
        const std::size_t own = has_long_symbols(puzzle.alphabet) ? count.words : count.characters;
        return std::unexpected(error_in("sator",
                                        "row " + std::to_string(row + 1) + " has " + counted(own, "value") +
                                            " and needs " + std::to_string(needed),
                                        shape));
    }
    return {};
}

std::expected<std::vector<Given>, Diagnostic> read_values(const std::vector<std::string>& lines,
                                                          const Puzzle& puzzle) {
    if (auto done = check_rows(lines, puzzle); !done) return failure(done);
    std::string values;
    for (const std::string& line : lines) values += line + " ";
    InitialLines read = read_initial_lines(values, puzzle);
    if (!read.errors.empty()) return std::unexpected(std::move(read.errors[0]));
    if (read.initials.empty())
        return std::unexpected(error_in("sator", "the grid is empty", "fill in some cells"));
    return std::move(read.initials[0].givens);
}

}  // namespace

std::expected<std::vector<Given>, Diagnostic> read_state(std::string text, const Puzzle& puzzle,
                                                         Resources& resources) {
    text = with_rows_as_lines(std::move(text), puzzle);
    std::vector<std::string> lines = text_lines_of(text);
    const bool is_drawing =
        !lines.empty() && std::ranges::all_of(lines, [](const std::string& line) { return line[0] == '|'; });
    const bool follows_layout = is_drawing && has_layout(puzzle);
    if (is_drawing && !follows_layout) {
        for (std::string& line : lines) line.erase(0, 1);
    }
    auto givens = follows_layout ? read_drawing(text, puzzle, resources) : read_values(lines, puzzle);
    return givens;
}

}  // namespace sator::text
