#include <algorithm>
#include <array>
#include <expected>

#include "sator/base/encoding_check.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/boards/unread_kind.hpp"
#include "sator/exchange/boards/write_by_codecs.hpp"
#include "sator/exchange/puzz_link/drawn_genres.hpp"
#include "sator/exchange/puzz_link/link_kinds.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/puzzle/puzzle_name.hpp"

namespace sator::exchange {

namespace {

/// The beginnings of what follows the address of a site.
constexpr std::array<std::string_view, 2> kQueries = {"/p?", "/p.html?"};

/// A link longer than this has no puzzle that people solve.
constexpr std::size_t kLinkLimit = 1U << 20;

/// The place in a link at which its kind begins, or npos.
std::size_t begin_of_kind(std::string_view link) {
    for (const std::string_view query : kQueries) {
        const std::size_t at = link.find(query);
        if (at != std::string_view::npos) return at + query.size();
    }
    return std::string_view::npos;
}

/// A link without its percent-encoding, and where each character of it was.
struct PlainLink {
    std::string text;
    std::vector<std::size_t> origins;
};

/// Decodes %2F and the like. Only the characters that a link has are decoded, because '%' also begins a large number.
PlainLink plain_link(std::string_view link) {
    constexpr std::string_view kEncoded = "/?:=+-.%*$";
    PlainLink plain;
    for (std::size_t i = 0; i < link.size(); ++i) {
        plain.origins.push_back(i);
        plain.text += link[i];
        // Twice encoded: %252F becomes %2F, which is decoded by the next turn of this loop.
        while (plain.text.size() >= 3 && plain.text[plain.text.size() - 3] == '%') {
            const auto lower = [](char c) { return c >= 'A' && c <= 'F' ? static_cast<char>(c + 32) : c; };
            const int high = digit_value(lower(plain.text[plain.text.size() - 2]));
            const int low = digit_value(lower(plain.text.back()));
            const int code = high * 16 + low;
            if (high < 0 || high > 7 || low < 0 || low > 15 ||
                kEncoded.find(static_cast<char>(code)) == std::string_view::npos)
                break;
            plain.text.resize(plain.text.size() - 3);
            plain.origins.resize(plain.text.size() + 1);
            plain.text += static_cast<char>(code);
        }
    }
    return plain;
}

class LinkReader {
  public:
    /// `own` are kinds beside those of Sator.
    LinkReader(std::string_view line, std::uint32_t number, std::uint32_t column,
               std::span<const LinkKind> own = {})
        : link_(plain_link(line)), own_(own), line_(number), column_(column) {}

    std::expected<Puzzle, Diagnostic> read(std::string_view file, Resources& resources,
                                           const PuzzleOptions& options) {
        const auto kind = read_kind();
        if (!kind) return failure(kind);
        const auto board = read_board_of(**kind, options);
        if (!board) return failure(board);
        auto puzzle = read_board((*kind)->board(), *board, file, resources, options);
        if (!puzzle && puzzle.error().span.line == 0) puzzle.error().span = span(0, link_.text.size());
        if (puzzle) puzzle->left_out = std::move(left_out_);
        return puzzle;
    }

    /// Returns the board that the link draws.
    std::expected<DrawnBoard, Diagnostic> board() {
        const auto kind = read_kind();
        if (!kind) return failure(kind);
        return read_board_of(**kind, {});
    }

  private:
    template <class T>
    using Read = std::expected<T, Diagnostic>;

    SourceSpan span(std::size_t begin, std::size_t length) const {
        const auto origin = [&](std::size_t at) {
            if (at < link_.origins.size()) return link_.origins[at];
            return link_.origins.empty() ? std::size_t{0} : link_.origins.back() + 1;
        };
        const std::size_t from = origin(begin), to = std::max(origin(begin + length), from + 1);
        return {line_, column_ + static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to - from)};
    }

    std::unexpected<Diagnostic> refused(std::size_t begin, std::size_t length, std::string message,
                                        std::string hint = {}) const {
        return std::unexpected(error_at(span(begin, length), std::move(message), std::move(hint)));
    }

    /// The text up to the next '/'.
    std::string_view take_part() {
        const std::string_view rest = std::string_view(link_.text).substr(std::min(at_, link_.text.size()));
        const std::string_view part = rest.substr(0, rest.find('/'));
        at_ += part.size() + 1;
        return part;
    }

    Read<const LinkKind*> read_kind() {
        at_ = begin_of_kind(link_.text);
        if (at_ == std::string::npos || link_.text.size() > kLinkLimit) {
            const bool is_long = at_ != std::string::npos;
            return refused(0, link_.text.size(),
                           is_long ? "the link is too long" : "this is no link of puzz.link", kForm);
        }
        const std::size_t begin = at_;
        std::string_view name = take_part();
        for (const std::string_view mode : {"_edit", "_play"}) {
            if (name.ends_with(mode)) name.remove_suffix(mode.size());
        }
        for (const LinkKind& kind : own_) {
            if (kind.codec.has_name(name)) return &kind;
        }
        if (const LinkKind* kind = find_link_kind(name)) return kind;
        if (const DrawnGenre* genre = find_drawn_genre(name)) {
            leave_out(begin, name.size(),
                      "the rules of " + std::string(genre->title) + ", which is only drawn");
            return &genre->kind;
        }
        if (auto error = unread_kind_error(name, "links"))
            return refused(begin, name.size(), std::move(error->message), std::move(error->hint));
        return refused(begin, name.size(), "no kind of puzzle called '" + std::string(name) + "' can be read",
                       "docs/genres.md lists what can be read");
    }

    Read<std::size_t> read_size(std::string_view what) {
        const std::size_t begin = at_;
        const std::string_view part = take_part();
        const auto size = to_whole_number<std::size_t>(part);
        if (size && *size > 0) return *size;
        return refused(begin, part.size(), "the number of " + std::string(what) + " is missing or no number",
                       kForm);
    }

    /// Skips the options of a link, which are letters before its size. The error is an option that is not known, or a link without the
    /// one that all links of the kind have.
    Read<void> skip_options(std::string_view wanted) {
        const std::size_t begin = at_;
        const std::string_view rest = std::string_view(link_.text).substr(std::min(at_, link_.text.size()));
        const bool has_options = !rest.empty() && (rest[0] < '0' || rest[0] > '9');
        if (!has_options && !wanted.empty())
            return refused(
                begin, 1,
                "a link of this kind without the option '" + std::string(wanted) + "' cannot be read");
        if (!has_options) return {};
        const std::string_view part = take_part();
        if (!wanted.empty() && part == wanted) return {};
        if (part == "v:")
            leave_out(begin, part.size(), "'v:' says that the rules are a variant, and not which");
        if (part == "v:" || part.empty()) return {};
        return refused(begin, part.size(), "the option '" + std::string(part) + "' of the link is not known");
    }

    /// Reads the size, and makes an empty board of it.
    Read<DrawnBoard> read_empty_board(const PuzzleOptions& options) {
        const std::size_t begin = at_;
        const auto columns = read_size("columns");
        if (!columns) return failure(columns);
        const auto rows = read_size("rows");
        if (!rows) return failure(rows);
        // The number of the edges and of the sums is a small multiple of the number of the cells.
        constexpr std::size_t kBytesPerCell = 64;
        if (*columns > options.cell_limit / *rows)
            return refused(begin, at_ - 1 - begin,
                           "the grid has more than " + std::to_string(options.cell_limit) + " cells");
        if (!options.has_room_for(*columns, *rows, kBytesPerCell))
            return refused(begin, 1, "the memory limit is reached");
        return empty_board(*columns, *rows);
    }

    Read<DrawnBoard> read_board_of(const LinkKind& kind, const PuzzleOptions& options) {
        if (const auto skipped = skip_options(kind.option()); !skipped) return failure(skipped);
        auto board = read_empty_board(options);
        if (!board) return board;
        const std::size_t begin = std::min(at_, link_.text.size());
        LinkBody body(std::string_view(link_.text).substr(begin));
        for (const LinkPart* part : kind.parts) {
            if (!(part->may_be_absent && body.is_at_end())) part->read(body, *board);
        }
        if (!body.is_at_end() && body.peek() != '/') body.fail("the link goes on after its puzzle");
        if (body.has_failed()) return refused(begin + body.error_position(), 1, body.error());
        leave_out_further(begin + body.position());
        return board;
    }

    /// Leaves out the parts of a link that follow its puzzle.
    void leave_out_further(std::size_t begin) {
        const std::string_view further =
            std::string_view(link_.text).substr(std::min(begin, link_.text.size()));
        if (further.find_first_not_of('/') != std::string_view::npos)
            leave_out(begin, further.size(),
                      "not understood: '" + std::string(further) + "' after the puzzle");
    }

    void leave_out(std::size_t begin, std::size_t length, std::string message) {
        left_out_.push_back({error_at(span(begin, length), std::move(message)), false});
    }

    static constexpr const char* kForm = "such a link is https://puzz.link/p?KIND/COLUMNS/ROWS/BODY";

    PlainLink link_;
    std::span<const LinkKind> own_;
    std::vector<LeftOut> left_out_;
    std::uint32_t line_, column_;
    std::size_t at_ = 0;
};

std::string kinds_text() {
    std::string text;
    for (const LinkKind& kind : link_kinds()) text += (text.empty() ? "" : ", ") + std::string(kind.name());
    return text;
}

/// Returns whether the first line is a link as puzz.link, pzv.jp and pzplus make them: `…/p?KIND/…` or `…/p.html?KIND/…`.
bool looks_like_puzz_link(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return false;
    const std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
    if (line.find('%') == std::string_view::npos && !line.starts_with("http")) return false;
    const std::string link = plain_link(line.substr(0, kLinkLimit)).text;
    return (link.starts_with("http://") || link.starts_with("https://")) &&
           begin_of_kind(link) != std::string_view::npos;
}

/// Reads links of puzz.link and its relatives, one a line: `https://puzz.link/p?KIND/COLUMNS/ROWS/BODY`. A link is decoded,
/// never fetched. A kind whose rules the language cannot say is refused by its name.
ReadResult read_puzz_link(const SourceFile& file, Resources& resources, const PuzzleOptions& options) {
    ReadResult result;
    std::string_view text = *file.text;
    if (auto checked = check_control_characters(text); !checked) {
        checked.error().file = file.name;
        result.push_back(failure(checked));
        return result;
    }
    for (std::uint32_t number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::string_view link = trimmed(line);
        if (options.watch != nullptr && options.watch->is_over(1 + line.size())) return result;
        if (link.empty()) continue;
        const auto column = static_cast<std::uint32_t>(link.data() - line.data()) + 1;
        auto puzzle = LinkReader(link, number, column).read(file.name, resources, options);
        if (!puzzle) {
            puzzle.error().file = file.name;
            set_excerpt(puzzle.error(), *file.text);
        }
        result.push_back(std::move(puzzle));
    }
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (result[i] && result[i]->title.empty()) result[i]->name = puzzle_name(file.name, i, result.size());
    }
    if (result.empty()) result.push_back(std::unexpected(error_in(file.name, "the file has no link")));
    return result;
}

constexpr std::string_view kAddress = "https://puzz.link/p?";

std::string link_of(const LinkKind& kind, const DrawnBoard& board) {
    std::string text = std::string(kAddress) + std::string(kind.name()) + "/" +
                       (kind.option().empty() ? "" : std::string(kind.option()) + "/") +
                       std::to_string(board.columns) + "/" + std::to_string(board.rows) + "/";
    for (const LinkPart* part : kind.parts) text += part->write(board);
    if (text.ends_with('.'))
        text += '/';  // programs that find links in a text leave out a full stop at the end
    return text;
}

/// Writes the puzzle as a link of the kind whose rules it has. If it has more rules, they are listed as lost.
std::expected<WrittenPuzzle, Diagnostic> write_puzz_link(const Puzzle& puzzle) {
    const auto own = own_link_kinds(puzzle);
    if (!own) return failure(own);
    std::vector<BoardCodec> codecs;
    const auto add = [&](const LinkKind& kind) {
        const auto read = [&own = own->kinds](const std::string& link) {
            auto board = LinkReader(link, 1, 1, own).board();
            return board ? std::optional(std::move(*board)) : std::nullopt;
        };
        codecs.push_back({kind.codec.kind, [&kind] { return kind.board(); },
                          [&kind](const DrawnBoard& board) { return link_of(kind, board); }, read});
    };
    std::ranges::for_each(own->kinds, add);
    std::ranges::for_each(link_kinds(), add);
    if (auto written = write_by_codecs(puzzle, codecs)) {
        written->text += "\n";
        return std::move(*written);
    }
    return std::unexpected(error_at({}, "puzz.link has no kind with the rules of this puzzle",
                                    "these kinds can be written: " + kinds_text()));
}

}  // namespace

const Format kPuzzLink = {
    .name = "puzz.link",
    .summary =
        "Links of puzz.link, pzv.jp and pzplus, one a line, e.g. https://puzz.link/p?sudoku/4/4/g1k23k3g.",
    .beginning = "a link of puzz.link is https://puzz.link/p?KIND/COLUMNS/ROWS/BODY",
    .recognises = looks_like_puzz_link,
    .read = read_puzz_link,
    .example = "https://puzz.link/p?sudoku/4/4/g1k23k3g\n",
    .holds_many = true,
    .lost =
        "A link has no texts. Kinds whose rules the language cannot say, e.g. most of those with loops or "
        "divisions, are refused by their names.",
    .write = write_puzz_link,
};

}  // namespace sator::exchange
