#include "sator/exchange/pasted/nonogram_lists.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <optional>

#include "sator/base/errors.hpp"
#include "sator/exchange/nonograms/nonogram_clues.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/text/json/unknown_fields.hpp"

namespace sator::exchange {

namespace {

constexpr std::array<std::string_view, 12> kRowFields = {"rows",       "row",      "Rows",      "row_clues",
                                                         "rowClues",   "rowHints", "row_hints", "left",
                                                         "horizontal", "hor",      "rowsClues", "rows_clues"};
constexpr std::array<std::string_view, 16> kColumnFields = {
    "columns",  "cols",        "column",       "col",          "Columns",      "col_clues",
    "colClues", "columnClues", "column_clues", "columnHints",  "column_hints", "top",
    "vertical", "ver",         "colHints",     "columns_clues"};
/// The fields in which sites keep the two lists.
constexpr std::array<std::string_view, 5> kHolders = {"clues", "puzzle", "nonogram", "hints", "data"};
constexpr std::array<std::string_view, 15> kFieldsAboutNonogram = {
    "title", "name",   "author",   "id",   "width", "height",  "size", "difficulty",
    "date",  "source", "solution", "type", "kind",  "version", "goal"};

using Lines = std::vector<RunsOfLine>;

/// Returns the runs of a line: a list of numbers, a number or a text such as "2 1". A 0 is no run.
std::optional<RunsOfLine> runs_of_value(const JsonValue& value) {
    RunsOfLine line;
    const auto add = [&](std::int64_t run) {
        if (run > 0) line.runs.push_back({std::to_string(run), {}});
        return run >= 0;
    };
    if (const auto number = value.integer()) return add(*number) ? std::optional(line) : std::nullopt;
    if (value.is(JsonKind::Null)) return line;
    if (value.is(JsonKind::String)) {
        auto runs = read_runs(value.text(), {});
        if (!runs) return std::nullopt;
        for (RunsOfLine::Run& run : runs->runs) run.span = {};
        std::erase_if(runs->runs, [](const auto& run) { return run.text == "0"; });
        return std::move(*runs);
    }
    if (!value.is(JsonKind::Array)) return std::nullopt;
    for (const JsonValue& member : value.members()) {
        const auto run = member.integer();
        if (!run || !add(*run)) return std::nullopt;
    }
    return line;
}

std::optional<Lines> lines_of_value(const std::optional<JsonValue>& value) {
    if (!value || !value->is(JsonKind::Array)) return std::nullopt;
    Lines lines;
    for (const JsonValue& member : value->members()) {
        auto line = runs_of_value(member);
        if (!line) return std::nullopt;
        lines.push_back(std::move(*line));
    }
    return lines.empty() ? std::nullopt : std::optional(std::move(lines));
}

std::optional<JsonValue> first_field(const JsonValue& object, std::span<const std::string_view> names) {
    for (const std::string_view name : names) {
        if (const auto value = object.find(name)) return value;
    }
    return std::nullopt;
}

/// Returns the clues of an object, or of the object that it holds in one of kHolders. `visit` is called for each object on the way.
std::optional<NonogramClues> clues_of_object(const JsonValue& object,
                                             const std::function<void(const JsonValue&)>& visit) {
    if (!object.is(JsonKind::Object)) return std::nullopt;
    visit(object);
    auto rows = lines_of_value(first_field(object, kRowFields));
    auto columns = lines_of_value(first_field(object, kColumnFields));
    if (rows && columns) {
        NonogramClues clues;
        clues.lines = {std::move(*columns), std::move(*rows)};
        for (const std::string_view name : {"title", "name"}) {
            const auto title = object.find(name);
            if (title && title->is(JsonKind::String) && clues.title.empty()) clues.title = title->text();
        }
        if (const auto author = object.find("author"); author && author->is(JsonKind::String))
            clues.author = author->text();
        return clues;
    }
    const auto holder = first_field(object, kHolders);
    return holder && holder->is(JsonKind::Object) ? clues_of_object(*holder, visit) : std::nullopt;
}

std::vector<std::string_view> known_nonogram_fields() {
    std::vector<std::string_view> known;
    known.insert(known.end(), kRowFields.begin(), kRowFields.end());
    known.insert(known.end(), kColumnFields.begin(), kColumnFields.end());
    known.insert(known.end(), kHolders.begin(), kHolders.end());
    known.insert(known.end(), kFieldsAboutNonogram.begin(), kFieldsAboutNonogram.end());
    return known;
}

}  // namespace

std::vector<FormatPart> nonogram_list_fields() {
    std::vector<FormatPart> parts;
    const auto add = [&](std::span<const std::string_view> names, PartUse use) {
        for (const std::string_view name : names)
            parts.push_back({.name = name, .use = use, .owner = "a nonogram"});
    };
    add(kRowFields, PartUse::Read);
    add(kColumnFields, PartUse::Read);
    add(kHolders, PartUse::Read);
    add(kFieldsAboutNonogram, PartUse::Skipped);
    return parts;
}

bool is_nonogram_of_lists(const JsonValue& value) {
    return clues_of_object(value, [](const JsonValue&) {}).has_value();
}

ReadResult read_nonogram_lists(const JsonValue& value, const SourceFile& file, const PuzzleOptions& options) {
    ReadResult result;
    std::vector<LeftOut> left_out;
    const auto clues = clues_of_object(value, [&](const JsonValue& object) {
        leave_out_unknown(object, known_nonogram_fields(), "", left_out);
    });
    if (!clues) {
        result.push_back(std::unexpected(error_in(file.name, "the object has no runs of a nonogram")));
        return result;
    }
    auto puzzle = make_nonogram(*clues, options);
    if (puzzle) {
        for (LeftOut& part : left_out) part.what.span = {};
        std::ranges::move(left_out, std::back_inserter(puzzle->left_out));
        puzzle->file = file.name;
        puzzle->name = puzzle->title.empty() ? puzzle_name(file.name, 0, 1) : puzzle->title;
    } else {
        puzzle.error().file = file.name;
        puzzle.error().span = {};
    }
    result.push_back(std::move(puzzle));
    return result;
}

}  // namespace sator::exchange
