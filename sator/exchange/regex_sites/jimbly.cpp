#include <algorithm>
#include <array>
#include <expected>

#include "sator/base/encoding_check.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/utf8.hpp"
#include "sator/exchange/packing/base64.hpp"
#include "sator/exchange/regex_sites/jimbly_writer.hpp"
#include "sator/exchange/regex_sites/xyz_reader.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/text/json/json_error.hpp"
#include "sator/text/json/json_tree.hpp"
#include "sator/text/json/unknown_fields.hpp"
#include "sator/text/source/text_limit.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kQuery = "?puzzle=", kOtherQuery = "&puzzle=";

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

/// `size` or `diameter` repeats the number of lines as a number or a string.
std::expected<void, Diagnostic> check_stated_size(const JsonValue& value, const XyzReader& reader) {
    for (const char* field : {"size", "diameter"}) {
        const auto stated = value.find(field);
        if (!stated) continue;
        const bool is_same = stated->is(JsonKind::String)
                                 ? stated->text() == std::to_string(reader.size())
                                 : stated->integer() == static_cast<std::int64_t>(reader.size());
        if (!is_same)
            return reader.fail(*stated,
                               "the size is not the number of clues in x, " + std::to_string(reader.size()));
    }
    return {};
}

/// The fields that are read, and those that say where the puzzle comes from.
constexpr std::array<std::string_view, 13> kJimblyFields = {
    "size", "diameter", "side", "name", "author", "x", "y", "z", "day", "date", "seed", "id", "commit_hash"};

std::expected<Puzzle, Diagnostic> read_jimbly_json(std::string_view text, const PuzzleOptions& options) {
    const JsonTree tree(text, {}, options.watch);
    if (options.watch != nullptr && options.watch->is_over(0)) return Puzzle{};
    if (tree.fault()) return std::unexpected(json_error(text, *tree.fault()));
    const auto root = tree.root();
    if (!root || !root->is(JsonKind::Object))
        return std::unexpected(
            error_at({}, "the text holds no puzzle", "a puzzle is an object with x, y and z"));
    XyzReader reader(*root, text, options);
    if (auto done = reader.read_clues(true); !done) return failure(done);
    if (auto done = check_stated_size(*root, reader); !done) return failure(done);
    auto puzzle = reader.make();
    if (!puzzle) return puzzle;
    if (auto done = reader.read_name("name", puzzle->title); !done) return failure(done);
    if (auto done = reader.read_name("author", puzzle->author); !done) return failure(done);
    leave_out_unknown(*root, kJimblyFields, "", puzzle->left_out);
    return puzzle;
}

/// Returns whether the text is a link with `?puzzle=`, or JSON whose fields are `x`, `y` and `z`.
bool looks_like_jimbly(std::string_view text) {
    if (!packed_part(text).empty()) return true;
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || text[first] != '{' || text.contains("\"patternsX\"")) return false;
    return text.contains("\"x\"") && text.contains("\"y\"") && text.contains("\"z\"");
}

/// Returns the JSON of a file: its text, or what the link in it has in base64.
std::expected<std::shared_ptr<const std::string>, Diagnostic> json_of_file(const SourceFile& file) {
    const auto text = text_within_limit(file);
    if (!text) return failure(text);
    const std::string_view packed = packed_part(*text);
    if (packed.empty()) return file.text;
    auto bytes = from_base64(packed);
    if (!bytes)
        return std::unexpected(
            error_in(file.name, "the text after '?puzzle=' is no base64 of a puzzle", "copy the whole link"));
    return std::make_shared<const std::string>(find_bad_utf8(*bytes) ? from_latin1(*bytes)
                                                                     : std::move(*bytes));
}

/// Reads a regular hexagon as Jimbly's page and Regexle write it: `size` or `diameter`, `name`, `author`, and the clues of the
/// lines in `x`, `y` and `z`. Rows (y) are read from left to right, x lines from the bottom, z lines from the top. A link of
/// the page has the same JSON in base64 after `?puzzle=`.
ReadResult read_jimbly(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    ReadResult result;
    const auto json = json_of_file(file);
    auto puzzle = json ? read_jimbly_json(**json, options) : failure(json);
    if (puzzle) {
        puzzle->file = file.name;
        puzzle->name = puzzle->title.empty() ? puzzle_name(file.name, 0, 1) : puzzle->title;
        puzzle->text = *json;
    } else {
        puzzle.error().file = file.name;
    }
    result.push_back(std::move(puzzle));
    return result;
}

}  // namespace

const Format kJimbly = {
    .name = "jimbly",
    .summary = "Hexagonal regex crosswords: links and JSON of Jimbly's page, and the JSON of Regexle.",
    .beginning = {},
    .recognises = looks_like_jimbly,
    .read = read_jimbly,
    .example =
        "{\"size\": 3, \"name\": \"Ones\", \"author\": \"\",\n \"x\": [\"A+\", \"A+\", \"A+\"], \"y\": "
        "[\"A+\", \"A+\", "
        "\"A+\"], \"z\": [\"A+\", \"A+\", \"A+\"]}\n",
    .lost =
        "Writing: a clue with a reference or a lookaround that is read from the other end of its line, a "
        "second clue of a line, "
        "and an alphabet other than A to Z and what the clues mention.",
    .write = write_jimbly,
    .written_texts = {.title = true, .author = true},
};

}  // namespace sator::exchange
