#include "sator/ask/questions/read_source.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/printable_text.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/text/initial/initial_lines.hpp"

namespace sator::ask {

namespace {

using Clock = std::chrono::steady_clock;

/// Returns the number of answers that a puzzle has: one for each initial grid.
std::size_t answers_of(const std::expected<Puzzle, Diagnostic>& puzzle) {
    return puzzle ? std::max<std::size_t>(1, puzzle->initials.size()) : 1;
}

void read_text(Work& work, const SourceText& text, const PuzzleOptions& options,
               std::vector<AskedPuzzle>& puzzles) {
    LimitWatch& watch = *options.watch;
    if (text.stopped) {
        puzzles.push_back({puzzle_name(text.file, 0, 1), std::unexpected(Diagnostic{}), {}, text.stopped});
        return;
    }
    if (!text.text) {
        puzzles.push_back({puzzle_name(text.file, 0, 1), std::unexpected(text.text.error())});
        return;
    }
    const auto start = Clock::now();
    ReadResult found;
    if (!watch.is_over(0))
        found = read_puzzles(*text.text, text.file, work.files(), options, work.source().format);
    if (watch.is_over(0)) {
        puzzles.push_back({puzzle_name(text.file, 0, 1), std::unexpected(Diagnostic{}), {}, watch.reached()});
        return;
    }
    const auto share = (Clock::now() - start) / std::max<std::size_t>(1, found.size());
    std::size_t index = 0, count = 0;  // of answers
    for (const auto& puzzle : found) count += answers_of(puzzle);
    for (auto& puzzle : found) {
        const std::size_t own = answers_of(puzzle);
        if (puzzle) {
            std::string name = printable_text(puzzle->name);
            puzzles.push_back({std::move(name), std::make_shared<const Puzzle>(std::move(*puzzle)), share});
        } else {
            puzzles.push_back(
                {puzzle_name(text.file, index, count), std::unexpected(std::move(puzzle.error())), share});
        }
        index += own;
    }
}

/// What was left out becomes remarks, so that answers are about the puzzle as it was read.
void ignore_left_out(AskedPuzzle& asked) {
    if (!asked.puzzle || (*asked.puzzle)->left_out.empty()) return;
    auto puzzle = std::make_shared<Puzzle>(**asked.puzzle);
    for (LeftOut& part : std::exchange(puzzle->left_out, {})) puzzle->remarks.push_back(std::move(part.what));
    asked.puzzle = std::move(puzzle);
}

AskedPuzzle read_crossword(const TypedCrossword& typed, const PuzzleOptions& options) {
    const auto start = Clock::now();
    auto puzzle = make_regex_crossword(typed.clues, options);
    if (!puzzle) return {typed.name, std::unexpected(std::move(puzzle.error()))};
    puzzle->name = typed.name;
    return {typed.name, std::make_shared<const Puzzle>(std::move(*puzzle)), Clock::now() - start};
}

/// Adds further known values to a puzzle, and appends it to `all`, and then the error of lines that cannot be read.
void add_initials(const SourceText& lines, LimitWatch& watch, AskedPuzzle asked,
                  std::vector<AskedPuzzle>& all) {
    if (!asked.puzzle) {
        all.push_back(std::move(asked));
        return;
    }
    const auto start = Clock::now();
    auto puzzle = std::make_shared<Puzzle>(**asked.puzzle);
    auto added = add_initial_lines(lines.file, *lines.text, *puzzle, &watch);
    if (watch.is_over(0)) {
        all.push_back({asked.name, std::unexpected(Diagnostic{}), {}, watch.reached()});
        return;
    }
    if (!puzzle->initials.empty())
        all.push_back({asked.name, std::move(puzzle), asked.seconds + (Clock::now() - start)});
    if (!added) all.push_back({asked.name, failure(added)});
}

}  // namespace

std::vector<AskedPuzzle> read_source(Work& work) {
    const Source& source = work.source();
    LimitWatch watch(work.limits());
    const PuzzleOptions options = work.reader_options(watch);
    std::vector<AskedPuzzle> puzzles;
    for (const SourceText& text : source.texts) read_text(work, text, options, puzzles);
    if (source.crossword) puzzles.push_back(read_crossword(*source.crossword, options));
    for (const auto& puzzle : source.puzzles) puzzles.push_back({printable_text(puzzle->name), puzzle});
    if (source.ignore_unknown) std::ranges::for_each(puzzles, ignore_left_out);
    if (!source.initial || !source.initial->text) return puzzles;
    std::vector<AskedPuzzle> all;
    for (AskedPuzzle& puzzle : puzzles) add_initials(*source.initial, watch, std::move(puzzle), all);
    return all;
}

}  // namespace sator::ask
