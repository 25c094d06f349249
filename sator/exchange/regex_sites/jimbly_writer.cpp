#include "sator/exchange/regex_sites/jimbly_writer.hpp"

#include <nlohmann/json.hpp>

#include "sator/base/errors.hpp"
#include "sator/exchange/packing/base64.hpp"
#include "sator/exchange/regex_sites/line_clues.hpp"
#include "sator/puzzle/regex_crossword.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

using JimblyJson = nlohmann::ordered_json;

/// The page writes this text if a line has no clue.
constexpr const char* kAnything = ".*";

bool is_regular_hexagon(const Grid& grid) {
    return grid.kind == GridKind::Hexagon && grid.line_counts[0] == grid.line_counts[1] &&
           grid.line_counts[1] == grid.line_counts[2];
}

/// Turns the clues of the other direction: rows are read forwards, the others from their ends. Removes those that cannot be turned,
/// and all but the first of a line.
void keep_jimbly_clues(LinePatterns& clues, std::vector<std::string>& lost) {
    for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
        const bool is_row = axis == static_cast<std::size_t>(Axis::Y);
        for (auto& line : clues.lines[axis]) {
            std::vector<LinePatterns::Clue> kept;
            for (LinePatterns::Clue& clue : line) {
                const std::string name = "the clue /" + clue.text + "/, because ";
                if (!kept.empty()) {
                    lost.push_back(name + "its line has one already");
                } else if (clue.is_reversed == is_row && !turn_clue(clue)) {
                    lost.push_back(name + "it is read from the other end of its line and cannot be turned");
                } else {
                    kept.push_back(std::move(clue));
                }
            }
            line = std::move(kept);
        }
    }
}

/// Returns the clues of one direction.
JimblyJson jimbly_clues(const std::vector<std::vector<LinePatterns::Clue>>& lines) {
    JimblyJson clues = JimblyJson::array();
    for (const auto& line : lines) clues.push_back(line.empty() ? kAnything : line.front().text);
    return clues;
}

/// Returns whether a reader that sees only the clues takes the same alphabet.
bool has_mentioned_alphabet(const Puzzle& puzzle, const LinePatterns& clues) {
    RegexCrossword crossword;
    crossword.is_hexagonal = true;
    for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
        for (const auto& line : clues.lines[axis]) {
            ClueLine& texts = crossword.lines[axis].emplace_back();
            for (const LinePatterns::Clue& clue : line) texts.push_back({clue.text, {}, false});
        }
    }
    const auto read = make_regex_crossword(crossword);
    return read && read->alphabet == puzzle.alphabet;
}

struct JimblyPuzzle {
    JimblyJson json;
    std::vector<std::string> lost;
};

std::expected<JimblyPuzzle, Diagnostic> jimbly_puzzle(const Puzzle& puzzle) {
    if (!is_regular_hexagon(puzzle.grid))
        return std::unexpected(error_at({}, "Jimbly's page has only hexagons whose sides are equally long"));
    JimblyPuzzle made;
    made.lost = lost_parts(puzzle, {});
    LinePatterns clues = line_clues(puzzle);
    keep_jimbly_clues(clues, made.lost);
    for (const RuleStatement* rule : clues.others) made.lost.push_back(lost_rule(*rule));
    made.json["size"] = puzzle.grid.line_counts[0];
    made.json["author"] = puzzle.author;
    made.json["name"] = puzzle.title;
    made.json["x"] = jimbly_clues(clues.lines[0]);
    made.json["y"] = jimbly_clues(clues.lines[1]);
    made.json["z"] = jimbly_clues(clues.lines[2]);
    if (!has_mentioned_alphabet(puzzle, clues)) made.lost.emplace_back("the alphabet");
    return made;
}

std::string dumped(const JimblyJson& json, int indent) {
    return json.dump(indent, ' ', true, JimblyJson::error_handler_t::replace);
}

}  // namespace

std::expected<WrittenPuzzle, Diagnostic> write_jimbly_json(const Puzzle& puzzle) {
    auto made = jimbly_puzzle(puzzle);
    if (!made) return failure(made);
    return WrittenPuzzle{dumped(made->json, 2) + "\n", std::move(made->lost)};
}

std::expected<WrittenPuzzle, Diagnostic> write_jimbly(const Puzzle& puzzle) {
    auto made = jimbly_puzzle(puzzle);
    if (!made) return failure(made);
    return WrittenPuzzle{
        "https://jimbly.github.io/regex-crossword/?puzzle=" + to_base64(dumped(made->json, -1)) + "\n",
        std::move(made->lost)};
}

}  // namespace sator::exchange
