#include "sator/text/read/imported_puzzle.hpp"

#include <algorithm>
#include <memory>

#include "sator/text/json/regex_json.hpp"

namespace sator::text {

namespace {

/// Returns the puzzle with the name or number `chosen`, or null. Without `chosen`, it is the only puzzle.
const std::expected<Puzzle, Diagnostic>* find_puzzle(const ReadResult& puzzles, std::string_view chosen) {
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const bool is_chosen = chosen == std::to_string(i + 1) || (puzzles[i] && puzzles[i]->name == chosen);
        if (is_chosen || (chosen.empty() && puzzles.size() == 1)) return &puzzles[i];
    }
    return nullptr;
}

void move_places(Puzzle& puzzle, SourceSpan span) {
    for (RuleStatement& rule : puzzle.rules) {
        rule.span = rule.text_span = span;
        for (Argument& argument : rule.arguments) {
            argument.span = span;
            argument.is_verbatim = false;
        }
    }
}

}  // namespace

std::expected<Puzzle, Diagnostic> read_imported_puzzle(const ClueBlock& block, std::string_view puzzle_file,
                                                       Resources& resources, const PuzzleOptions& options) {
    const Argument& name = block.file.front();
    auto file = resources.find(name.text, puzzle_file);
    if (!file) {
        return std::unexpected(
            error_at(name.span, "there is no file '" + name.text + "'",
                     "it is searched for in the folder of the puzzle and in the parent folders"));
    }
    const std::string_view chosen =
        block.file.size() > 1 ? std::string_view(block.file[1].text) : std::string_view();
    const ReadResult puzzles = read_regex_json(
        {file->path, std::make_shared<const std::string>(std::move(file->text))}, resources, options);
    const auto* puzzle = find_puzzle(puzzles, chosen);
    if (puzzle == nullptr && !chosen.empty()) {
        return std::unexpected(error_at(block.file[1].span,
                                        "'" + name.text + "' has no puzzle '" + std::string(chosen) + "'",
                                        "write its name or its number"));
    }
    if (puzzle == nullptr) {
        return std::unexpected(
            error_at(name.span, "'" + name.text + "' has " + std::to_string(puzzles.size()) + " puzzles",
                     "write the name or the number of one after it"));
    }
    if (!*puzzle)
        return std::unexpected(
            error_at(name.span, "in '" + name.text + "': " + puzzle->error().message, puzzle->error().hint));
    Puzzle imported = **puzzle;
    move_places(imported, name.span);
    return imported;
}

}  // namespace sator::text
