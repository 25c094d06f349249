#include "sator/exchange/crosswords/ipuz_word_search.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "sator/base/errors.hpp"
#include "sator/exchange/crosswords/ipuz_parts.hpp"
#include "sator/text/read/sator_language.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kOfSearch = "a word search";
constexpr std::array<FormatPart, 7> kIpuzSearchParts = {{
    {kIpuzWordSearchKind, PartUse::Read, true, kOfIpuzKinds, "word_search"},
    {"dictionary", PartUse::Read, true, kOfSearch},
    {"showdictionary", PartUse::Skipped, false, kOfSearch},
    {"time", PartUse::Skipped, false, kOfSearch},
    {"points", PartUse::Skipped, false, kOfSearch},
    {"zigzag", PartUse::Refused, false, kOfSearch},
    {"retrace", PartUse::Refused, false, kOfSearch},
}};
constexpr auto kIpuzSearchFields = part_names(kIpuzSearchParts);

bool is_searched_letter(std::string_view text) {
    return text.size() == 1 && text[0] >= 'A' && text[0] <= 'Z';
}

/// Whether the words to find are listed, and one of them is something else than a text.
bool has_unread_words(const JsonValue& root) {
    const auto is_no_text = [](const JsonValue& word) { return !word.is(JsonKind::String); };
    for (const char* field : {"solution", "dictionary"}) {
        const auto value = root.find(field);
        if (value && value->is(JsonKind::Array) && std::ranges::any_of(value->members(), is_no_text))
            return true;
    }
    return false;
}

/// The words of a list, or the names of an object.
std::vector<std::string> listed_words(const JsonValue& value) {
    std::vector<std::string> words;
    if (value.is(JsonKind::Array)) {
        for (const JsonValue& word : value.members()) {
            if (word.is(JsonKind::String)) words.emplace_back(word.text());
        }
    } else if (value.is(JsonKind::Object)) {
        for (const auto& [word, clue] : value.fields()) words.emplace_back(word);
    }
    return words;
}

std::vector<std::string> words_to_find(const JsonValue& root) {
    for (const char* field : {"solution", "dictionary"}) {
        const auto value = root.find(field);
        auto words = value ? listed_words(*value) : std::vector<std::string>();
        if (!words.empty()) return words;
    }
    return {};
}

std::expected<std::string, Diagnostic> search_statements(const JsonValue& root, std::string_view text,
                                                         const IpuzGrid& grid) {
    const std::vector<std::string> words = words_to_find(root);
    if (words.empty())
        return std::unexpected(ipuz_error(root, text, "the ipuz lists no words to find",
                                          "write them as \"dictionary\": [\"PEAR\", \"PLUM\"]"));
    std::string statements = "word_search\n";
    for (const std::string& word : words) {
        if (!std::ranges::all_of(word, [](char c) { return c >= 'A' && c <= 'Z'; }))
            return std::unexpected(
                ipuz_error(root, text, "the word '" + word + "' has other letters than A to Z"));
        statements += "  " + word + "\n";
    }
    for (std::size_t i = 0; i < grid.cells.size(); ++i) {
        const std::string shown = shown_in_ipuz_cell(grid.cells[i]);
        const bool is_open = shown.empty() || shown == "0";
        if (!is_open && !is_searched_letter(shown))
            return std::unexpected(
                ipuz_error(grid.cells[i], text, "a cell of a word search is a letter from A to Z"));
        statements += (i % grid.columns == 0 ? "| " : " ") + (is_open ? "." : shown) +
                      (i % grid.columns + 1 == grid.columns ? "\n" : "");
    }
    return statements;
}

}  // namespace

std::span<const FormatPart> ipuz_word_search_parts() {
    return kIpuzSearchParts;
}

std::expected<Puzzle, Diagnostic> read_ipuz_word_search(const JsonValue& root, std::string_view text,
                                                        std::string_view file, const PuzzleOptions& options) {
    for (const FormatPart& part : kIpuzSearchParts) {
        const auto value = part.use == PartUse::Refused ? root.find(part.name) : std::nullopt;
        if (value && value->is(JsonKind::Boolean) && value->boolean())
            return std::unexpected(ipuz_error(*value, text,
                                              "words may bend or go back ('" + std::string(part.name) +
                                                  "'), and such a puzzle is not read"));
    }
    const auto grid = read_ipuz_grid(root, text, options);
    if (!grid) return failure(grid);
    const auto statements = search_statements(root, text, *grid);
    if (!statements) return failure(statements);
    Resources none;
    auto puzzle =
        read_sator({std::string(file), std::make_shared<const std::string>(*statements)}, none, options);
    if (!puzzle)
        return std::unexpected(
            error_at({}, puzzle.error().empty() ? "reading was stopped" : puzzle.error().front().message));
    read_ipuz_texts(root, *puzzle);
    leave_out_unknown_ipuz(root, kIpuzSearchFields, puzzle->left_out);
    for (const JsonValue& cell : grid->cells) leave_out_unknown_cell(cell, root, puzzle->left_out);
    if (has_unread_words(root))
        puzzle->left_out.push_back(
            {error_at(root.span(), "not understood: words to find that are no texts"), true});
    return std::move(*puzzle);
}

std::expected<WrittenPuzzle, Diagnostic> write_ipuz_word_search(const Puzzle& puzzle) {
    const bool is_searched = puzzle.grid.kind == GridKind::Rectangle && !puzzle.rules.empty() &&
                             std::ranges::all_of(puzzle.rules, [](const RuleStatement& rule) {
                                 return rule.name == "find" && rule.arguments.size() == 1;
                             });
    if (!is_searched)
        return std::unexpected(
            error_at({}, "an ipuz word search is a rectangle of letters with words to find"));
    nlohmann::ordered_json json;
    json["version"] = "http://ipuz.org/v2";
    json["kind"] = {std::string(kIpuzWordSearchKind) + "#1"};
    for (const auto& [field, text] :
         {std::pair{"title", &puzzle.title}, {"author", &puzzle.author}, {"copyright", &puzzle.source}}) {
        if (!text->empty()) json[field] = *text;
    }
    const std::size_t columns = puzzle.grid.rows.front().size();
    json["dimensions"] = {{"width", columns}, {"height", puzzle.grid.rows.size()}};
    json["puzzle"] =
        std::vector<std::vector<std::string>>(puzzle.grid.rows.size(), std::vector<std::string>(columns));
    if (!puzzle.initials.empty()) {
        for (const Given& given : puzzle.initials.front().givens)
            json["puzzle"][given.cell.index() / columns][given.cell.index() % columns] =
                puzzle.alphabet[given.value].to_string();
    }
    for (const RuleStatement& rule : puzzle.rules) json["dictionary"].push_back(rule.arguments.front().text);
    WrittenPuzzle written{json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n",
                          {}};
    written.losses = lost_parts(puzzle, {.givens = true});
    if (!puzzle.solution.empty()) written.left_out.emplace_back("the solution");
    const bool has_ranges =
        std::ranges::any_of(puzzle.ranges, [](const auto& range) { return !range.empty(); });
    if (puzzle.alphabet.size() != 26 || has_ranges)
        written.losses.emplace_back("which letters the cells may hold");
    return written;
}

}  // namespace sator::exchange
