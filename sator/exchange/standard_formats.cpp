// The table of all formats, and the order in which a text is tried: links, printed boards, the table's rows, and then a message that names
// what the text is. Each reader is in its own file.
#include "sator/exchange/standard_formats.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/utf8.hpp"
#include "sator/exchange/boards/with_cages.hpp"
#include "sator/exchange/packing/link.hpp"
#include "sator/exchange/packing/link_in_text.hpp"
#include "sator/exchange/packing/link_lines.hpp"
#include "sator/exchange/packing/usual_link.hpp"
#include "sator/exchange/pasted/pasted_board.hpp"
#include "sator/exchange/pasted/printed_kind.hpp"
#include "sator/exchange/regex_sites/site_json_writer.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/tatham/nameless_game.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/puzzle/unsaid_kinds.hpp"
#include "sator/text/json/regex_json.hpp"
#include "sator/text/read/sator_language.hpp"
#include "sator/text/write/write_sator.hpp"

namespace sator {

using namespace base;
using namespace exchange;

namespace {

std::expected<WrittenPuzzle, Diagnostic> write_language(const Puzzle& puzzle) {
    auto text = write_sator(puzzle);
    if (!text) return failure(text);
    return WrittenPuzzle{std::move(*text), {}};
}

/// The layer of the language has readers for these formats, and their writers come after them.
constexpr Format with_writer(Format format, decltype(Format::write) write) {
    format.write = write;
    return format;
}

/// The table of formats. The first row that recognises a text reads it.
std::span<const Format> table() {
    static const std::array kRows = {kPuz,
                                     kIpuzFormat,
                                     kJpz,
                                     kXd,
                                     kAcrossText,
                                     kExolve,
                                     kLists,
                                     kFPuzzles,
                                     kFPuzzlesJsonText,
                                     kSudokuPad,
                                     kHexRegex,
                                     kRegHex,
                                     kJimbly,
                                     with_writer(kRegexJson, write_regex_json),
                                     kWebpbn,
                                     kTrux,
                                     kPzprv3,
                                     with_writer(kSatorLanguage, write_language),
                                     kNon,
                                     kSudokuLines,
                                     kJigsawText,
                                     kPencilMarks,
                                     kKillerText,
                                     kSdk,
                                     kIssText,
                                     kKakuroText,
                                     kEquation,
                                     kOpenSudoku,
                                     kHodoku,
                                     kNin,
                                     kCwd,
                                     kMk,
                                     kOlsak,
                                     kPenpa,
                                     kPuzzLink,
                                     kGameId,
                                     kPasted};
    return kRows;
}

ReadResult refuse(std::string_view file, std::string message, std::string hint) {
    ReadResult result;
    result.emplace_back(std::unexpected(error_in(file, std::move(message), std::move(hint))));
    return result;
}

/// Refuses a board that `sator render` or `sator solve` printed, of this kind; "" is a kind that the text does not name.
ReadResult refuse_board(std::string_view file, const std::string& kind) {
    return refuse(
        file,
        "this is a printed board" + (kind.empty() ? "" : " of " + kind) +
            ", which does not say the whole puzzle",
        "paste the puzzle's text or link; boards with all clues in their cells are read if the first line "
        "names the kind, e.g. 'slitherlink'");
}

std::string_view first_line_of(std::string_view text) {
    return trimmed(text.substr(0, text.find('\n')));
}

/// Joins one member of every row that has it.
std::string listed(std::string_view Format::*member, std::string_view separator) {
    std::string text;
    for (const Format& format : table()) {
        if ((format.*member).empty()) continue;
        if (!text.empty()) text += separator;
        text += format.*member;
    }
    return text;
}

/// Reads each line as a text of its own.
ReadResult read_each_line(const std::vector<std::string_view>& lines, std::string_view file,
                          Resources& resources, const PuzzleOptions& options, std::string_view format) {
    ReadResult result;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (options.watch != nullptr && options.watch->is_over(lines[i].size())) return result;
        for (auto& puzzle : read_puzzles(std::string(lines[i]), file, resources, options, format)) {
            if (puzzle && puzzle->title.empty()) puzzle->name = puzzle_name(file, i, lines.size());
            result.push_back(std::move(puzzle));
        }
    }
    return result;
}

/// Gives this file to the remarks and left-out parts that have none.
ReadResult with_file_of_remarks(ReadResult result, std::string_view file) {
    const auto add = [&](Diagnostic& remark) {
        if (remark.file.empty()) remark.file = file;
    };
    for (auto& puzzle : result) {
        if (!puzzle) continue;
        std::ranges::for_each(puzzle->remarks, add);
        for (LeftOut& part : puzzle->left_out) add(part.what);
    }
    return result;
}

/// Reads the usual form of a link. An address that names a variant may mean more rules than the link holds.
ReadResult read_usual(const UsualLink& usual, std::string_view file, Resources& resources,
                      const PuzzleOptions& options) {
    ReadResult result = read_puzzles(usual.text, file, resources, options);
    for (auto& puzzle : result) {
        if (puzzle && !usual.remark.empty()) puzzle->remarks.push_back(error_in(file, usual.remark));
        if (!puzzle || usual.variant.empty()) continue;
        puzzle->left_out.push_back({error_in(file, "the address names '" + usual.variant +
                                                       "', and the link holds only the cells of a sudoku"),
                                    true});
    }
    return result;
}

/// Reads a link that stands in a text.
ReadResult read_link_in_text(const std::string& link, std::string_view file, Resources& resources,
                             const PuzzleOptions& options) {
    ReadResult result = read_puzzles(link, file, resources, options);
    for (auto& puzzle : result) {
        if (puzzle)
            puzzle->remarks.push_back(error_in(file, "only the link is read, and not the text around it"));
    }
    return result;
}

using Writing = std::expected<WrittenPuzzle, Diagnostic>;

/// Returns the text that loses less, or the first one.
Writing better_of(Writing first, Writing second) {
    const bool is_better = second && (!first || second->losses.size() < first->losses.size());
    return is_better ? std::move(second) : std::move(first);
}

/// Writes the puzzle as it is, or, if something is lost, with sums as cages, if less is lost then.
Writing written_with_cages(const Format& format, const Puzzle& puzzle) {
    auto written = format.write(puzzle);
    if (written && written->losses.empty()) return written;
    const auto caged = with_cages(puzzle);
    return caged ? better_of(std::move(written), format.write(*caged)) : std::move(written);
}

/// Writes a puzzle for each initial drawing.
Writing written_apart(const Format& format, const Puzzle& puzzle) {
    WrittenPuzzle all;
    Puzzle one = puzzle;
    for (const Initial& initial : puzzle.initials) {
        one.initials = {initial};
        auto written = written_with_cages(format, one);
        if (!written) return written;
        if (!all.text.empty()) all.text += format.between;
        all.text += written->text;
        for (std::string& loss : written->losses) {
            if (std::ranges::find(all.losses, loss) == all.losses.end())
                all.losses.push_back(std::move(loss));
        }
        all.left_out = std::move(written->left_out);
    }
    return all;
}

/// Returns an error if the grid is a torus or has values between its cells, and the format cannot say this. Links of puzz.link and game
/// IDs say it by their kind.
std::expected<void, Diagnostic> check_grid(const Format& format, const Puzzle& puzzle) {
    if (format.name == kSatorLanguage.name) return {};
    if (puzzle.grid.is_torus)
        return std::unexpected(
            error_at({}, std::string(format.name) + " cannot say that the grid is a torus"));
    const bool is_said_by_kind = format.name == kPuzzLink.name || format.name == kGameId.name;
    if (puzzle.grid.between.empty() || (is_said_by_kind && puzzle.kind != nullptr)) return {};
    return std::unexpected(error_at({}, std::string(format.name) + " has no values between cells"));
}

/// Writes the puzzle in one piece, or, if something is lost and the format holds several puzzles, apart, if less is lost then.
Writing written_best(const Format& format, const Puzzle& puzzle) {
    if (auto checked = check_grid(format, puzzle); !checked) return failure(checked);
    auto written = written_with_cages(format, puzzle);
    const bool is_whole = written && written->losses.empty();
    if (is_whole || !format.holds_many || puzzle.initials.size() < 2) return written;
    return better_of(std::move(written), written_apart(format, puzzle));
}

/// Returns the names of the formats that say all of the puzzle.
std::string formats_that_say(const Puzzle& puzzle) {
    std::string names;
    for (const Format& format : table()) {
        const auto written =
            format.write == nullptr ? std::nullopt : std::optional(written_best(format, puzzle));
        if (written && *written && (*written)->losses.empty())
            names += (names.empty() ? "" : ", ") + std::string(format.name);
    }
    return names;
}

}  // namespace

std::span<const Format> standard_formats() {
    return table();
}

const Format* recognised_format(std::string_view text, std::string_view format) {
    const auto first = [](auto holds) -> const Format* {
        const auto row = std::ranges::find_if(table(), holds);
        return row == table().end() ? nullptr : &*row;
    };
    if (!format.empty()) return first([&](const Format& row) { return row.name == format; });
    const Format* chosen = first([&](const Format& row) { return row.recognises(text); });
    if (chosen != nullptr) return chosen;
    return first([&](const Format& row) { return row.resembles != nullptr && row.resembles(text); });
}

ReadResult read_puzzles(std::string text, std::string_view file, Resources& resources,
                        const PuzzleOptions& options, std::string_view format) {
    if (text.starts_with(kByteOrderMark)) text.erase(0, kByteOrderMark.size());
    if (const auto links = link_lines(text); links.size() > 1)
        return read_each_line(links, file, resources, options, format);
    if (auto done = check_link(text); !done)
        return refuse(file, std::move(done.error().message), std::move(done.error().hint));
    if (auto printed = format.empty() ? read_printed_kind(text, file, options) : PrintedBoard();
        !printed.kind.empty()) {
        if (!printed.puzzle) return refuse_board(file, printed.kind);
        ReadResult result;
        result.emplace_back(std::move(*printed.puzzle));
        return result;
    }
    if (const std::size_t name = name_of_sudoku(text); format.empty() && name > 0) text.erase(0, name);
    const Format* chosen = recognised_format(text, format);
    if (chosen == nullptr && format.empty()) {
        if (const auto usual = usual_link(text)) return read_usual(*usual, file, resources, options);
        if (const auto link = link_in_text(text)) return read_link_in_text(*link, file, resources, options);
    }
    const bool is_recognised = chosen != nullptr && (!format.empty() || chosen->recognises(text));
    if (!is_recognised && is_printed_board(text)) return refuse_board(file, {});
    if (is_packed_sudokuwiki(text))
        return refuse(file, "the link has a packed board of sudokuwiki; only those of usual sudokus are read",
                      "paste the 81 digits of the sudoku, which the site shows when it exports a board");
    if (chosen != nullptr) {
        const SourceFile source{std::string(file), std::make_shared<const std::string>(std::move(text))};
        return with_file_of_remarks(chosen->read(source, resources, options), file);
    }
    if (!format.empty()) {
        return refuse(file, "unknown format '" + std::string(format) + "'",
                      "the formats are " + listed(&Format::name, ", "));
    }
    if (text.starts_with("PK\x03\x04"))
        return refuse(file, "the file is a zip archive", "unpack it, and name the file in it");
    if (text.find('\0') != std::string::npos)
        return refuse(file, "the file is no text",
                      "a puzzle is a text file, e.g. in the puzzle language or in JSON");
    if (read_link(text)) {
        return refuse(
            file, "no known format has such links",
            "sator formats lists them; nothing is fetched, so save the puzzle as a file and name the file");
    }
    if (is_nameless_game(text))
        return refuse(file, "this is a game ID without its game",
                      "write the game's name and a colon in front, e.g. lightup:4x4:bBa0f1d");
    if (auto unsaid = unsaid_kind_error(first_line_of(text)))
        return refuse(file, std::move(unsaid->message), std::move(unsaid->hint));
    const bool is_blank = text.find_first_not_of(" \t\r\n") == std::string::npos;
    return refuse(file, is_blank ? "the file is empty" : "the file is in no known format",
                  "a puzzle in the language begins with a kind such as 'sudoku', or has a line 'layout 9x9'; "
                  "sator formats lists all formats with an example of each");
}

std::expected<WrittenPuzzle, Diagnostic> write_puzzle(const Format& format, const Puzzle& puzzle) {
    auto written = written_best(format, puzzle);
    if (written) {
        std::ranges::move(left_out_texts(format, puzzle), std::back_inserter(written->left_out));
    } else if (written.error().hint.empty()) {
        const std::string names = formats_that_say(puzzle);
        written.error().hint = names.empty() ? "sator formats lists what each format holds"
                                             : "formats that say all of this puzzle: " + names;
    }
    return written;
}

}  // namespace sator
