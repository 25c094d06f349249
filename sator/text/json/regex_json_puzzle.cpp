#include "sator/text/json/regex_json_puzzle.hpp"

#include <algorithm>
#include <optional>

#include "sator/base/encoding_error.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/alphabet_choice.hpp"
#include "sator/puzzle/regex_crossword.hpp"

namespace sator::text {

namespace {

/// A line has two ends, and each has room for one clue.
constexpr std::size_t kMaxCluesPerLine = 2;

std::string_view name_of(JsonKind kind) {
    switch (kind) {
        case JsonKind::Null:
            return "null";
        case JsonKind::Boolean:
            return "true or false";
        case JsonKind::Number:
            return "a number";
        case JsonKind::String:
            return "a string";
        case JsonKind::Array:
            return "a list";
        case JsonKind::Object:
            break;
    }
    return "an object";
}

/// Reads one puzzle, one field after the other. Stops at the first error: each function returns false then.
class PuzzleReader {
  public:
    PuzzleReader(const JsonValue& value, const SourceFile& file, const PuzzleOptions& options)
        : value_(value), file_(file), options_(options) {}

    std::expected<Puzzle, Diagnostic> read();

  private:
    std::optional<JsonValue> find(std::string_view field) const;
    bool read_shape();
    bool read_lines(Axis axis, std::string_view field);
    bool read_line(const JsonValue& value, ClueLine& line);
    bool read_clue(const JsonValue& value, ClueLine& line);
    bool read_alphabet();
    bool read_characters(const JsonValue& value);
    bool read_set(const JsonValue& value);
    bool read_names(Puzzle& puzzle);
    bool read_name(std::string_view field, std::string& name);
    bool read_message(Puzzle& puzzle);
    bool fail(const JsonValue& at, std::string message, std::string hint = {});
    bool fail_type(const JsonValue& at, std::string_view wanted, std::string hint = {});
    bool fail_at(const JsonValue& at, Diagnostic error);

    const JsonValue& value_;
    const SourceFile& file_;
    const PuzzleOptions& options_;
    RegexCrossword crossword_;
    Diagnostic error_;
};

std::expected<Puzzle, Diagnostic> PuzzleReader::read() {
    if (!value_.is(JsonKind::Object)) {
        fail_type(value_, "a puzzle", "a puzzle is an object with patternsX and patternsY");
        return std::unexpected(std::move(error_));
    }
    if (!read_shape() || !read_alphabet()) return std::unexpected(std::move(error_));
    auto puzzle = make_regex_crossword(crossword_, options_);
    if (!puzzle) {
        fail_at(value_.find("patternsX").value_or(value_), std::move(puzzle.error()));
        return std::unexpected(std::move(error_));
    }
    if (!read_names(*puzzle) || !read_message(*puzzle)) return std::unexpected(std::move(error_));
    puzzle->file = file_.name;
    puzzle->text = file_.text;
    return puzzle;
}

/// Returns a field, or nullopt if it is absent or null.
std::optional<JsonValue> PuzzleReader::find(std::string_view field) const {
    const auto found = value_.find(field);
    return found && found->is(JsonKind::Null) ? std::nullopt : found;
}

bool PuzzleReader::read_shape() {
    if (const auto hexagonal = find("hexagonal")) {
        if (!hexagonal->is(JsonKind::Boolean)) return fail_type(*hexagonal, "true or false");
        crossword_.is_hexagonal = hexagonal->boolean();
    }
    if (!read_lines(Axis::X, "patternsX") || !read_lines(Axis::Y, "patternsY")) return false;
    if (crossword_.is_hexagonal) return read_lines(Axis::Z, "patternsZ");
    const auto third = find("patternsZ");
    if (!third || (third->is(JsonKind::Array) && third->members().empty())) return true;
    return fail(*third, "patternsZ is for hexagonal puzzles only", "add \"hexagonal\": true");
}

bool PuzzleReader::read_lines(Axis axis, std::string_view field) {
    const auto lines = find(field);
    if (!lines) {
        return fail(value_, "the puzzle has no " + std::string(field),
                    crossword_.is_hexagonal
                        ? "a hexagon needs patternsX, patternsY and patternsZ"
                        : "a puzzle needs patternsX (its columns) and patternsY (its rows)");
    }
    if (!lines->is(JsonKind::Array)) return fail_type(*lines, "a list with the clues of each line");
    for (const JsonValue& member : lines->members()) {
        ClueLine& line = crossword_.lines[static_cast<std::size_t>(axis)].emplace_back();
        if (!read_line(member, line)) return false;
    }
    return true;
}

bool PuzzleReader::read_line(const JsonValue& value, ClueLine& line) {
    if (value.is(JsonKind::Null)) return true;
    if (value.is(JsonKind::String)) return read_clue(value, line);
    if (!value.is(JsonKind::Array)) return fail_type(value, "a clue or a list of clues");
    const auto clues = value.members();
    if (clues.size() > kMaxCluesPerLine) {
        return fail(clues[kMaxCluesPerLine], "a line has at most two clues",
                    "write one for each of its ends");
    }
    return std::ranges::all_of(clues, [&](const JsonValue& clue) { return read_clue(clue, line); });
}

bool PuzzleReader::read_clue(const JsonValue& value, ClueLine& line) {
    if (value.is(JsonKind::Null)) {
        line.emplace_back();
        return true;
    }
    if (!value.is(JsonKind::String)) return fail_type(value, "a clue", "a clue is a string");
    line.push_back({std::string(value.text()), value.span(), value.is_verbatim()});
    return true;
}

bool PuzzleReader::read_alphabet() {
    if (const auto set = find("alphabet")) return read_set(*set);
    if (const auto characters = find("characters")) return read_characters(*characters);
    return true;
}

bool PuzzleReader::read_set(const JsonValue& value) {
    if (!value.is(JsonKind::String)) return fail_type(value, "a string such as \"A-Z0-9\"");
    auto set = parse_alphabet(value.text());
    if (!set) return fail_at(value, std::move(set.error()));
    crossword_.alphabet = std::move(*set);
    return true;
}

/// Reads `characters`: one string, or a list of strings of one character. An empty one is ignored.
bool PuzzleReader::read_characters(const JsonValue& value) {
    std::vector<CodePointRange> characters;
    const auto add = [&](const JsonValue& at, char32_t c) {
        if (characters_never_in_cells().contains(c))
            return fail(at, "a control character is not allowed in a cell");
        characters.push_back({c, c});
        return true;
    };
    if (value.is(JsonKind::String)) {
        for (const char32_t c : to_code_points(value.text())) {
            if (!add(value, c)) return false;
        }
    } else if (value.is(JsonKind::Array)) {
        for (const JsonValue& member : value.members()) {
            if (!member.is(JsonKind::String)) return fail_type(member, "a string of one character");
            const std::u32string text = to_code_points(member.text());
            if (text.size() != 1)
                return fail(member, "a cell holds one character, not " + std::to_string(text.size()));
            if (!add(member, text[0])) return false;
        }
    } else {
        return fail_type(value, "a string or a list of characters");
    }
    if (!characters.empty()) crossword_.alphabet = CodePointSet(std::move(characters));
    return true;
}

bool PuzzleReader::read_names(Puzzle& puzzle) {
    std::string name;
    if (!read_name("title", puzzle.title) || !read_name("name", name) || !read_name("author", puzzle.author))
        return false;
    if (puzzle.title.empty()) puzzle.title = std::move(name);
    puzzle.name = puzzle.title;
    return true;
}

bool PuzzleReader::read_name(std::string_view field, std::string& name) {
    const auto value = find(field);
    if (!value) return true;
    if (!value->is(JsonKind::String)) return fail_type(*value, "a string");
    if (control_character_error(value->text()))
        return fail(*value, "a control character is not allowed here", "remove it");
    name = value->text();
    return true;
}

bool PuzzleReader::read_message(Puzzle& puzzle) {
    const auto map = find("solutionMap");
    if (!map) return true;
    if (!map->is(JsonKind::Array)) return fail_type(*map, "a list with a place for each cell");
    const auto places = map->members();
    const std::size_t cells = puzzle.grid.cell_count();
    if (places.empty()) return true;
    if (places.size() != cells) {
        return fail(*map,
                    "solutionMap has " + std::to_string(places.size()) + " places for " +
                        std::to_string(cells) + " cells",
                    "give each cell, in row order, its place in the message, or null");
    }
    std::vector<std::optional<CellId>> message(cells);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        const JsonValue& place = places[cell];
        if (place.is(JsonKind::Null)) continue;
        if (!place.is(JsonKind::Number)) return fail_type(place, "a place in the message");
        const auto number = place.integer();
        if (!number || *number < 0 || *number >= static_cast<std::int64_t>(cells)) {
            return fail(place, "the message has no such place",
                        "its places are 0 to " + std::to_string(cells - 1));
        }
        auto& slot = message[static_cast<std::size_t>(*number)];
        if (slot) return fail(place, "two cells have place " + std::to_string(*number) + " in the message");
        slot = CellId(cell);
    }
    for (const auto& cell : message) {
        if (cell) puzzle.message.push_back(*cell);
    }
    return true;
}

bool PuzzleReader::fail(const JsonValue& at, std::string message, std::string hint) {
    return fail_at(at, error_at(at.span(), std::move(message), std::move(hint)));
}

bool PuzzleReader::fail_type(const JsonValue& at, std::string_view wanted, std::string hint) {
    return fail(at, "expected " + std::string(wanted) + ", not " + std::string(name_of(at.kind())),
                std::move(hint));
}

/// Stores `error` with the place of a value.
bool PuzzleReader::fail_at(const JsonValue& at, Diagnostic error) {
    error.file = file_.name;
    error.span = at.span();
    set_excerpt_at(error, *file_.text, at.offset());
    error_ = std::move(error);
    return false;
}

}  // namespace

std::expected<Puzzle, Diagnostic> read_regex_json_puzzle(const JsonValue& value, const SourceFile& file,
                                                         const PuzzleOptions& options) {
    return PuzzleReader(value, file, options).read();
}

}  // namespace sator::text
