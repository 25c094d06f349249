#include "sator/exchange/regex_sites/site_json_writer.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "sator/base/utf8.hpp"
#include "sator/exchange/regex_sites/line_clues.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

using Json = nlohmann::ordered_json;

/// The site has room for one clue at each end of a line.
constexpr std::size_t kEnds = 2;

/// Returns the clues of one direction: a string, or a list of two.
Json patterns(const std::vector<std::vector<LinePatterns::Clue>>& lines, std::vector<std::string>& lost) {
    Json patterns = Json::array();
    for (const auto& line : lines) {
        std::vector<std::string> clues;
        for (LinePatterns::Clue clue : line) {
            const std::string name = "the clue /" + clue.text + "/, because ";
            if (clues.size() == kEnds) {
                lost.push_back(name + "its line has two already");
            } else if (clue.is_reversed && !turn_clue(clue)) {
                lost.push_back(name + "it is read from the end of its line and cannot be turned");
            } else {
                clues.push_back(clue.text);
            }
        }
        if (clues.size() == kEnds)
            patterns.push_back(clues);
        else
            patterns.push_back(clues.empty() ? "" : clues.front());
    }
    return patterns;
}

/// Returns the characters of the cells, or nullopt if a cell may hold something else or only some of them.
std::optional<Json> characters(const Puzzle& puzzle) {
    Json characters = Json::array();
    for (const Symbol& symbol : puzzle.alphabet.symbols()) {
        if (symbol.kind != Symbol::Kind::Text || symbol.text.size() != 1) return std::nullopt;
        characters.push_back(to_utf8(symbol.text));
    }
    const auto is_whole = [&](const auto& range) {
        return range.empty() || range.size() == puzzle.alphabet.size();
    };
    return std::ranges::all_of(puzzle.ranges, is_whole) ? std::optional(characters) : std::nullopt;
}

Json solution_map(const Puzzle& puzzle) {
    Json map = Json::array();
    for (std::size_t cell = 0; cell < puzzle.grid.cell_count(); ++cell) map.push_back(nullptr);
    for (std::size_t place = 0; place < puzzle.message.size(); ++place)
        map[puzzle.message[place].index()] = place;
    return map;
}

}  // namespace

std::expected<WrittenPuzzle, Diagnostic> write_regex_json(const Puzzle& puzzle) {
    const bool is_hexagonal = puzzle.grid.kind == GridKind::Hexagon;
    auto cells = characters(puzzle);
    if ((!is_hexagonal && puzzle.grid.kind != GridKind::Rectangle) || puzzle.grid.blocks.size() > 1)
        return std::unexpected(
            error_at({}, "the JSON of regexcrossword.com has only rectangles and hexagons"));
    if (!cells)
        return std::unexpected(error_at(
            {}, "in the JSON of regexcrossword.com, each cell holds a character, and all the same ones"));
    WrittenPuzzle written;
    written.losses = lost_parts(puzzle, {.message = true});
    const LinePatterns clues = line_clues(puzzle);
    for (const RuleStatement* rule : clues.others) written.losses.push_back(lost_rule(*rule));
    Json json;
    if (!puzzle.title.empty()) json["name"] = puzzle.title;
    if (!puzzle.author.empty()) json["author"] = puzzle.author;
    if (is_hexagonal) json["hexagonal"] = true;
    json["patternsX"] = patterns(clues.lines[0], written.losses);
    json["patternsY"] = patterns(clues.lines[1], written.losses);
    if (is_hexagonal) json["patternsZ"] = patterns(clues.lines[2], written.losses);
    json["characters"] = std::move(*cells);
    if (!puzzle.message.empty()) json["solutionMap"] = solution_map(puzzle);
    written.text = json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
    return written;
}

}  // namespace sator::exchange
