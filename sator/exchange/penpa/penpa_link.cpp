#include <algorithm>
#include <array>
#include <set>

#include "sator/base/trimmed.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/penpa/penpa_answer.hpp"
#include "sator/exchange/penpa/penpa_board.hpp"
#include "sator/exchange/penpa/penpa_drawing.hpp"
#include "sator/exchange/penpa/penpa_genre.hpp"
#include "sator/exchange/penpa/penpa_writer.hpp"
#include "sator/exchange/penpa/read_base64.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/puzzle/puzzle_name.hpp"

namespace sator::exchange {

namespace {

/// A drawing unpacks to some ten thousand bytes; more is no puzzle.
constexpr std::size_t kDrawingLimit = std::size_t{16} << 20;
constexpr std::size_t kLinkLength = std::size_t{1} << 20;

std::string joined(const std::set<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

class PenpaReader {
  public:
    PenpaReader(const SourceFile& file, Resources& resources, const PuzzleOptions& options)
        : file_(file), resources_(resources), options_(options) {}

    std::expected<Puzzle, Diagnostic> read(std::string_view link, std::uint32_t line, std::uint32_t column) {
        const auto refuse = [&](std::size_t begin, std::size_t length, std::string message,
                                std::string hint = {}) {
            return std::unexpected(error_at({line, column + static_cast<std::uint32_t>(begin),
                                             static_cast<std::uint32_t>(std::max<std::size_t>(length, 1))},
                                            std::move(message), std::move(hint)));
        };
        const std::size_t mark = link.find("p=");
        if (mark == std::string_view::npos || link.size() > kLinkLength)
            return refuse(0, link.size(),
                          mark == std::string_view::npos ? "the link has no drawing" : "the link is too long",
                          "paste the long link of Penpa, with p= in it");
        if (!options_.inflate)
            return refuse(0, link.size(),
                          "links of Penpa are packed with deflate, which this program cannot unpack",
                          "use the program sator for them");
        const std::size_t begin = mark + 2;
        const std::string_view packed = link.substr(begin, link.find('&', begin) - begin);
        const Base64Text bytes = read_base64(packed);
        if (!bytes.bytes)
            return refuse(begin + bytes.wrong_at, 1,
                          "the drawing is cut off here, or this character is not base64");
        const auto text = options_.inflate(*bytes.bytes, kDrawingLimit);
        if (!text)
            return refuse(begin, packed.size(),
                          "the drawing cannot be unpacked: the link is cut off or changed");
        const auto drawing = read_penpa_drawing(*text, options_.cell_limit);
        if (!drawing) return refuse(begin, packed.size(), drawing.error());
        const PenpaGenre* genre = genre_of(*drawing);
        if (genre == nullptr) return refuse(begin, packed.size(), no_genre(*drawing), genre_hint());
        constexpr std::size_t kBytesPerCell = 64;
        if (!options_.has_room_for(drawing->columns, drawing->rows, kBytesPerCell))
            return refuse(begin, packed.size(), "the memory limit is reached");
        std::set<std::string> unread;
        const DrawnBoard board = board_of_drawing(*genre, *drawing, unread);
        auto puzzle = read_board(genre->board(), board, file_.name, resources_, options_);
        if (!puzzle) return refuse(begin, packed.size(), puzzle.error().message, puzzle.error().hint);
        puzzle->title = drawing->title;
        puzzle->author = drawing->author;
        puzzle->source = drawing->source;
        puzzle->rules_text = drawing->rules;
        if (!unread.empty())
            puzzle->left_out.push_back(
                {error_in(file_.name, "not understood in the drawing, and left out: " + joined(unread)),
                 false});
        if (drawing->has_thin_edges)
            puzzle->remarks.push_back(error_in(file_.name, "edges that are not thick are only drawn"));
        add_answer(link, *genre, *drawing, *puzzle);
        return puzzle;
    }

  private:
    /// The link may have the answer, too; it is compared and never trusted.
    void add_answer(std::string_view link, const PenpaGenre& genre, const PenpaDrawing& drawing,
                    Puzzle& puzzle) const {
        const std::size_t mark = link.find("&a=");
        if (mark == std::string_view::npos) return;
        const std::string_view packed = link.substr(mark + 3, link.find('&', mark + 3) - mark - 3);
        const Base64Text bytes = read_base64(packed);
        const auto text = bytes.bytes ? options_.inflate(*bytes.bytes, kDrawingLimit) : std::nullopt;
        const std::string_view problem =
            !text ? "it cannot be unpacked" : add_penpa_answer(*text, genre, drawing, puzzle);
        if (!problem.empty())
            puzzle.remarks.push_back(error_in(
                file_.name, "the answer that the link holds is not compared: " + std::string(problem)));
    }

    static const PenpaGenre* genre_of(const PenpaDrawing& drawing) {
        for (const PenpaGenre& genre : penpa_genres()) {
            if (drawing.tags.size() == 1 && genre.codec.has_name(drawing.tags.front())) return &genre;
        }
        return nullptr;
    }

    static std::string no_genre(const PenpaDrawing& drawing) {
        if (drawing.tags.empty()) return "the link does not say which rules its drawing has: it has no genre";
        return "puzzles of the genre '" + joined({drawing.tags.begin(), drawing.tags.end()}) +
               "' cannot be read from Penpa yet";
    }

    static std::string genre_hint() {
        std::set<std::string> names;
        for (const PenpaGenre& genre : penpa_genres()) names.emplace(genre.tag());
        return "choose one of these genre tags in Penpa, and share the link again: " + joined(names);
    }

    const SourceFile& file_;
    Resources& resources_;
    const PuzzleOptions& options_;
};

/// Returns whether the first line is a link of Penpa: it has `m=edit&p=…` or `m=solve&p=…`.
bool looks_like_penpa_link(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return false;
    const std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
    return line.starts_with("http") && (line.find("m=edit&p=") != std::string_view::npos ||
                                        line.find("m=solve&p=") != std::string_view::npos);
}

/// Reads Penpa's links, one a line. A drawing does not say its rules: the genre that the setter chose does (in Penpa, "Genre
/// Tags" of the saved link). Some genres can be read; others are refused by their names. What is drawn and not
/// understood is left out. An answer in the link becomes the puzzle's solution. `options.inflate` unpacks the drawing.
ReadResult read_penpa_link(const SourceFile& file, Resources& resources, const PuzzleOptions& options) {
    ReadResult result;
    std::string_view text = *file.text;
    PenpaReader reader(file, resources, options);
    for (std::uint32_t number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::string_view link = trimmed(line);
        if (options.watch != nullptr && options.watch->is_over(1 + line.size())) return result;
        if (link.empty()) continue;
        auto puzzle = reader.read(link, number, static_cast<std::uint32_t>(link.data() - line.data()) + 1);
        if (!puzzle) {
            puzzle.error().file = file.name;
            set_excerpt(puzzle.error(), *file.text);
        }
        result.push_back(std::move(puzzle));
    }
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (result[i])
            result[i]->name =
                result[i]->title.empty() ? puzzle_name(file.name, i, result.size()) : result[i]->title;
    }
    if (result.empty()) result.push_back(std::unexpected(error_in(file.name, "the file has no link")));
    return result;
}

}  // namespace

const Format kPenpa = {
    .name = "penpa",
    .summary = "Links of Penpa, one a line, whose genre tag says the rules.",
    .beginning = "a link of Penpa has m=edit&p= or m=solve&p=",
    .recognises = looks_like_penpa_link,
    .read = read_penpa_link,
    .example =
        "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
        "Ky4sTSxK1TEBQmMLHQMdQxC0BNJAbGkIQgZQGJJZkpNqpaDjWFqSkV8EZOjo+Lu56aQl5hSnckWDVABhLFd1laVVVaBOlbtVtJKh"
        "ko6SERAbKsXqVAVaVVf5WlUF61QFA6WUdAyBYj5AFlCREZDpimCGA5kQljOQBRQ0NACy/aBsIDMSyEzOLErOSY33gSgMsIquCtFR"
        "AtnjBJQE2glkKuXml6UqAblAbWB+cn5uUiZIICmxBOiZ4ozMAqhMcWlKfnYpSAqo1jC2VqfKEbdzjYFMqHNBTIhzQSwszgU5jsbO"
        "tYytrQUGexDQwfFW0SC3hyKYFghmsFU1kPQDk4ZgMhJMuoFJIzAZAlSqU2UMJl3ApAGYNAWTPmA1rlbVSoYGwCRiYKFkZaSjZGGo"
        "Y2EEYRnpWBhDWMY6FiYwlqUhhGWiY2EKYVnqWBqAWaBUBjEFmNIsIaZYGgGNhkpb6FhaQliWUEGgA8LBznAGkyZg0gzsPHMgSe+Q"
        "AJL4nRNtaAHKUkBoCsQgiEbHckUDc00tl1KFEhhHGwNFTYBCoxkJ2bkgx9HYueCMpJSTmZ5RAowKcMGmBIyGQZWcBptzgAlcKS+/"
        "KBOElWIB\n",
    .holds_many = true,
    .lost =
        "Reading: what is drawn beside numbers, thick edges and black cells; then the puzzle has no verdict. "
        "Genres other "
        "than classic, "
        "irregular, skyscrapers, minesweeper, akari, norinori, ripple effect and cojun are refused by their "
        "names. Writing: "
        "all puzzles of other kinds.",
    .write = write_penpa_link,
    .written_texts = {.title = true, .author = true, .source = true},
};

}  // namespace sator::exchange
