#include "sator/exchange/regex_sites/xyz_reader.hpp"

#include <algorithm>
#include <array>

#include "sator/base/encoding_check.hpp"
#include "sator/puzzle/grid_lines.hpp"

namespace sator::exchange {

namespace {

constexpr std::array<const char*, kAxisCount> kXyzFields = {"x", "y", "z"};

/// X and Z lines are read from their other ends.
void turn_lines(Puzzle& puzzle) {
    const GridLines lines(puzzle.grid);
    for (RuleStatement& rule : puzzle.rules) {
        Sequence& sequence = rule.drawings.front().front();
        if (sequence.label.starts_with("row")) continue;
        std::ranges::reverse(sequence.cells);
        rule.is_placed = true;
        if (const auto line = lines.find(sequence.cells)) sequence.label = line->read_name();
    }
}

}  // namespace

std::unexpected<Diagnostic> XyzReader::fail(const JsonValue& at, std::string message,
                                            std::string hint) const {
    Diagnostic error = error_at(at.span(), std::move(message), std::move(hint));
    set_excerpt_at(error, text_, at.offset());
    return std::unexpected(std::move(error));
}

std::expected<void, Diagnostic> XyzReader::read_clues(bool is_hexagonal) {
    crossword_.is_hexagonal = is_hexagonal;
    if (auto done = read_lines(Axis::X); !done) return done;
    if (auto done = read_lines(Axis::Y); !done) return done;
    if (!is_hexagonal) return {};
    if (auto done = read_lines(Axis::Z); !done) return done;
    return check_sizes();
}

std::expected<void, Diagnostic> XyzReader::read_lines(Axis axis) {
    const std::string field = kXyzFields[static_cast<std::size_t>(axis)];
    const auto lines = value_.find(field);
    if (!lines || !lines->is(JsonKind::Array))
        return fail(lines.value_or(value_), "the puzzle has no list '" + field + "'",
                    crossword_.is_hexagonal
                        ? "a hexagon has the clues of its lines in x, y and z"
                        : "a rectangle has the clues of its columns in x, of its rows in y");
    for (const JsonValue& clue : lines->members()) {
        if (!clue.is(JsonKind::String)) return fail(clue, "a clue is a string");
        crossword_.lines[static_cast<std::size_t>(axis)].push_back(
            {{std::string(clue.text()), clue.span(), clue.is_verbatim()}});
    }
    return {};
}

/// All directions of a hexagon have the same odd number of lines.
std::expected<void, Diagnostic> XyzReader::check_sizes() const {
    for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
        const std::size_t lines = crossword_.lines[axis].size();
        if (lines != size() || size() % 2 == 0)
            return fail(*value_.find(kXyzFields[axis]),
                        "'" + std::string(kXyzFields[axis]) + "' has " + std::to_string(lines) + " clues",
                        "x, y and z have the same odd number of clues");
    }
    return {};
}

std::expected<Puzzle, Diagnostic> XyzReader::make() const {
    auto made = make_regex_crossword(crossword_, options_);
    if (!made) return fail(*value_.find("x"), made.error().message, made.error().hint);
    if (crossword_.is_hexagonal) turn_lines(*made);
    return made;
}

std::expected<void, Diagnostic> XyzReader::read_name(const char* field, std::string& name) const {
    const auto value = value_.find(field);
    if (!value || !value->is(JsonKind::String)) return {};
    if (!check_control_characters(value->text()))
        return fail(*value, "a control character is not allowed here");
    name = value->text();
    return {};
}

}  // namespace sator::exchange
