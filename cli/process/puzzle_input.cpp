#include "cli/process/puzzle_input.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "cli/pictures/png_pixels.hpp"
#include "cli/process/read_file.hpp"
#include "cli/process/size_limit_options.hpp"
#include "cli/process/zlib_inflate.hpp"
#include "sator/base/printable_text.hpp"
#include "sator/exchange/packing/link.hpp"
#include "sator/exchange/packing/packed_link.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/puzzle/alphabet_choice.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/puzzle/regex_crossword.hpp"
#include "sator/text/initial/initial_lines.hpp"

namespace sator::cli {

namespace {

using Clock = std::chrono::steady_clock;

/// The file name for a crossword that is given on the command line.
const std::string kTypedName = "command line";

std::vector<ClueLine> clue_lines(const std::vector<std::string>& clues) {
    std::vector<ClueLine> lines;
    for (const std::string& clue : clues) {
        lines.emplace_back();
        if (!clue.empty()) lines.back().push_back(Clue{.text = clue});
    }
    return lines;
}

/// Whether a link stands in place of a file. What follows the address of a link, e.g. "scf…", is one too if no file has this name.
bool is_link(const std::string& path) {
    std::error_code unknown;
    return exchange::read_link(path) ||
           (exchange::read_packed_link(path) && !std::filesystem::exists(path, unknown));
}

}  // namespace

std::string shown_name(const std::string& path) {
    if (is_link(path)) return "link";
    return path == "-" ? "standard input" : path;
}

std::expected<std::string, Diagnostic> read_puzzle_text(const std::string& path, LimitWatch& watch) {
    if (is_link(path)) return path;
    return read_file(path, watch);
}

void PuzzleInput::add_to(std::vector<Option>& options) {
    const std::size_t begin = options.size();
    options.push_back(
        texts("FILE", "", files_, "puzzle files, or links that hold a puzzle; - is standard input"));
    options.push_back(texts("--rows", "CLUE", rows_, "clues of a crossword's rows, top to bottom"));
    options.push_back(
        texts("--columns", "CLUE", columns_, "clues of the crossword's columns, left to right"));
    options.push_back(text("--alphabet", "SET", alphabet_,
                           "symbols that cells may hold: printable, or characters and ranges, e.g. A-Z0-9_ "
                           "(default: as the puzzle states, or A-Z and the characters in its clues)"));
    options.push_back(choice("--dialect", dialect_,
                             {{"ecmascript", Dialect::EcmaScript}, {"java", Dialect::Java}},
                             "dialect of the regular expressions (default ecmascript)"));
    options.push_back(text("--initial", "FILE", initial_,
                           "file of further known values, one puzzle per line, with '.' for an open cell"));
    std::vector<std::string> formats;
    for (const Format& format : standard_formats()) formats.emplace_back(format.name);
    options.push_back(
        text("--format", "NAME", format_, "format of the files (default: detected from their content)")
            .suggesting(std::move(formats)));
    options.push_back(number("--seed", "N", seed_,
                             "seed of the random number generator, for the order of tried values and the "
                             "paths of a rating (default: ascending values; seed 0 for ratings)"));
    options.push_back(
        flag("--verbose", is_verbose_, "also print the puzzle's size and statistics of the search"));
    options.push_back(
        number("--cell-limit", "N", cell_limit_, "refuse puzzles with more than N cells (default 1000000)"));
    add_heading(options, begin, "options for reading puzzles");
    add_size_limits(options, regex_limits_);
}

std::expected<PuzzleOptions, Diagnostic> PuzzleInput::puzzle_options() const {
    PuzzleOptions options;
    options.dialect = dialect_;
    options.cell_limit = cell_limit_;
    options.inflate = zlib_inflate();
    if (!alphabet_) return options;
    auto set = parse_alphabet(*alphabet_);
    if (!set) {
        set.error().file = "--alphabet";
        return std::unexpected(std::move(set.error()));
    }
    options.alphabet = std::move(*set);
    return options;
}

bool PuzzleInput::reads_standard_input() const {
    return initial_ == "-" || std::ranges::find(files_, "-") != files_.end();
}

std::string PuzzleInput::first_name() const {
    return files_.empty() ? kTypedName : puzzle_name(shown_name(files_.front()), 0, 1);
}

std::expected<std::vector<ReadPuzzle>, Diagnostic> PuzzleInput::read(Resources& resources,
                                                                     const Limits& limits) const {
    const bool is_typed = !rows_.empty() || !columns_.empty();
    if (files_.empty() && !is_typed) {
        return std::unexpected(call_error(
            "there is nothing to read",
            "name a puzzle's file (- is standard input), or type clues: --rows … --columns …; sator new "
            "writes a puzzle to begin with"));
    }
    if (is_typed && (rows_.empty() || columns_.empty())) {
        const std::string other = rows_.empty() ? "rows" : "columns";
        return std::unexpected(call_error("the puzzle has no " + other,
                                          "add --" + other + " CLUE…; '' is a line without a clue"));
    }
    auto options = puzzle_options();
    if (!options) return std::unexpected(std::move(options.error()));
    LimitWatch watch(limits);
    options->watch = &watch;
    std::vector<ReadPuzzle> puzzles;
    for (const std::string& file : files_) {
        for (ReadPuzzle& puzzle : read_file_puzzles(file, *options, resources))
            puzzles.push_back(std::move(puzzle));
    }
    if (is_typed) puzzles.push_back(typed_crossword(*options));
    auto initials = read_initial_file(watch);
    if (!initials) return std::unexpected(std::move(initials.error()));
    if (*initials) add_initials(**initials, watch, puzzles);
    return puzzles;
}

std::expected<std::optional<PuzzleInput::InitialFile>, Diagnostic> PuzzleInput::read_initial_file(
    LimitWatch& watch) const {
    if (!initial_) return std::nullopt;
    auto content = read_file(*initial_, watch);
    if (!content) return std::unexpected(std::move(content.error()));
    return InitialFile{shown_name(*initial_), std::move(*content)};
}

void PuzzleInput::add_initials(const InitialFile& file, LimitWatch& watch, std::vector<ReadPuzzle>& puzzles) {
    std::vector<ReadPuzzle> all;
    for (ReadPuzzle& read : puzzles) {
        if (!read.puzzle) {
            all.push_back(std::move(read));
            continue;
        }
        const auto start = Clock::now();
        auto puzzle = std::make_shared<Puzzle>(**read.puzzle);
        auto error = add_initial_lines(file.name, file.text, *puzzle, &watch);
        const std::string name = read.name;
        if (watch.is_over(0)) {
            all.push_back({name, std::unexpected(Diagnostic{}), {}, watch.reached()});
            continue;
        }
        if (!puzzle->initials.empty())
            all.push_back({name, std::move(puzzle), read.seconds + (Clock::now() - start)});
        if (error) all.push_back({name, std::unexpected(std::move(*error)), {}});
    }
    puzzles = std::move(all);
}

std::vector<ReadPuzzle> PuzzleInput::read_file_puzzles(const std::string& path, const PuzzleOptions& options,
                                                       Resources& resources) const {
    const std::string file_name = shown_name(path);
    auto content = read_puzzle_text(path, *options.watch);
    std::vector<ReadPuzzle> puzzles;
    if (!content) {
        puzzles.push_back({puzzle_name(file_name, 0, 1), std::unexpected(std::move(content.error())), {}});
        return puzzles;
    }
    const auto start = Clock::now();
    ReadResult found;
    if (!options.watch->is_over(0))
        found = sator::read_puzzles(std::move(*content), file_name, resources, options, format_);
    if (options.watch->is_over(0)) {
        puzzles.push_back(
            {puzzle_name(file_name, 0, 1), std::unexpected(Diagnostic{}), {}, options.watch->reached()});
        return puzzles;
    }
    const auto share = (Clock::now() - start) / std::max<std::size_t>(1, found.size());
    const auto answers_of = [](const auto& puzzle) {
        return puzzle ? std::max<std::size_t>(1, puzzle->initials.size()) : 1;
    };
    std::size_t index = 0, count = 0;  // of answers: a puzzle has one per initial drawing
    for (const auto& puzzle : found) count += answers_of(puzzle);
    for (auto& puzzle : found) {
        const std::size_t own = answers_of(puzzle);
        if (puzzle) {
            std::string name = printable_text(puzzle->name);
            puzzles.push_back({std::move(name), std::make_shared<const Puzzle>(std::move(*puzzle)), share});
        } else {
            puzzles.push_back(
                {puzzle_name(file_name, index, count), std::unexpected(std::move(puzzle.error())), share});
        }
        index += own;
    }
    return puzzles;
}

ReadPuzzle PuzzleInput::typed_crossword(const PuzzleOptions& options) const {
    RegexCrossword crossword;
    crossword.lines[static_cast<std::size_t>(Axis::X)] = clue_lines(columns_);
    crossword.lines[static_cast<std::size_t>(Axis::Y)] = clue_lines(rows_);
    const auto start = Clock::now();
    auto puzzle = make_regex_crossword(crossword, options);
    const std::string name = kTypedName;
    if (!puzzle) return {name, std::unexpected(std::move(puzzle.error())), {}};
    puzzle->name = name;
    return {name, std::make_shared<const Puzzle>(std::move(*puzzle)), Clock::now() - start};
}

Resources file_resources() {
    const auto read = [](const std::string& path) -> std::optional<std::string> {
        std::error_code unknown;
        const auto status = std::filesystem::status(path, unknown);
        if (!std::filesystem::exists(status) || std::filesystem::is_directory(status)) return std::nullopt;
        auto text = read_file(path == "-" ? "./-" : path);
        if (!text) return std::nullopt;
        return is_png(*text) ? pgm_of_png(*text) : std::optional(std::move(*text));
    };
    std::error_code error;
    return Resources(read, std::filesystem::current_path(error).string());
}

}  // namespace sator::cli
