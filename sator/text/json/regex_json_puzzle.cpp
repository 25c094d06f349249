#include "sator/text/json/regex_json_puzzle.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "sator/base/encoding_check.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/alphabet_choice.hpp"
#include "sator/puzzle/regex_crossword.hpp"
#include "sator/text/json/unknown_fields.hpp"

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

/// The fields that are read, and those about the puzzle on its site.
constexpr std::array<std::string_view, 33> kKnownFields = {
    "name",     "title",      "author",      "patternsX",   "patternsY",      "patternsZ", "hexagonal",
    "alphabet", "characters", "solutionMap", "id",          "background",     "descr",     "description",
    "image",    "date",       "dateCreated", "dateUpdated", "achievement_id", "playerNo",  "ambiguous",
    "votes",    "solved",     "ratingAvg",   "rating",      "published",      "mobile",    "size",
    "source",   "difficulty", "link",        "tags",        "comment"};

/// Reads one puzzle, one field after the other. Stops at the first error.
class PuzzleReader {
  public:
    PuzzleReader(const JsonValue& value, const SourceFile& file, const PuzzleOptions& options)
        : value_(value), file_(file), options_(options) {}

    std::expected<Puzzle, Diagnostic> read();

  private:
    std::optional<JsonValue> find(std::string_view field) const;
    std::expected<void, Diagnostic> read_shape();
    std::expected<void, Diagnostic> read_lines(Axis axis, std::string_view field);
    std::expected<void, Diagnostic> read_line(const JsonValue& value, ClueLine& line);
    std::expected<void, Diagnostic> read_clue(const JsonValue& value, ClueLine& line);
    std::expected<void, Diagnostic> read_alphabet();
    std::expected<void, Diagnostic> read_characters(const JsonValue& value);
    std::expected<void, Diagnostic> read_set(const JsonValue& value);
    std::expected<void, Diagnostic> read_names(Puzzle& puzzle);
    std::expected<void, Diagnostic> read_name(std::string_view field, std::string& name);
    std::expected<void, Diagnostic> read_message(Puzzle& puzzle);
    std::unexpected<Diagnostic> fail(const JsonValue& at, std::string message, std::string hint = {}) const;
    std::unexpected<Diagnostic> fail_type(const JsonValue& at, std::string_view wanted,
                                          std::string hint = {}) const;
    std::unexpected<Diagnostic> fail_at(const JsonValue& at, Diagnostic error) const;

    const JsonValue& value_;
    const SourceFile& file_;
    const PuzzleOptions& options_;
    RegexCrossword crossword_;
};

std::expected<Puzzle, Diagnostic> PuzzleReader::read() {
    if (!value_.is(JsonKind::Object))
        return fail_type(value_, "a puzzle", "a puzzle is an object with patternsX and patternsY");
    const bool has_any_field =
        std::ranges::any_of(kKnownFields, [&](std::string_view field) { return find(field).has_value(); });
    if (!has_any_field)
        return fail(value_, "this JSON is no puzzle that is known",
                    "a regex crossword has patternsX and patternsY; 'sator formats' lists the other formats");
    if (auto done = read_shape(); !done) return failure(done);
    if (auto done = read_alphabet(); !done) return failure(done);
    auto puzzle = make_regex_crossword(crossword_, options_);
    if (!puzzle) return fail_at(value_.find("patternsX").value_or(value_), std::move(puzzle.error()));
    if (auto done = read_names(*puzzle); !done) return failure(done);
    if (auto done = read_message(*puzzle); !done) return failure(done);
    puzzle->file = file_.name;
    puzzle->text = file_.text;
    leave_out_unknown(value_, kKnownFields, "", puzzle->left_out);
    return puzzle;
}

/// Returns a field, or nullopt if it is absent or null.
std::optional<JsonValue> PuzzleReader::find(std::string_view field) const {
    const auto found = value_.find(field);
    return found && found->is(JsonKind::Null) ? std::nullopt : found;
}

std::expected<void, Diagnostic> PuzzleReader::read_shape() {
    if (const auto hexagonal = find("hexagonal")) {
        if (!hexagonal->is(JsonKind::Boolean)) return fail_type(*hexagonal, "true or false");
        crossword_.is_hexagonal = hexagonal->boolean();
    }
    if (auto done = read_lines(Axis::X, "patternsX"); !done) return done;
    if (auto done = read_lines(Axis::Y, "patternsY"); !done) return done;
    if (crossword_.is_hexagonal) return read_lines(Axis::Z, "patternsZ");
    const auto third = find("patternsZ");
    if (!third || (third->is(JsonKind::Array) && third->members().empty())) return {};
    return fail(*third, "patternsZ is for hexagonal puzzles only", "add \"hexagonal\": true");
}

std::expected<void, Diagnostic> PuzzleReader::read_lines(Axis axis, std::string_view field) {
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
        if (auto done = read_line(member, line); !done) return done;
    }
    return {};
}

std::expected<void, Diagnostic> PuzzleReader::read_line(const JsonValue& value, ClueLine& line) {
    if (value.is(JsonKind::Null)) return {};
    if (value.is(JsonKind::String)) return read_clue(value, line);
    if (!value.is(JsonKind::Array)) return fail_type(value, "a clue or a list of clues");
    const auto clues = value.members();
    if (clues.size() > kMaxCluesPerLine) {
        return fail(clues[kMaxCluesPerLine], "a line has at most two clues",
                    "write one for each of its ends");
    }
    for (const JsonValue& clue : clues) {
        if (auto done = read_clue(clue, line); !done) return done;
    }
    return {};
}

std::expected<void, Diagnostic> PuzzleReader::read_clue(const JsonValue& value, ClueLine& line) {
    if (value.is(JsonKind::Null)) {
        line.emplace_back();
        return {};
    }
    if (!value.is(JsonKind::String)) return fail_type(value, "a clue", "a clue is a string");
    line.push_back({std::string(value.text()), value.span(), value.is_verbatim()});
    return {};
}

std::expected<void, Diagnostic> PuzzleReader::read_alphabet() {
    if (const auto set = find("alphabet")) return read_set(*set);
    if (const auto characters = find("characters")) return read_characters(*characters);
    return {};
}

std::expected<void, Diagnostic> PuzzleReader::read_set(const JsonValue& value) {
    if (!value.is(JsonKind::String)) return fail_type(value, "a string such as \"A-Z0-9\"");
    auto set = parse_alphabet(value.text());
    if (!set) return fail_at(value, std::move(set.error()));
    crossword_.alphabet = std::move(*set);
    return {};
}

/// Reads `characters`: one string, or a list of strings of one character. An empty one is ignored.
std::expected<void, Diagnostic> PuzzleReader::read_characters(const JsonValue& value) {
    std::vector<CodePointRange> characters;
    const auto add = [&](const JsonValue& at, char32_t c) -> std::expected<void, Diagnostic> {
        if (characters_never_in_cells().contains(c))
            return fail(at, "a control character is not allowed in a cell");
        characters.push_back({c, c});
        return {};
    };
    if (value.is(JsonKind::String)) {
        for (const char32_t c : to_code_points(value.text())) {
            if (auto done = add(value, c); !done) return done;
        }
    } else if (value.is(JsonKind::Array)) {
        for (const JsonValue& member : value.members()) {
            if (!member.is(JsonKind::String)) return fail_type(member, "a string of one character");
            const std::u32string text = to_code_points(member.text());
            if (text.size() != 1)
                return fail(member, "a cell holds one character, not " + std::to_string(text.size()));
            if (auto done = add(member, text[0]); !done) return done;
        }
    } else {
        return fail_type(value, "a string or a list of characters");
    }
    if (!characters.empty()) crossword_.alphabet = CodePointSet(std::move(characters));
    return {};
}

std::expected<void, Diagnostic> PuzzleReader::read_names(Puzzle& puzzle) {
    std::string name;
    if (auto done = read_name("title", puzzle.title); !done) return done;
    if (auto done = read_name("name", name); !done) return done;
    if (auto done = read_name("author", puzzle.author); !done) return done;
    if (puzzle.title.empty()) puzzle.title = std::move(name);
    puzzle.name = puzzle.title;
    return {};
}

std::expected<void, Diagnostic> PuzzleReader::read_name(std::string_view field, std::string& name) {
    const auto value = find(field);
    if (!value) return {};
    if (!value->is(JsonKind::String)) return fail_type(*value, "a string");
    if (!check_control_characters(value->text()))
        return fail(*value, "a control character is not allowed here", "remove it");
    name = value->text();
    return {};
}

std::expected<void, Diagnostic> PuzzleReader::read_message(Puzzle& puzzle) {
    const auto map = find("solutionMap");
    if (!map) return {};
    if (!map->is(JsonKind::Array)) return fail_type(*map, "a list with a place for each cell");
    const auto places = map->members();
    const std::size_t cells = puzzle.grid.cell_count();
    if (places.empty()) return {};
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
    return {};
}

std::unexpected<Diagnostic> PuzzleReader::fail(const JsonValue& at, std::string message,
                                               std::string hint) const {
    return fail_at(at, error_at(at.span(), std::move(message), std::move(hint)));
}

std::unexpected<Diagnostic> PuzzleReader::fail_type(const JsonValue& at, std::string_view wanted,
                                                    std::string hint) const {
    return fail(at, "expected " + std::string(wanted) + ", not " + std::string(name_of(at.kind())),
                std::move(hint));
}

/// Gives an error the place of a value.
std::unexpected<Diagnostic> PuzzleReader::fail_at(const JsonValue& at, Diagnostic error) const {
    error.file = file_.name;
    error.span = at.span();
    set_excerpt_at(error, *file_.text, at.offset());
    return std::unexpected(std::move(error));
}

}  // namespace

std::expected<Puzzle, Diagnostic> read_regex_json_puzzle(const JsonValue& value, const SourceFile& file,
                                                         const PuzzleOptions& options) {
    return PuzzleReader(value, file, options).read();
}

}  // namespace sator::text
