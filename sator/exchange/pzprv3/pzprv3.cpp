// Boards of puzz.link's program as texts: "pzprv3/KIND/ROWS/COLUMNS/…", the clues and then a person's answer. A line ends at '/' or
// at the end of a line. The lines `codec pzprv3` of the kinds' texts say which blocks the boards of each kind have.

#include <algorithm>
#include <array>
#include <expected>

#include "sator/base/ascii.hpp"
#include "sator/base/encoding_check.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/boards/board_kind.hpp"
#include "sator/exchange/boards/unread_kind.hpp"
#include "sator/exchange/puzz_link/link_kinds.hpp"
#include "sator/exchange/pzprv3/pzpr_answer.hpp"
#include "sator/exchange/pzprv3/pzpr_board.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"
#include "sator/puzzle/puzzle_name.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kHeader = "pzprv3";
constexpr std::string_view kPzprForm = "such a board is pzprv3/KIND/ROWS/COLUMNS/BODY";

/// The codecs of kinds that have no text.
constexpr std::string_view kMorePzprCodecs = R"(
kind doppelblock
codec pzprv3 doppelblock = givens and answer within clues top left, marks - X
)";

const std::vector<KindCodec>& pzpr_codecs() {
    static const std::vector<KindCodec> codecs = codecs_of_site("pzprv3", kMorePzprCodecs);
    return codecs;
}

/// Returns whether a part of a codec says what values mean; the text has nothing for it.
bool is_about_values(std::string_view part) {
    constexpr std::array<std::string_view, 5> kWords = {"marks ", "values ", "with ", "drawn ", "visited "};
    return std::ranges::any_of(kWords, [&](std::string_view word) { return part.starts_with(word); });
}

class BoardReader {
  public:
    BoardReader(std::string_view text, std::uint32_t first_line) : lines_(text, first_line) {}

    std::expected<Puzzle, Diagnostic> read(std::string_view file, Resources& resources,
                                           const PuzzleOptions& options) {
        const auto header = lines_.take_line();
        // This version has the borders between rooms instead of their numbers.
        const bool has_borders = !header.empty() && header[0].text == "pzprv3.2";
        const auto codec = read_pzpr_kind();
        if (!codec) return failure(codec);
        auto board = read_pzpr_size(options);
        if (!board) return failure(board);
        // A bank of pieces may be a letter, too.
        const bool begins_with_bank = !(*codec)->parts.empty() && (*codec)->parts.front() == "bank";
        if (const auto variant = begins_with_bank ? std::nullopt : variant_error(board->board))
            return std::unexpected(*variant);
        for (const std::string_view part : (*codec)->parts) {
            if (is_about_values(part)) continue;
            find_pzpr_part(has_borders && part == "rooms" ? "borders" : part)->read(lines_, *board);
        }
        if (lines_.error()) return std::unexpected(*lines_.error());
        auto puzzle = read_board(find_board((*codec)->kind, (*codec)->flags(), (*codec)->words_of("values")),
                                 board->board, file, resources, options);
        if (!puzzle && puzzle.error().span.line == 0) puzzle.error().span = kind_span_;
        if (puzzle) add_pzpr_answer(*board, **codec, *puzzle);
        if (puzzle) leave_out_rest(*puzzle);
        return puzzle;
    }

  private:
    template <class T>
    using Read = std::expected<T, Diagnostic>;

    Read<const KindCodec*> read_pzpr_kind() {
        const auto words = lines_.take_line();
        kind_span_ = lines_.span();
        if (words.empty())
            return std::unexpected(error_at(kind_span_, "the board has no kind", std::string(kPzprForm)));
        kind_span_ = words[0].span;
        const std::string_view name = words[0].text;
        for (const KindCodec& codec : pzpr_codecs()) {
            if (codec.has_name(name)) return &codec;
        }
        auto error = unread_kind_error(name, "boards");
        if (!error)
            error = error_at({}, "no board of the kind '" + std::string(name) + "' can be read",
                             "docs/genres.md lists what can be read");
        error->span = kind_span_;
        return std::unexpected(std::move(*error));
    }

    /// A letter of its own before the first block names a variant of the kind, whose rules differ.
    std::optional<Diagnostic> variant_error(const DrawnBoard& board) {
        const auto word = lines_.next_word();
        const bool is_letter =
            word && word->text.size() == 1 && is_ascii_letter(static_cast<unsigned char>(word->text[0]));
        if (!is_letter || board.columns == 1 || !lines_.next_is_one_word()) return std::nullopt;
        return error_at(word->span,
                        "variants of this kind, here '" + std::string(word->text) + "', cannot be said yet");
    }

    /// After the board there may be its author and the moves of the answer.
    void leave_out_rest(Puzzle& puzzle) const {
        const auto word = lines_.next_word();
        if (!word || word->text.starts_with("info:") || word->text.starts_with("history:")) return;
        puzzle.left_out.push_back(
            {error_at(word->span,
                      "'" + std::string(word->text) + "' after the board is not understood, and left out"),
             false});
    }

    /// A kind with square boards may have one number.
    Read<PzprBoard> read_pzpr_size(const PuzzleOptions& options) {
        const auto rows = read_length("rows");
        if (!rows) return failure(rows);
        auto columns = lines_.next_is_one_word() ? read_length("columns") : rows;
        if (!columns) return failure(columns);
        if (*columns > options.cell_limit / *rows)
            return std::unexpected(error_at(
                lines_.span(), "the grid has more than " + std::to_string(options.cell_limit) + " cells"));
        constexpr std::size_t kBytesPerCell = 96;  // numbers of the cell, its edges and sums, and its mark
        if (!options.has_room_for(*columns, *rows, kBytesPerCell))
            return std::unexpected(error_at(lines_.span(), "the memory limit is reached"));
        return PzprBoard{empty_board(*columns, *rows), std::vector<std::string>(*columns * *rows, ".")};
    }

    Read<std::size_t> read_length(const std::string& what) {
        const auto words = lines_.take_line();
        const auto size = words.size() == 1 ? to_whole_number<std::size_t>(words[0].text) : std::nullopt;
        if (size && *size > 0) return *size;
        return std::unexpected(error_at(words.empty() ? lines_.span() : words[0].span,
                                        "the number of " + what + " is missing or no number",
                                        std::string(kPzprForm)));
    }

    PzprLines lines_;
    SourceSpan kind_span_{1, 1, 1};
};

bool looks_like_pzprv3(std::string_view text) {
    const std::string_view begin = trimmed(text);
    if (!begin.starts_with(kHeader)) return false;
    const std::string_view rest = begin.substr(kHeader.size());
    return rest.empty() || rest[0] == '/' || rest[0] == '\n' || rest[0] == '\r' || rest[0] == '.';
}

/// Reads boards; each begins with a line that begins with the header.
ReadResult read_pzprv3(const SourceFile& file, Resources& resources, const PuzzleOptions& options) {
    ReadResult result;
    const std::string_view text = *file.text;
    if (auto checked = check_control_characters(text); !checked) {
        checked.error().file = file.name;
        result.push_back(failure(checked));
        return result;
    }
    std::uint32_t line = 1;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t next = text.find("\n" + std::string(kHeader), begin);
        const std::string_view board =
            text.substr(begin, next == std::string_view::npos ? next : next + 1 - begin);
        if (options.watch != nullptr && options.watch->is_over(1 + board.size())) return result;
        auto puzzle = BoardReader(board, line).read(file.name, resources, options);
        if (!puzzle) {
            puzzle.error().file = file.name;
            set_excerpt(puzzle.error(), *file.text);
        } else {
            for (LeftOut& part : puzzle->left_out) {
                part.what.file = file.name;
                set_excerpt(part.what, *file.text);
            }
        }
        result.push_back(std::move(puzzle));
        line += static_cast<std::uint32_t>(std::ranges::count(board, '\n'));
        begin += board.size();
    }
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (result[i] && result[i]->title.empty()) result[i]->name = puzzle_name(file.name, i, result.size());
    }
    return result;
}

}  // namespace

std::vector<FormatPart> pzprv3_parts() {
    std::vector<FormatPart> parts;
    for (const KindCodec& codec : pzpr_codecs()) add_parts(parts, parts_of_codec(codec, false));
    add_parts(parts, unsaid_parts());
    return parts;
}

const Format kPzprv3 = {
    .name = "pzprv3",
    .summary =
        "Boards that puzz.link's program exports as texts, with a person's answer as the stated solution: "
        "pzprv3/KIND/ROWS/COLUMNS/….",
    .beginning = "a board of puzz.link begins with pzprv3",
    .recognises = looks_like_pzprv3,
    .read = read_pzprv3,
    .example = "pzprv3/hitori/2/2/1 1 /2 1 /. # /. . /\n",
    .holds_many = true,
    .lost = "Auxiliary marks and the history of an answer are left out.",
};

}  // namespace sator::exchange
