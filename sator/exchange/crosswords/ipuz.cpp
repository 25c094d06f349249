#include <algorithm>
#include <array>
#include <expected>
#include <nlohmann/json.hpp>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/crosswords/crossword_text.hpp"
#include "sator/exchange/crosswords/ipuz_parts.hpp"
#include "sator/exchange/crosswords/ipuz_sudoku.hpp"
#include "sator/exchange/crosswords/ipuz_word_search.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"
#include "sator/text/json/json_error.hpp"
#include "sator/text/json/json_tree.hpp"
#include "sator/text/json/unknown_fields.hpp"
#include "sator/text/source/one_puzzle.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kCrosswordKind = "http://ipuz.org/crossword", kOfCrossword = "a crossword";

/// The further fields of a crossword.
constexpr std::array<FormatPart, 6> kIpuzCrosswordParts = {{
    {"clues", PartUse::Read, true, kOfCrossword},
    {"showenumerations", PartUse::Skipped, false, kOfCrossword},
    {"clueplacement", PartUse::Skipped, false, kOfCrossword},
    {"enumeration", PartUse::Skipped, false, kOfCrossword},
    {"answer", PartUse::Skipped, false, kOfCrossword},
    {"answers", PartUse::Skipped, false, kOfCrossword},
}};
constexpr auto kIpuzCrosswordFields = part_names(kIpuzCrosswordParts);
constexpr std::array<FormatPart, 1> kBarParts = {{{"barred", PartUse::Read, true, "a crossword's style"}}};
constexpr auto kBarFields = part_names(kBarParts);

/// Reads one crossword, and stops at the first error.
class IpuzReader {
  public:
    IpuzReader(const JsonValue& root, std::string_view text, const PuzzleOptions& options)
        : root_(root), text_(text), options_(options) {}

    std::expected<Puzzle, Diagnostic> read() {
        if (auto done = read_kind(); !done) return failure(done);
        if (auto done = read_size(); !done) return failure(done);
        if (auto done = read_grid(); !done) return failure(done);
        if (auto done = read_solution(); !done) return failure(done);
        if (auto done = read_clues(); !done) return failure(done);
        for (const auto& [field, text] : {std::pair{"title", &crossword_.title},
                                          {"author", &crossword_.author},
                                          {"copyright", &crossword_.source}}) {
            if (const auto value = root_.find(field); value && value->is(JsonKind::String))
                *text = in_one_line(std::string(value->text()));
        }
        leave_out_unknown_ipuz(root_, kIpuzCrosswordFields, crossword_.left_out);
        return make_crossword(crossword_);
    }

  private:
    std::unexpected<Diagnostic> fail(const JsonValue& at, std::string message, std::string hint = {}) const {
        Diagnostic error = error_at(at.span(), std::move(message), std::move(hint));
        set_excerpt_at(error, text_, at.offset());
        return std::unexpected(std::move(error));
    }

    std::expected<void, Diagnostic> read_kind() {
        const auto kinds = root_.find("kind");
        if (!kinds || !kinds->is(JsonKind::Array) || kinds->members().empty())
            return fail(root_, "the ipuz has no list 'kind'");
        for (const JsonValue& kind : kinds->members()) {
            if (kind.is(JsonKind::String) && kind.text().starts_with(kCrosswordKind)) return {};
        }
        const JsonValue first = kinds->members().front();
        return fail(
            first,
            "the kind '" + std::string(first.is(JsonKind::String) ? first.text() : "") + "' is not read",
            "crosswords, sudokus and word searches are read");
    }

    std::optional<std::size_t> size(const char* field) const {
        const auto dimensions = root_.find("dimensions");
        const auto value = dimensions ? dimensions->find(field) : std::nullopt;
        const auto number = value ? value->integer() : std::nullopt;
        return number && *number > 0 ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
    }

    std::expected<void, Diagnostic> read_size() {
        const auto dimensions = root_.find("dimensions");
        if (!dimensions || !dimensions->is(JsonKind::Object))
            return fail(root_, "the ipuz has no 'dimensions'",
                        "write \"dimensions\": {\"width\": 15, \"height\": 15}");
        const auto columns = size("width"), rows = size("height");
        if (!columns || !rows)
            return fail(*dimensions, "the width and the height are whole numbers from 1 on");
        crossword_.columns = *columns;
        crossword_.rows = *rows;
        crossword_.span = dimensions->span();
        if (auto done = check_size(*columns, *rows, {}, options_); !done)
            return fail(*dimensions, done.error().message);
        return {};
    }

    /// Returns the cells of `puzzle` or `solution` row by row.
    std::expected<void, Diagnostic> read_rows(const JsonValue& grid, std::vector<JsonValue>& cells) {
        if (!grid.is(JsonKind::Array)) return fail(grid, "the grid is a list of rows");
        const auto rows = grid.members();
        if (rows.size() != crossword_.rows)
            return fail(grid, "the grid has " + std::to_string(rows.size()) + " rows, but the height is " +
                                  std::to_string(crossword_.rows));
        for (const JsonValue& row : rows) {
            const auto members = row.members();
            if (!row.is(JsonKind::Array) || members.size() != crossword_.columns)
                return fail(row, "this row has " + std::to_string(members.size()) +
                                     " cells, but the width is " + std::to_string(crossword_.columns));
            cells.insert(cells.end(), members.begin(), members.end());
        }
        return {};
    }

    bool is_block(const JsonValue& cell) const {
        const auto stated = root_.find("block");
        const std::string_view block = stated && stated->is(JsonKind::String) ? stated->text() : "#";
        return cell.is(JsonKind::Null) || (cell.is(JsonKind::String) && cell.text() == block);
    }

    std::expected<void, Diagnostic> read_grid() {
        const auto grid = root_.find("puzzle");
        std::vector<JsonValue> cells;
        if (!grid) return fail(root_, "the ipuz has no grid 'puzzle'");
        if (auto done = read_rows(*grid, cells); !done) return done;
        for (const JsonValue& value : cells) {
            if (auto done = read_cell(value, crossword_.cells.emplace_back()); !done) return done;
        }
        for (std::size_t i = 0; i < cells.size(); ++i) read_bars(cells[i], i);
        return {};
    }

    /// A style's `barred` names sides: "TL".
    void read_bars(const JsonValue& value, std::size_t cell) {
        const auto style = value.is(JsonKind::Object) ? ipuz_style(value, root_) : std::nullopt;
        const auto bars = style && style->is(JsonKind::Object) ? style->find("barred") : std::nullopt;
        if (!bars || !bars->is(JsonKind::String)) return;
        for (const char side : bars->text()) add_bar(crossword_, cell, side);
    }

    /// Returns the number that is printed in a cell, or 0.
    static std::uint32_t number_of(const JsonValue& cell) {
        const auto number =
            cell.is(JsonKind::String) ? to_whole_number<std::uint32_t>(cell.text()) : std::nullopt;
        if (number) return *number;
        const auto value = cell.integer();
        return value && *value > 0 && *value <= UINT32_MAX ? static_cast<std::uint32_t>(*value) : 0;
    }

    std::expected<void, Diagnostic> read_cell(const JsonValue& value, CrosswordText::Cell& cell) {
        const auto inner = value.is(JsonKind::Object) ? value.find("cell") : std::nullopt;
        cell.is_block = is_block(inner.value_or(value));
        crossword_.printed_numbers.push_back(number_of(inner.value_or(value)));
        leave_out_unknown_cell(value, root_, crossword_.left_out, kBarFields);
        if (!value.is(JsonKind::Object) || cell.is_block) return {};
        if (const auto known = value.find("value")) {
            if (!known->is(JsonKind::String)) return fail(*known, "a known letter is a text");
            cell.known = known->text();
        }
        const auto style = ipuz_style(value, root_);
        if (!style || !style->is(JsonKind::Object)) return {};
        const auto shape = style->find("shapebg");
        cell.is_circled = shape && shape->is(JsonKind::String) && shape->text() == "circle";
        const auto highlight = style->find("highlight");
        cell.is_shaded = style->find("color").has_value() ||
                         (highlight && highlight->is(JsonKind::Boolean) && highlight->boolean());
        return {};
    }

    std::expected<void, Diagnostic> read_solution() {
        const auto solution = root_.find("solution");
        if (!solution || solution->is(JsonKind::Null)) return {};
        std::vector<JsonValue> cells;
        if (auto done = read_rows(*solution, cells); !done) return done;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const auto inner = cells[i].is(JsonKind::Object) ? cells[i].find("value") : std::nullopt;
            const JsonValue value = inner.value_or(cells[i]);
            if (!crossword_.cells[i].is_block && value.is(JsonKind::String))
                crossword_.cells[i].answer = value.text();
        }
        return {};
    }

    std::expected<void, Diagnostic> read_clues() {
        const auto clues = root_.find("clues");
        if (!clues || !clues->is(JsonKind::Object)) return {};
        constexpr std::array<std::string_view, 2> kDirections = {"Across", "Down"};
        leave_out_unknown(*clues, kDirections, " of the clues", crossword_.left_out);
        for (const auto& [field, direction] : {std::pair{"Across", "across"}, {"Down", "down"}}) {
            const auto list = clues->find(field);
            if (!list) continue;
            for (const JsonValue& clue : list->members()) {
                if (auto done = read_clue(clue, direction); !done) return done;
            }
        }
        return {};
    }

    std::expected<void, Diagnostic> read_clue(const JsonValue& clue, const char* direction) {
        const auto members = clue.is(JsonKind::Array) ? clue.members() : std::vector<JsonValue>();
        const auto number = members.size() >= 2 ? std::optional(members[0]) : clue.find("number");
        const auto text = members.size() >= 2 ? std::optional(members[1]) : clue.find("clue");
        if (!number || !text || !text->is(JsonKind::String))
            return fail(clue, "a clue has a number and a text", "write [1, \"the clue\"]");
        const auto value =
            number->is(JsonKind::String) ? to_whole_number<std::int64_t>(number->text()) : number->integer();
        if (!value || *value < 1 || *value > static_cast<std::int64_t>(options_.cell_limit))
            return fail(*number, "this is not the number of a clue");
        crossword_.clues.push_back(
            {direction, static_cast<std::uint32_t>(*value), in_one_line(std::string(text->text()))});
        return {};
    }

    const JsonValue& root_;
    std::string_view text_;
    const PuzzleOptions& options_;
    CrosswordText crossword_;
};

/// The first of the kinds that begins with `kind`.
std::optional<JsonValue> ipuz_kind(const JsonValue& root, std::string_view kind) {
    const auto kinds = root.find("kind");
    if (!kinds || !kinds->is(JsonKind::Array)) return std::nullopt;
    for (const JsonValue& one : kinds->members()) {
        if (one.is(JsonKind::String) && one.text().starts_with(kind)) return one;
    }
    return std::nullopt;
}

using IpuzJson = nlohmann::ordered_json;

IpuzJson ipuz_cell(const CrosswordText::Cell& cell, std::uint32_t number) {
    if (cell.is_block) return "#";
    const std::string bars = std::string(cell.bar_right ? "R" : "") + (cell.bar_below ? "B" : "");
    if (cell.known.empty() && !cell.is_circled && !cell.is_shaded && bars.empty()) return number;
    IpuzJson json = {{"cell", number}};
    if (!bars.empty()) json["style"]["barred"] = bars;
    if (!cell.known.empty()) json["value"] = cell.known;
    if (cell.is_circled) json["style"]["shapebg"] = "circle";
    if (cell.is_shaded) json["style"]["color"] = "dcdcdc";
    return json;
}

bool looks_like_ipuz(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return false;
    return (text[first] == '{' || text.substr(first).starts_with("ipuz(")) && text.contains("ipuz.org/");
}

/// Reads an ipuz crossword (v1, v2): blocks, omitted cells, known letters (`value`), circles and colours, bars, the solution
/// and the texts of clues. JSON in `ipuz(…)` is read, too. A kind may also be sudoku or wordsearch; others are refused by name.
ReadResult read_ipuz(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return one_puzzle(file, [&](std::string_view text) -> std::expected<Puzzle, Diagnostic> {
        // What wraps the JSON becomes blanks, so that places stay.
        std::string json(text);
        const std::size_t first = std::min(json.find_first_not_of(" \t\r\n"), json.size());
        constexpr std::string_view kWrap = "ipuz(";
        if (text.substr(first).starts_with(kWrap) && text.contains(')')) {
            json.replace(first, kWrap.size(), kWrap.size(), ' ');
            json.resize(text.rfind(')'));
        }
        const JsonTree tree(json, {}, options.watch);
        if (options.watch != nullptr && options.watch->is_over(0)) return Puzzle{};
        if (tree.fault()) return std::unexpected(json_error(json, *tree.fault()));
        const auto root = tree.root();
        if (!root || !root->is(JsonKind::Object))
            return std::unexpected(error_at({}, "the text holds no ipuz"));
        if (const auto kind = ipuz_kind(*root, kIpuzSudokuKind))
            return read_ipuz_sudoku(*root, *kind, json, file.name, options);
        if (ipuz_kind(*root, kIpuzWordSearchKind))
            return read_ipuz_word_search(*root, json, file.name, options);
        return IpuzReader(*root, json, options).read();
    });
}

/// Writes a crossword as ipuz v2.
std::expected<WrittenPuzzle, Diagnostic> write_ipuz(const Puzzle& puzzle) {
    if (auto sudoku = write_ipuz_sudoku(puzzle)) return sudoku;
    if (auto search = write_ipuz_word_search(puzzle)) return search;
    WrittenPuzzle written;
    const auto crossword = crossword_text(puzzle, written.losses);
    if (!crossword) return failure(crossword);
    const std::vector<std::uint32_t> numbers = cell_numbers(*crossword);
    IpuzJson json;
    json["version"] = "http://ipuz.org/v2";
    json["kind"] = {std::string(kCrosswordKind) + "#1"};
    if (!crossword->title.empty()) json["title"] = crossword->title;
    if (!crossword->author.empty()) json["author"] = crossword->author;
    if (!crossword->source.empty()) json["copyright"] = crossword->source;
    json["dimensions"] = {{"width", crossword->columns}, {"height", crossword->rows}};
    for (std::size_t i = 0; i < crossword->cells.size(); ++i) {
        const std::size_t row = i / crossword->columns;
        json["puzzle"][row].push_back(ipuz_cell(crossword->cells[i], numbers[i]));
        if (!puzzle.solution.empty())
            json["solution"][row].push_back(crossword->cells[i].is_block ? "#" : crossword->cells[i].answer);
    }
    for (const ClueText& clue : crossword->clues)
        json["clues"][clue.direction == "across" ? "Across" : "Down"].push_back({clue.number, clue.text});
    written.text = json.dump(1, ' ', false, IpuzJson::error_handler_t::replace) + "\n";
    return written;
}

}  // namespace

std::vector<FormatPart> ipuz_parts() {
    std::vector<FormatPart> parts = {
        {.name = kCrosswordKind, .is_written = true, .owner = kOfIpuzKinds, .read_as = "crossword"}};
    add_parts(parts, ipuz_sudoku_parts());
    add_parts(parts, ipuz_word_search_parts());
    add_parts(parts, shared_ipuz_parts());
    add_parts(parts, kIpuzCrosswordParts);
    add_parts(parts, ipuz_cell_parts());
    add_parts(parts, kBarParts);
    return parts;
}

const Format kIpuzFormat = {
    .name = "ipuz",
    .summary = "Crosswords in ipuz, to be filled from the list words.txt; sudokus and word searches.",
    .beginning = {},
    .recognises = looks_like_ipuz,
    .read = read_ipuz,
    .example =
        "{\"version\": \"http://ipuz.org/v2\", \"kind\": [\"http://ipuz.org/crossword#1\"],\n"
        " \"dimensions\": {\"width\": 3, \"height\": 1},\n"
        " \"puzzle\": [[1, {\"cell\": 0, \"value\": \"A\"}, 0]],\n"
        " \"clues\": {\"Across\": [[1, \"It holds things\"]], \"Down\": []}}\n",
    .lost =
        "Reading: styles other than circles, colours and bars. Fields and styles that are not known: then "
        "the "
        "puzzle has no verdict. Other kinds are refused, e.g. sudokus with cages. Writing: the word list.",
    .write = write_ipuz,
    .written_texts = {.title = true, .author = true, .source = true, .solution = true},
};

}  // namespace sator::exchange
