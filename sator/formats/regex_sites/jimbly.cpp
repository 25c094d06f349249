#include "sator/formats/regex_sites/jimbly.hpp"

#include <algorithm>
#include <array>

#include "sator/base/encoding_error.hpp"
#include "sator/base/utf8.hpp"
#include "sator/formats/json/json_error.hpp"
#include "sator/formats/json/json_tree.hpp"
#include "sator/formats/reader/text_limit.hpp"
#include "sator/formats/reader/trimmed.hpp"
#include "sator/formats/links/base64.hpp"
#include "sator/puzzle/grid_lines.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/puzzle/regex_crossword.hpp"

namespace sator::formats {

namespace {

constexpr std::string_view kQuery = "?puzzle=", kOtherQuery = "&puzzle=";
constexpr std::array<std::pair<Axis, std::string_view>, 3> kJimblyFields = {
    {{Axis::X, "x"}, {Axis::Y, "y"}, {Axis::Z, "z"}}};

/// Returns the base64 text of a link, or an empty text.
std::string_view packed_part(std::string_view text) {
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.remove_suffix(1);
    text = trimmed(text);
    if (!text.starts_with("http") || text.contains('\n')) return {};
    const std::size_t at = std::min(text.find(kQuery), text.find(kOtherQuery));
    if (at == std::string_view::npos) return {};
    const std::string_view packed = text.substr(at + kQuery.size());
    return packed.substr(0, packed.find_first_of("&#"));
}

/// The page writes a character up to U+00FF as one byte.
std::string from_latin1(std::string_view bytes) {
    std::string text;
    for (const char byte : bytes) append_utf8(text, static_cast<unsigned char>(byte));
    return text;
}

/// Reads one puzzle, and stops at the first error: each function returns false then.
class JimblyReader {
  public:
    JimblyReader(const JsonValue& value, std::string_view text, const PuzzleOptions& options)
        : value_(value), text_(text), options_(options) {}

    std::expected<Puzzle, Diagnostic> read() {
        crossword_.is_hexagonal = true;
        for (const auto& [axis, field] : kJimblyFields) {
            if (!read_lines(axis, field)) return std::unexpected(std::move(error_));
        }
        if (!check_size()) return std::unexpected(std::move(error_));
        auto puzzle = make_regex_crossword(crossword_, options_);
        if (!puzzle) {
            fail(*value_.find("x"), puzzle.error().message, puzzle.error().hint);
            return std::unexpected(std::move(error_));
        }
        turn(*puzzle);
        if (!read_name("name", puzzle->title) || !read_name("author", puzzle->author))
            return std::unexpected(std::move(error_));
        return puzzle;
    }

  private:
    bool fail(const JsonValue& at, std::string message, std::string hint = {}) {
        error_ = error_at(at.span(), std::move(message), std::move(hint));
        set_excerpt_at(error_, text_, at.offset());
        return false;
    }

    bool read_lines(Axis axis, std::string_view field) {
        const auto lines = value_.find(field);
        if (!lines || !lines->is(JsonKind::Array))
            return fail(lines.value_or(value_), "the puzzle has no list '" + std::string(field) + "'",
                        "a hexagon has the clues of its lines in x, y and z");
        for (const JsonValue& clue : lines->members()) {
            if (!clue.is(JsonKind::String)) return fail(clue, "a clue is a string");
            crossword_.lines[static_cast<std::size_t>(axis)].push_back(
                {{std::string(clue.text()), clue.span(), clue.is_verbatim()}});
        }
        return true;
    }

    /// All directions have the same odd number of lines, and `size` or `diameter` repeats it as a number or a string.
    bool check_size() {
        const std::size_t size = crossword_.lines[0].size();
        for (const auto& [axis, field] : kJimblyFields) {
            const std::size_t lines = crossword_.lines[static_cast<std::size_t>(axis)].size();
            if (lines != size || size % 2 == 0)
                return fail(*value_.find(field),
                            "'" + std::string(field) + "' has " + std::to_string(lines) + " clues",
                            "x, y and z have the same odd number of clues");
        }
        for (const char* field : {"size", "diameter"}) {
            const auto stated = value_.find(field);
            if (!stated) continue;
            const bool is_same = stated->is(JsonKind::String)
                                     ? stated->text() == std::to_string(size)
                                     : stated->integer() == static_cast<std::int64_t>(size);
            if (!is_same)
                return fail(*stated, "the size is not the number of clues in x, " + std::to_string(size));
        }
        return true;
    }

    bool read_name(const char* field, std::string& name) {
        const auto value = value_.find(field);
        if (!value || !value->is(JsonKind::String)) return true;
        if (control_character_error(value->text()))
            return fail(*value, "a control character is not allowed here");
        name = value->text();
        return true;
    }

    /// X and Z lines are read from their other ends.
    static void turn(Puzzle& puzzle) {
        const GridLines lines(puzzle.grid);
        for (RuleStatement& rule : puzzle.rules) {
            Sequence& sequence = rule.drawings.front().front();
            if (sequence.label.starts_with("row")) continue;
            std::ranges::reverse(sequence.cells);
            rule.is_placed = true;
            if (const auto line = lines.find(sequence.cells)) sequence.label = line->read_name();
        }
    }

    const JsonValue& value_;
    std::string_view text_;
    const PuzzleOptions& options_;
    RegexCrossword crossword_;
    Diagnostic error_;
};

std::expected<Puzzle, Diagnostic> read_jimbly_json(std::string_view text, const PuzzleOptions& options) {
    const JsonTree tree(text, {}, options.watch);
    if (options.watch != nullptr && options.watch->is_over(0)) return Puzzle{};
    if (tree.fault()) return std::unexpected(json_error(text, *tree.fault()));
    const auto root = tree.root();
    if (!root || !root->is(JsonKind::Object))
        return std::unexpected(
            error_at({}, "the text holds no puzzle", "a puzzle is an object with x, y and z"));
    return JimblyReader(*root, text, options).read();
}

}  // namespace

bool looks_like_jimbly(std::string_view text) {
    if (!packed_part(text).empty()) return true;
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || text[first] != '{' || text.contains("\"patternsX\"")) return false;
    return text.contains("\"x\"") && text.contains("\"y\"") && text.contains("\"z\"");
}

ReadResult read_jimbly(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    ReadResult result;
    auto early = text_limit_error(file);
    const std::string_view packed = early ? std::string_view() : packed_part(*file.text);
    std::string unpacked;
    if (!packed.empty()) {
        auto bytes = from_base64(packed);
        if (bytes)
            unpacked = find_bad_utf8(*bytes) ? from_latin1(*bytes) : std::move(*bytes);
        else
            early = error_in(file.name, "the text after '?puzzle=' is no base64 of a puzzle",
                             "copy the whole link");
    }
    auto puzzle = early ? std::unexpected(std::move(*early))
                        : read_jimbly_json(packed.empty() ? std::string_view(*file.text) : unpacked, options);
    if (puzzle) {
        puzzle->file = file.name;
        puzzle->name = puzzle->title.empty() ? puzzle_name(file.name, 0, 1) : puzzle->title;
        puzzle->text = packed.empty() ? file.text : std::make_shared<const std::string>(std::move(unpacked));
    } else {
        puzzle.error().file = file.name;
    }
    result.push_back(std::move(puzzle));
    return result;
}

}  // namespace sator::formats
