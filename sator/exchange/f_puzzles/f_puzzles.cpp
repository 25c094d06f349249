#include "sator/exchange/f_puzzles/f_puzzles.hpp"

#include <array>

#include "sator/base/encoding_check.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/printable_text.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_grid.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_options.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_writer.hpp"
#include "sator/exchange/packing/link.hpp"
#include "sator/exchange/packing/lz_string.hpp"
#include "sator/exchange/packing/packed_link.hpp"
#include "sator/exchange/square/named_rules.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/text/json/json_error.hpp"
#include "sator/text/json/unknown_fields.hpp"

namespace sator::exchange {

namespace {

std::string f_puzzles_text(const JsonValue& root, std::string_view field) {
    const auto value = root.find(field);
    return value && value->is(JsonKind::String) ? printable_text(value->text()) : std::string();
}

constexpr const char* kReadWithout = "the puzzle is read without it, so it may have more solutions";

/// Returns the names of a field's items in a remark: "killercage", or "3 of killercage".
std::string counted(std::string_view key, std::size_t count) {
    return (count > 1 ? std::to_string(count) + " of " : std::string()) + "'" + printable_text(key) + "'";
}

/// Returns the items of a field: the members of a list, or the field's value if it is not empty or off.
std::vector<JsonValue> items_of(const JsonValue& value) {
    if (value.is(JsonKind::Array)) return value.members();
    return is_on(value) ? std::vector{value} : std::vector<JsonValue>();
}

/// Fields of an item that only say how it looks.
constexpr std::array<std::string_view, 8> kLooks = {"outlineC", "baseC", "fontC",           "width",
                                                    "height",   "angle", "isNewConstraint", "fromConstraint"};

/// An item with a field that is not understood may mean something else than what was read.
void leave_out_unknown_parts(const FPuzzlesField& rule, const JsonValue& item, SquareStatements& puzzle) {
    std::vector<std::string_view> known(kLooks.begin(), kLooks.end());
    known.insert(known.end(), rule.shape->fields.begin(), rule.shape->fields.end());
    for (const std::string& name : unknown_fields(item, known))
        puzzle.leave_out("not understood: '" + name + "' of '" + std::string(rule.key) + "'", kReadWithout);
}

void read_f_puzzles_field(std::string_view key, const JsonValue& value, bool is_disabled,
                          SquareStatements& puzzle) {
    const FPuzzlesField* rule = find_f_puzzles_field(key);
    const FPuzzlesDrawing* drawing = find_f_puzzles_drawing(rule != nullptr ? "line" : key);
    std::size_t unknown = 0, outside = 0, disabled = 0;
    for (const JsonValue& json : items_of(value)) {
        const FPuzzlesItem item(json, value);
        if (rule != nullptr && is_disabled) {
            drawing->read(item, puzzle);
            puzzle.note_drawing();
            ++disabled;
        } else if (rule != nullptr) {
            unknown += rule->shape->read(*rule, item, puzzle) ? 0 : 1;
            leave_out_unknown_parts(*rule, json, puzzle);
        } else if (drawing != nullptr) {
            outside += drawing->read(item, puzzle) ? 0 : 1;
            puzzle.note_drawing();
        } else {
            ++unknown;
        }
    }
    if (unknown > 0 && rule != nullptr)
        puzzle.leave_out_restriction("not understood: " + counted(key, unknown), kReadWithout);
    else if (unknown > 0)
        puzzle.leave_out("not understood: " + counted(key, unknown), kReadWithout);
    if (outside > 0) puzzle.remark("not drawn: " + counted(key, outside));
    if (disabled > 0) puzzle.remark("the logic is disabled: " + counted(key, disabled) + " means nothing");
}

}  // namespace

std::expected<Puzzle, Diagnostic> read_f_puzzles_json(std::string_view name, std::string_view json,
                                                      const PuzzleOptions& options) {
    const JsonTree tree(json, {}, options.watch);
    if (options.watch != nullptr && options.watch->is_over(0)) return std::unexpected(Diagnostic{});
    if (tree.fault()) return std::unexpected(json_error(json, *tree.fault()));
    const auto root = tree.root();
    if (!root || !root->is(JsonKind::Object))
        return std::unexpected(error_at({}, "the text is no JSON object"));
    auto puzzle = read_f_puzzles_grid(*root);
    if (!puzzle) return failure(puzzle);
    const std::set<std::string> disabled = disabled_f_puzzles_logic(*root);
    read_f_puzzles_options(*root, disabled, *puzzle);
    for (const auto& [key, value] : root->fields()) {
        if (!is_f_puzzles_option(key))
            read_f_puzzles_field(key, value, disabled.contains(std::string(key)), *puzzle);
    }
    const std::string rules = f_puzzles_text(*root, "ruleset");
    leave_out_named_rules(rules, *puzzle, NamedIn::TextOfRules);
    auto read = puzzle->read(name, options);
    if (!read) return read;
    read->title = f_puzzles_text(*root, "title");
    read->author = f_puzzles_text(*root, "author");
    read->rules_text = rules;
    if (!read->title.empty()) read->name = read->title;
    return read;
}

namespace {

/// Returns whether the text is a link to f-puzzles.com with the puzzle in it, the same for SudokuPad ("fpuz…", "fpuzzles…"), or a
/// JSON object with "size" and "grid".
bool looks_like_f_puzzles(std::string_view text) {
    if (is_packed_as(text, PackedKind::FPuzzles)) return true;
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{' && text.contains("\"size\"") &&
           text.contains("\"grid\"") && !text.contains("\"patternsX\"");
}

/// Reads a puzzle of f-puzzles. Its rules are those whose meaning the format states; what is only drawn becomes decoration. Fields
/// that are not known are left out, and then the puzzle has no verdict. Rules whose logic is disabled are drawn if they are lines, and mean nothing.
ReadResult read_f_puzzles(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    ReadResult result;
    std::string json = *file.text;
    if (const auto packed = read_packed_link(*file.text)) {
        auto unpacked = packed->kind == PackedKind::FPuzzles
                            ? unpack_link(*packed)
                            : std::unexpected(error_at({}, "the link has data of SudokuPad, not of f-puzzles",
                                                       "leave out --format, or write --format sudokupad"));
        if (!unpacked) {
            unpacked.error().file = file.name;
            result.emplace_back(failure(unpacked));
            return result;
        }
        json = std::move(*unpacked);
    }
    auto checked = check_encoding(json);
    auto puzzle = checked ? read_f_puzzles_json(file.name, json, options) : failure(checked);
    if (!puzzle) {
        puzzle.error().file = file.name;
        if (puzzle.error().span.line != 0 && puzzle.error().excerpt.empty())
            set_excerpt(puzzle.error(), json);
    }
    result.push_back(std::move(puzzle));
    return result;
}

/// Writes links to f-puzzles.com, one a line for each initial drawing.
std::expected<WrittenPuzzle, Diagnostic> write_f_puzzles_links(const Puzzle& puzzle) {
    auto written = f_puzzles_texts(puzzle);
    if (!written) return failure(written);
    WrittenPuzzle links{{}, std::move(written->losses)};
    for (const std::string& json : written->texts)
        links.text += "https://www.f-puzzles.com/?load=" + pack_lz_base64(json) + "\n";
    return links;
}

/// Writes the JSON of the first initial drawing.
std::expected<WrittenPuzzle, Diagnostic> write_f_puzzles_json(const Puzzle& puzzle) {
    auto written = f_puzzles_texts(puzzle);
    if (!written) return failure(written);
    if (written->texts.size() > 1) written->losses.emplace_back("all initial drawings but the first");
    return WrittenPuzzle{written->texts.front() + "\n", std::move(written->losses)};
}

/// A three by three puzzle with one given.
constexpr std::string_view kFPuzzlesExample =
    "{\"size\":3,\"grid\":[[{\"value\":1,\"given\":true},{},{}],[{},{},{}],[{},{},{\"value\":2,\"given\":"
    "true}]],"
    "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]}\n";
constexpr std::string_view kFPuzzlesLinkExample =
    "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBmANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHvgLrJC/"
    "UUJG9+IUpWoAmeoxbtOMLgKEg2ACxgYAtgHt9MNnvygyEZjDD48IAEo0AwjRCpnLuSA3quQA==\n";
constexpr std::string_view kFPuzzlesLost =
    "Reading: notes of somebody who solves, with a remark; and fields that are not known: then the puzzle "
    "has no verdict. "
    "Colours become the nearest of eight. "
    "Writing: rules that f-puzzles does not have.";

}  // namespace

const Format kFPuzzles = {
    .name = "fpuzzles",
    .summary = "Links of f-puzzles.com.",
    .beginning = "a link of f-puzzles begins with 'https://www.f-puzzles.com/?load='",
    .recognises = looks_like_f_puzzles,
    .read = read_f_puzzles,
    .example = kFPuzzlesLinkExample,
    .holds_many = true,
    .lost = kFPuzzlesLost,
    .write = write_f_puzzles_links,
    .written_texts = {.title = true, .author = true, .solution = true},
};

const Format kFPuzzlesJsonText = {
    .name = "fpuzzles-json",
    .summary = "The JSON in the links of f-puzzles.com.",
    .beginning = "JSON of f-puzzles is an object with \"size\" and \"grid\"",
    .recognises = looks_like_f_puzzles,
    .read = read_f_puzzles,
    .example = kFPuzzlesExample,
    .lost = kFPuzzlesLost,
    .write = write_f_puzzles_json,
    .written_texts = {.title = true, .author = true, .solution = true},
};

}  // namespace sator::exchange
