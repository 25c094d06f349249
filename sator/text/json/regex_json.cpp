#include "sator/text/json/regex_json.hpp"

#include "sator/base/utf8.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/text/json/json_error.hpp"
#include "sator/text/json/json_tree.hpp"
#include "sator/text/json/regex_json_puzzle.hpp"

namespace sator::text {

namespace {

/// Reading stops after this number of errors: a broken generator can make one in each puzzle.
constexpr std::size_t kMaxErrors = 100;

/// Appends `value` to the puzzles, or, if it is a set, its members. Leaves out an object that is not closed,
/// because the syntax error at the end of the file reports it.
void collect_puzzles(const JsonValue& value, std::vector<JsonValue>& puzzles) {
    const auto members = value.is(JsonKind::Object) ? value.find("puzzles") : std::nullopt;
    if (members && members->is(JsonKind::Array)) {
        for (const JsonValue& member : members->members()) {
            if (member.is_complete()) puzzles.push_back(member);
        }
    } else if (value.is_complete()) {
        puzzles.push_back(value);
    }
}

std::vector<JsonValue> puzzles_of(const JsonTree& tree) {
    std::vector<JsonValue> puzzles;
    const auto root = tree.root();
    if (root && root->is(JsonKind::Array)) {
        for (const JsonValue& member : root->members()) collect_puzzles(member, puzzles);
    } else if (root) {
        collect_puzzles(*root, puzzles);
    }
    return puzzles;
}

Diagnostic no_puzzle(const SourceFile& file, std::string_view fields) {
    return error_in(file.name, "the file holds no puzzle",
                    "a puzzle is an object with " + std::string(fields));
}

Diagnostic many_errors(const SourceFile& file) {
    return error_in(file.name,
                    "the file has more than " + std::to_string(kMaxErrors) + " errors; the rest is not read");
}

/// The error of a puzzle that exceeds the cell limit only together with those before it.
Diagnostic many_cells(const SourceFile& file, const JsonValue& puzzle, std::size_t cell_limit) {
    Diagnostic error =
        error_in(file.name,
                 "together, this puzzle and those before it have more cells than the cell limit of " +
                     std::to_string(cell_limit),
                 "put the puzzles into several files, or allow N cells with --cell-limit N");
    error.span = puzzle.span();
    set_excerpt_at(error, *file.text, puzzle.offset());
    return error;
}

}  // namespace

bool looks_like_json(std::string_view text) {
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
}

ReadResult read_json_puzzles(const SourceFile& file, const PuzzleOptions& options, JsonPuzzleReader read,
                             std::string_view fields) {
    const JsonTree tree(*file.text, {}, options.watch);
    const std::vector<JsonValue> puzzles = puzzles_of(tree);
    const std::size_t count = puzzles.size() + (tree.fault() ? 1 : 0);
    ReadResult result;
    if (options.watch != nullptr && options.watch->is_over(0)) return result;
    std::size_t errors = 0, cells = 0;
    for (std::size_t i = 0; i < puzzles.size() && errors < kMaxErrors; ++i) {
        if (options.watch != nullptr && options.watch->reached()) return result;
        auto puzzle = read(puzzles[i], file, options);
        if (puzzle && cells + puzzle->grid.cell_count() > options.cell_limit) {
            puzzle = std::unexpected(many_cells(file, puzzles[i], options.cell_limit));
        }
        if (puzzle) {
            cells += puzzle->grid.cell_count();
            if (puzzle->name.empty()) puzzle->name = puzzle_name(file.name, i, count);
        } else {
            ++errors;
        }
        result.push_back(std::move(puzzle));
    }
    if (result.size() < puzzles.size()) {
        result.emplace_back(std::unexpected(many_errors(file)));
    } else if (tree.fault()) {
        result.emplace_back(std::unexpected(json_error(*file.text, *tree.fault())));
        result.back().error().file = file.name;
    } else if (result.empty()) {
        result.emplace_back(std::unexpected(no_puzzle(file, fields)));
    }
    return result;
}

ReadResult read_regex_json(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return read_json_puzzles(file, options, read_regex_json_puzzle, "patternsX and patternsY");
}

}  // namespace sator::text
