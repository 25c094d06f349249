#include "cli/process/puzzle_input.hpp"

#include <limits.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <system_error>

#include "cli/pictures/png_pixels.hpp"
#include "cli/process/read_file.hpp"
#include "cli/process/size_limit_options.hpp"
#include "cli/process/table_option.hpp"
#include "cli/process/zlib_inflate.hpp"
#include "sator/base/errors.hpp"
#include "sator/exchange/packing/link.hpp"
#include "sator/exchange/packing/packed_link.hpp"
#include "sator/exchange/packing/usual_link.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/tatham/nameless_game.hpp"
#include "sator/puzzle/alphabet_choice.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/puzzle/regex_crossword.hpp"

namespace sator::cli {

namespace {

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

/// The sort of puzzle that is typed in place of a file's name; `No` if the argument is such a name.
enum class Typed : std::uint8_t { No, Link, Text };

/// Returns whether an argument is too long for a file's name, or has signs that such names do not have, so that it is a text and not
/// the name of a file that is missing.
bool is_no_name(const std::string& path) {
    constexpr std::size_t kLongestName = 255;  // of a file, on all usual systems
    constexpr std::size_t kShortestCells = 16;
    return path.find_first_of("\n|{}[]<>\"") != std::string::npos || path.size() > kLongestName ||
           exchange::is_nameless_game(path) ||
           (path.size() >= kShortestCells &&
            path.find_first_not_of("0123456789.*_-xX ,;") == std::string::npos);
}

/// Returns whether a puzzle is in place of a file's name: a link, what follows the address of one, a game ID, the cells of a
/// sudoku, or any other text of a format. A single word may be a kind's name, which is more often the name of a file.
Typed typed_argument(const std::string& path) {
    if (exchange::read_link(path)) return Typed::Link;
    std::error_code unknown;
    if (path == "-" || (path.size() < PATH_MAX && std::filesystem::exists(path, unknown))) return Typed::No;
    if (exchange::read_packed_link(path) || exchange::usual_link(path)) return Typed::Link;
    if (is_no_name(path)) return Typed::Text;
    const Format* format = recognised_format(path);
    const bool is_word = path.find_first_of(" \t") == std::string::npos;
    return format == nullptr || (format->name == "sator" && is_word) ? Typed::No : Typed::Text;
}

}  // namespace

std::string shown_name(const std::string& path) {
    if (path == "-") return "standard input";
    const Typed typed = typed_argument(path);
    return typed == Typed::Link ? "link" : typed == Typed::Text ? "argument" : path;
}

std::expected<std::string, Diagnostic> read_puzzle_text(const std::string& path, LimitWatch& watch) {
    if (typed_argument(path) != Typed::No) return path;
    return read_file(path, watch);
}

void PuzzleInput::add_to(std::vector<Option>& options, ask::Request& request) {
    const std::size_t begin = options.size();
    options.push_back(
        texts("FILE", "", files_, "puzzle files, or links that hold a puzzle; - is standard input"));
    options.push_back(texts("--rows", "CLUE", rows_, "clues of a crossword's rows, top to bottom"));
    options.push_back(
        texts("--columns", "CLUE", columns_, "clues of the crossword's columns, left to right"));
    options.push_back(table_text("alphabet", alphabet_));
    options.push_back(table_option("dialect", request));
    options.push_back(table_text("initial", initial_));
    std::vector<std::string> formats;
    for (const Format& format : standard_formats()) formats.emplace_back(format.name);
    options.push_back(table_option("format", request).suggesting(std::move(formats)));
    options.push_back(table_option("ignore_unknown", request));
    options.push_back(table_option("seed", request));
    options.push_back(
        flag("--verbose", is_verbose_, "also print the puzzle's size and statistics of the search"));
    options.push_back(table_option("cell_limit", request));
    add_heading(options, begin, "options for reading puzzles");
    add_size_limits(options, request.source.regex_limits);
}

bool PuzzleInput::reads_standard_input() const {
    return initial_ == "-" || std::ranges::find(files_, "-") != files_.end();
}

std::string PuzzleInput::first_name() const {
    return files_.empty() ? kTypedName : puzzle_name(shown_name(files_.front()), 0, 1);
}

std::expected<void, Diagnostic> PuzzleInput::check() const {
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
    return {};
}

std::expected<ask::Source, Diagnostic> PuzzleInput::source(const ask::Request& request,
                                                           const Limits& limits) const {
    if (auto checked = check(); !checked) return failure(checked);
    ask::Source source = request.source;
    source.inflate = zlib_inflate();
    source.files = file_resources();
    source.clue_cache = make_clue_cache();
    if (alphabet_) {
        auto set = parse_alphabet(*alphabet_);
        if (!set) {
            set.error().file = "--alphabet";
            return failure(set);
        }
        source.alphabet = std::move(*set);
    }
    LimitWatch watch(limits);
    for (const std::string& file : files_) {
        source.texts.push_back({read_puzzle_text(file, watch), shown_name(file)});
        source.texts.back().stopped = watch.reached();
    }
    if (!rows_.empty()) {
        RegexCrossword clues;
        clues.lines[static_cast<std::size_t>(Axis::X)] = clue_lines(columns_);
        clues.lines[static_cast<std::size_t>(Axis::Y)] = clue_lines(rows_);
        source.crossword = ask::TypedCrossword{std::move(clues), kTypedName};
    }
    if (initial_) {
        auto content = read_puzzle_text(*initial_, watch);
        if (!content) return failure(content);
        source.initial = ask::SourceText{std::move(*content), shown_name(*initial_)};
    }
    return source;
}

std::optional<std::string> read_named_file(const std::string& path) {
    std::error_code unknown;
    const auto status = std::filesystem::status(path, unknown);
    if (!std::filesystem::exists(status) || std::filesystem::is_directory(status)) return std::nullopt;
    auto text = read_file(path == "-" ? "./-" : path);
    if (!text) return std::nullopt;
    return is_png(*text) ? pgm_of_png(*text) : std::optional(std::move(*text));
}

Resources resources_read_by(Resources::Reader reader) {
    std::error_code error;
    return Resources(std::move(reader), std::filesystem::current_path(error).string());
}

Resources file_resources() {
    return resources_read_by(read_named_file);
}

}  // namespace sator::cli
