#include <algorithm>
#include <array>
#include <map>

#include "sator/base/errors.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/puzzle/regex_crossword.hpp"
#include "sator/text/json/json_error.hpp"
#include "sator/text/json/json_tree.hpp"
#include "sator/text/json/unknown_fields.hpp"
#include "sator/text/source/one_puzzle.hpp"

namespace sator::exchange {

namespace {

/// The letters of the directions, and whether their lines are counted from the other side.
struct RegHexDirection {
    char letter;
    Axis axis;
    bool is_reversed = false;
};
constexpr std::array<RegHexDirection, kAxisCount> kDirections = {
    {{'B', Axis::Y}, {'A', Axis::Z}, {'C', Axis::X, true}}};
/// The names of places have numbers of two digits at most.
constexpr std::int64_t kLongestEdge = 99;

/// The names of the places before the lines of a direction, in order: "B-3-1", "B-3-2", "B-3-3", "B-2-3", "B-1-3".
std::vector<std::string> place_names(char letter, std::int64_t edge) {
    std::vector<std::string> names;
    const auto add = [&](std::int64_t j, std::int64_t i) {
        names.push_back(std::string(1, letter) + "-" + std::to_string(j) + "-" + std::to_string(i));
    };
    for (std::int64_t i = 1; i <= edge; ++i) add(edge, i);
    for (std::int64_t j = edge - 1; j >= 1; --j) add(j, edge);
    return names;
}

class RegHexReader {
  public:
    RegHexReader(std::string_view text, const PuzzleOptions& options) : text_(text), options_(options) {}

    std::expected<Puzzle, Diagnostic> read() {
        const JsonTree tree(text_, {}, options_.watch);
        if (options_.watch != nullptr && options_.watch->is_over(0)) return Puzzle{};
        if (tree.fault()) return std::unexpected(json_error(text_, *tree.fault()));
        const auto root = tree.root();
        const auto edge = root ? root->find("edgeLen") : std::nullopt;
        const auto clues = root ? root->find("clues") : std::nullopt;
        if (!edge || !clues || !clues->is(JsonKind::Object))
            return std::unexpected(
                error_at({}, "the text holds no puzzle", "a puzzle has edgeLen and clues"));
        const std::int64_t length = edge->integer().value_or(0);
        if (length < 1 || length > kLongestEdge)
            return std::unexpected(at(*edge, "edgeLen must be from 1 to " + std::to_string(kLongestEdge)));
        if (auto done = read_clues(*clues); !done) return failure(done);
        take_lines(length);
        if (!clues_.empty())
            return std::unexpected(at(clues_.begin()->second, "'" + clues_.begin()->first + "' names no line",
                                      "letters in cells are not read"));
        auto puzzle = make_regex_crossword(crossword_, options_);
        constexpr std::array<std::string_view, 5> kFields = {"edgeLen", "clues", "title", "name", "author"};
        if (puzzle) leave_out_unknown(*root, kFields, "", puzzle->left_out);
        return puzzle;
    }

  private:
    Diagnostic at(const JsonValue& value, std::string message, std::string hint = {}) const {
        Diagnostic error = error_at(value.span(), std::move(message), std::move(hint));
        set_excerpt_at(error, text_, value.offset());
        return error;
    }

    std::expected<void, Diagnostic> read_clues(const JsonValue& clues) {
        for (const auto& [name, clue] : clues.fields()) {
            if (!clue.is(JsonKind::String)) return std::unexpected(at(clue, "a clue is a string"));
            clues_.insert_or_assign(std::string(name), clue);
        }
        return {};
    }

    /// Moves the clues to the lines; what is left names no line.
    void take_lines(std::int64_t edge) {
        crossword_.is_hexagonal = true;
        for (const RegHexDirection& direction : kDirections) {
            auto& lines = crossword_.lines[static_cast<std::size_t>(direction.axis)];
            for (const std::string& name : place_names(direction.letter, edge)) {
                ClueLine& line = lines.emplace_back();
                const auto clue = clues_.extract(name);
                if (clue.empty()) continue;
                const JsonValue& value = clue.mapped();
                line.push_back({std::string(value.text()), value.span(), value.is_verbatim()});
            }
            if (direction.is_reversed) std::ranges::reverse(lines);
        }
    }

    std::string_view text_;
    const PuzzleOptions& options_;
    std::map<std::string, JsonValue> clues_;
    RegexCrossword crossword_;
};

/// Returns whether the text is JSON of the page RegHex: an object with `edgeLen` and `clues`.
bool looks_like_reghex(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{' && text.contains("\"edgeLen\"") &&
           text.contains("\"clues\"");
}

/// Reads a regular hexagon of the page RegHex: `edgeLen`, and in `clues` the clue of each line by the name of the place where it is
/// written. With edgeLen 7, the rows are B-7-1 to B-7-7 and B-6-7 to B-1-7 from the top; A and C name the other directions. They are
/// read as in the figure of the MIT Mystery Hunt of 2013. A line without a clue has none.
ReadResult read_reghex(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return one_puzzle(file, [&](std::string_view text) { return RegHexReader(text, options).read(); });
}

}  // namespace

const Format kRegHex = {
    .name = "reghex",
    .summary = "Hexagonal regex crosswords of the page RegHex.",
    .beginning = {},
    .recognises = looks_like_reghex,
    .read = read_reghex,
    .example =
        "{\"edgeLen\": 2, \"clues\": {\"B-2-1\": \"AB\", \"B-2-2\": \"BAB\", \"B-1-2\": \"A[^C]\", "
        "\"A-2-1\": \"AB\"}}\n",
    .lost = "Reading: a letter in a cell is refused.",
};

}  // namespace sator::exchange
