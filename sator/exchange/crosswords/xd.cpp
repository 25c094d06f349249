#include <algorithm>
#include <array>
#include <expected>
#include <map>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/crosswords/crossword_text.hpp"
#include "sator/exchange/crosswords/xd_sections.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/text/source/one_puzzle.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

bool is_upper(char c) {
    return c >= 'A' && c <= 'Z';
}
bool is_lower(char c) {
    return c >= 'a' && c <= 'z';
}

/// "A1. Text ~ ANSWER": the direction, the number and the text. nullopt for any other line.
std::optional<ClueText> xd_clue(std::string_view line) {
    const std::size_t dot = line.find('.');
    if (line.empty() || (line[0] != 'A' && line[0] != 'D') || dot == std::string_view::npos)
        return std::nullopt;
    const auto number = to_whole_number<std::uint32_t>(line.substr(1, dot - 1));
    if (!number || *number == 0) return std::nullopt;
    std::string_view text = line.substr(dot + 1);
    // The line has no blanks at its end, so that an answer which is empty leaves " ~".
    text = text.substr(0, text.ends_with(" ~") ? text.size() - 2 : text.rfind(" ~ "));
    return ClueText{line[0] == 'A' ? "across" : "down", *number, std::string(trimmed(text))};
}

/// The headers that are read, and those for texts and looks.
constexpr std::array<std::string_view, 14> kXdHeaders = {
    "title",     "author", "copyright", "special",     "rebus", "editor",      "date",
    "publisher", "number", "notes",     "publication", "url",   "description", "source"};

/// Whether a line among the clues belongs to the clue above it, e.g. "A1 ^Hint: …", or is a comment.
bool is_xd_note(std::string_view line) {
    const std::string_view text = trimmed(line);
    return text.empty() || text.front() == '#' || text.contains(" ^") || text.starts_with('^');
}

class XdReader {
  public:
    XdReader(const XdSections& sections, const PuzzleOptions& options)
        : sections_(sections), options_(options) {}

    std::expected<Puzzle, Diagnostic> read() {
        for (const NumberedLine& line : sections_.metadata) {
            const auto header = xd_header(line.text);
            read_header(header);
            if (std::ranges::find(kXdHeaders, header.first) == kXdHeaders.end())
                leave_out(line, "this header is not understood");
        }
        if (auto done = read_grid(); !done) return failure(done);
        for (const NumberedLine& line : sections_.clues) {
            if (auto clue = xd_clue(line.text))
                crossword_.clues.push_back(std::move(*clue));
            else if (!is_xd_note(line.text))
                leave_out(line, "this clue is neither across nor down, and is not understood");
        }
        auto puzzle = make_crossword(crossword_);
        if (puzzle && has_dots_as_blocks_)
            puzzle->remarks.push_back(error_at({}, "the grid has no '#', so that '.' is taken for a block"));
        return puzzle;
    }

  private:
    void leave_out(const NumberedLine& line, std::string message) {
        crossword_.left_out.push_back({error_at(line.span(), std::move(message)), false});
    }

    void read_header(const std::pair<std::string, std::string>& header) {
        const auto& [key, value] = header;
        if (key == "title") crossword_.title = value;
        if (key == "author") crossword_.author = value;
        if (key == "copyright") crossword_.source = value;
        if (key == "special") special_ = value;
        if (key == "rebus") read_rebus(value);
    }

    /// "1=ONE 2=TWO"
    void read_rebus(std::string_view text) {
        while (!text.empty()) {
            const std::string_view word = text.substr(0, text.find(' '));
            text.remove_prefix(std::min(word.size() + 1, text.size()));
            if (word.size() > 2 && word[1] == '=') rebus_[word[0]] = std::string(word.substr(2));
        }
    }

    std::expected<void, Diagnostic> read_grid() {
        if (sections_.grid.empty()) return std::unexpected(error_at({}, "the file has no grid"));
        crossword_.rows = sections_.grid.size();
        crossword_.columns = sections_.grid.front().text.size();
        crossword_.span = sections_.grid.front().span();
        if (auto done = check_size(crossword_.columns, crossword_.rows, crossword_.span, options_); !done)
            return done;
        bool has_hash = false, has_letters = false;
        for (const NumberedLine& row : sections_.grid) {
            if (row.text.size() != crossword_.columns)
                return std::unexpected(error_at(
                    row.span(), "this row has " + std::to_string(row.text.size()) +
                                    " cells, and the first one has " + std::to_string(crossword_.columns)));
            has_hash = has_hash || row.text.contains('#');
            has_letters = has_letters || std::ranges::any_of(row.text, is_upper);
        }
        // In the format '.' is an open cell, but some programs write it for a block.
        const bool are_dots_blocks = !has_hash && has_letters;
        for (const NumberedLine& row : sections_.grid) {
            for (std::size_t i = 0; i < row.text.size(); ++i) {
                has_dots_as_blocks_ = has_dots_as_blocks_ || (are_dots_blocks && row.text[i] == '.');
                if (!read_cell(row.text[i], are_dots_blocks, crossword_.cells.emplace_back()))
                    return std::unexpected(
                        error_at(row.span(i, 1), std::string("'") + row.text[i] + "' is no cell",
                                 "a cell is a letter, '#' or '.', or a sign that the header Rebus lists"));
            }
        }
        return {};
    }

    bool read_cell(char sign, bool are_dots_blocks, CrosswordText::Cell& cell) const {
        const auto rebus = rebus_.find(sign);
        cell.is_block = sign == '#' || sign == '_' || (sign == '.' && are_dots_blocks);
        if (cell.is_block || sign == '.') return true;
        if (is_lower(sign)) {
            cell.is_circled = special_ == "circle";
            cell.is_shaded = !cell.is_circled;
        }
        if (rebus != rebus_.end()) {
            cell.answer = rebus->second;
        } else if (is_upper(sign)) {
            cell.answer = std::string(1, sign);
        } else if (is_lower(sign)) {
            cell.answer = std::string(1, static_cast<char>(sign - 'a' + 'A'));
        }
        return !cell.answer.empty();
    }

    const XdSections& sections_;
    const PuzzleOptions& options_;
    CrosswordText crossword_;
    std::string special_;
    std::map<char, std::string> rebus_;
    bool has_dots_as_blocks_ = false;
};

/// The answer of each word: its letters, if all are known.
std::string answer_of(const CrosswordText& crossword, std::size_t start, bool is_across) {
    std::string answer;
    const std::size_t step = is_across ? 1 : crossword.columns;
    for (std::size_t cell = start; cell < crossword.cells.size() && !crossword.cells[cell].is_block;
         cell += step) {
        if (crossword.cells[cell].answer.empty()) return {};
        answer += crossword.cells[cell].answer;
        if (is_across && (cell + 1) % crossword.columns == 0) break;
    }
    return answer;
}

std::string xd_clues(const CrosswordText& crossword, const std::vector<std::uint32_t>& numbers,
                     std::string_view direction) {
    std::string text;
    for (const ClueText& clue : crossword.clues) {
        if (clue.direction != direction) continue;
        const auto start = std::ranges::find(numbers, clue.number);
        const std::string answer =
            start == numbers.end() ? ""
                                   : answer_of(crossword, static_cast<std::size_t>(start - numbers.begin()),
                                               direction == "across");
        text += (direction == "across" ? "A" : "D") + std::to_string(clue.number) + ". " +
                in_one_line(clue.text) + " ~ " + answer + "\n";
    }
    return text;
}

char xd_cell(const CrosswordText::Cell& cell, bool marks_circles) {
    if (cell.is_block) return '#';
    if (cell.answer.empty()) return '.';
    const bool is_marked = marks_circles ? cell.is_circled : cell.is_shaded;
    return is_marked ? static_cast<char>(cell.answer[0] - 'A' + 'a') : cell.answer[0];
}

/// Returns whether the text has clues such as "A1. Text ~ ANSWER", and a grid before them.
bool looks_like_xd(std::string_view text) {
    constexpr std::size_t kBeginning = 64 * 1024;
    const XdSections sections = xd_sections(text.substr(0, kBeginning));
    const auto is_clue = [](const NumberedLine& line) {
        return xd_clue(line.text) && line.text.contains(" ~");
    };
    return !sections.grid.empty() && std::ranges::any_of(sections.clues, is_clue);
}

/// Reads a crossword in the .xd format, with sections that "## Grid" and so on begin, or that two empty lines divide: title, author
/// and copyright, the grid with blocks, special and rebus cells, and the clues across and down.
ReadResult read_xd(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return one_puzzle(file,
                      [&](std::string_view text) { return XdReader(xd_sections(text), options).read(); });
}

/// Writes a crossword in the .xd format.
std::expected<WrittenPuzzle, Diagnostic> write_xd(const Puzzle& puzzle) {
    WrittenPuzzle written;
    const auto crossword = crossword_text(puzzle, written.losses);
    if (!crossword) return failure(crossword);
    const auto has = [&](bool CrosswordText::Cell::*mark) {
        return std::ranges::any_of(crossword->cells,
                                   [&](const CrosswordText::Cell& cell) { return cell.*mark; });
    };
    const bool has_circles = has(&CrosswordText::Cell::is_circled),
               has_shades = has(&CrosswordText::Cell::is_shaded);
    const auto is_marked = [](const CrosswordText::Cell& cell) {
        return (cell.is_circled || cell.is_shaded) && cell.answer.empty();
    };
    if (has_circles && has_shades) written.losses.emplace_back("the shaded cells");
    if (std::ranges::any_of(crossword->cells, is_marked))
        written.losses.emplace_back("the marks of cells without an answer");
    if (std::ranges::any_of(crossword->cells,
                            [](const CrosswordText::Cell& cell) { return !cell.known.empty(); }))
        written.losses.emplace_back("the known letters");
    for (const auto& [key, value] : {std::pair{"Title", &crossword->title},
                                     {"Author", &crossword->author},
                                     {"Copyright", &crossword->source}}) {
        if (!value->empty()) written.text += std::string(key) + ": " + in_one_line(*value) + "\n";
    }
    if (has_circles || has_shades) written.text += has_circles ? "Special: circle\n" : "Special: shaded\n";
    written.text = "## Metadata\n\n" + written.text + "\n## Grid\n";
    for (std::size_t i = 0; i < crossword->cells.size(); ++i) {
        if (i % crossword->columns == 0) written.text += '\n';
        written.text += xd_cell(crossword->cells[i], has_circles);
    }
    const std::vector<std::uint32_t> numbers = cell_numbers(*crossword);
    written.text += "\n\n## Clues\n\n" + xd_clues(*crossword, numbers, "across") + "\n" +
                    xd_clues(*crossword, numbers, "down");
    return written;
}

}  // namespace

const Format kXd = {
    .name = "xd",
    .summary = "Crosswords in the .xd format, to be filled from the list words.txt.",
    .beginning = "in .xd a clue is written A1. Text ~ ANSWER",
    .recognises = looks_like_xd,
    .read = read_xd,
    .example = "Title: Small\nAuthor: Us\n\n\nBAG\n\n\nA1. It holds things ~ BAG\n",
    .lost =
        "Reading: dates, editors and notes. Answers of several letters, and headers and clues that are not "
        "known: then the puzzle "
        "has no verdict. Writing: the word "
        "list, known letters, and "
        "shades if there are circles, too.",
    .write = write_xd,
    .written_texts = {.title = true, .author = true, .source = true, .solution = true},
};

}  // namespace sator::exchange
