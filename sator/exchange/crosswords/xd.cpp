#include <algorithm>
#include <array>
#include <expected>
#include <map>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/crosswords/crossword_text.hpp"
#include "sator/exchange/crosswords/xd_sections.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"
#include "sator/language/unicode/case_folding.hpp"
#include "sator/text/source/one_puzzle.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

bool is_upper(char32_t c) {
    return c >= U'A' && c <= U'Z';
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
constexpr std::array<FormatPart, 14> kXdHeaders = {{
    {"title", PartUse::Read, true},
    {"author", PartUse::Read, true},
    {"copyright", PartUse::Read, true},
    {"special", PartUse::Read, true},
    {"rebus", PartUse::Read, true},
    {"editor", PartUse::Skipped},
    {"date", PartUse::Skipped},
    {"publisher", PartUse::Skipped},
    {"number", PartUse::Skipped},
    {"notes", PartUse::Skipped},
    {"publication", PartUse::Skipped},
    {"url", PartUse::Skipped},
    {"description", PartUse::Skipped},
    {"source", PartUse::Skipped},
}};

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
            if (std::ranges::find(kXdHeaders, header.first, &FormatPart::name) == kXdHeaders.end())
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

    /// "1=ONE 2=TWO"; the sign may be any character.
    void read_rebus(std::string_view text) {
        while (!text.empty()) {
            const std::string_view word = text.substr(0, text.find(' '));
            text.remove_prefix(std::min(word.size() + 1, text.size()));
            const std::u32string sign = to_code_points(word.substr(0, word.find('=')));
            if (sign.size() == 1 && word.contains('='))
                rebus_[sign[0]] = std::string(word.substr(word.find('=') + 1));
        }
    }

    std::expected<void, Diagnostic> read_grid() {
        if (sections_.grid.empty()) return std::unexpected(error_at({}, "the file has no grid"));
        crossword_.rows = sections_.grid.size();
        std::vector<std::u32string> rows;
        for (const NumberedLine& row : sections_.grid) rows.push_back(to_code_points(row.text));
        crossword_.columns = rows.front().size();
        crossword_.span = sections_.grid.front().span();
        if (auto done = check_size(crossword_.columns, crossword_.rows, crossword_.span, options_); !done)
            return done;
        bool has_hash = false, has_letters = false;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].size() != crossword_.columns)
                return std::unexpected(
                    error_at(sections_.grid[i].span(), "this row has " + std::to_string(rows[i].size()) +
                                                           " cells, and the first one has " +
                                                           std::to_string(crossword_.columns)));
            has_hash = has_hash || rows[i].contains(U'#');
            has_letters = has_letters || std::ranges::any_of(rows[i], is_upper);
        }
        // In the format '.' is an open cell, but some programs write it for a block.
        const bool are_dots_blocks = !has_hash && has_letters;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            for (std::size_t at = 0; at < rows[i].size(); ++at) {
                has_dots_as_blocks_ = has_dots_as_blocks_ || (are_dots_blocks && rows[i][at] == U'.');
                if (!read_cell(rows[i][at], are_dots_blocks, crossword_.cells.emplace_back()))
                    return std::unexpected(
                        error_at(sections_.grid[i].span(at, 1),
                                 "'" + to_utf8(std::u32string(1, rows[i][at])) + "' is no cell",
                                 "a cell is a letter, '#' or '.', or a sign that the header Rebus lists"));
            }
        }
        return {};
    }

    /// A small letter is a capital one in a special cell, unless it is a sign of the rebus.
    bool read_cell(char32_t sign, bool are_dots_blocks, CrosswordText::Cell& cell) const {
        const auto rebus = rebus_.find(sign);
        cell.is_block = sign == U'#' || sign == U'_' || (sign == U'.' && are_dots_blocks);
        if (cell.is_block || sign == U'.') return true;
        const char32_t capital = canonicalise(sign, false);
        if (capital != sign) {
            cell.is_circled = special_ == "circle";
            cell.is_shaded = !cell.is_circled;
        }
        constexpr char32_t kFirstLetter = 0xC0;
        if (rebus != rebus_.end()) {
            cell.answer = rebus->second;
        } else if (is_ascii_letter(sign) || is_digit(sign) || sign >= kFirstLetter) {
            cell.answer = to_utf8(std::u32string(1, capital));
        }
        return !cell.answer.empty();
    }

    const XdSections& sections_;
    const PuzzleOptions& options_;
    CrosswordText crossword_;
    std::string special_;
    std::map<char32_t, std::string> rebus_;
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

/// Returns the answers of several letters, in the order of the cells. The signs 1, 2, … are written for them.
std::vector<std::string> rebus_answers(const CrosswordText& crossword) {
    std::vector<std::string> answers;
    for (const CrosswordText::Cell& cell : crossword.cells) {
        const bool is_rebus = to_code_points(cell.answer).size() > 1;
        if (is_rebus && std::ranges::find(answers, cell.answer) == answers.end())
            answers.push_back(cell.answer);
    }
    return answers;
}

std::string xd_cell(const CrosswordText::Cell& cell, bool marks_circles,
                    const std::vector<std::string>& rebus) {
    if (cell.is_block) return "#";
    if (cell.answer.empty()) return ".";
    const auto sign = std::ranges::find(rebus, cell.answer);
    if (sign != rebus.end()) return std::to_string(sign - rebus.begin() + 1);
    const bool is_marked = marks_circles ? cell.is_circled : cell.is_shaded;
    const bool is_usual = cell.answer.size() == 1 && is_ascii_letter(cell.answer[0]);
    return is_marked && is_usual ? std::string(1, static_cast<char>(cell.answer[0] | 0x20)) : cell.answer;
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
        const bool is_usual = cell.answer.size() == 1 && is_ascii_letter(cell.answer[0]);
        return (cell.is_circled || cell.is_shaded) && !is_usual;
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
    const std::vector<std::string> rebus = rebus_answers(*crossword);
    constexpr std::size_t kMostSigns = 9;
    if (rebus.size() > kMostSigns) written.losses.emplace_back("answers of several letters");
    for (std::size_t i = 0; i < rebus.size(); ++i)
        written.text += (i == 0 ? "Rebus: " : " ") + std::to_string(i + 1) + "=" + rebus[i] +
                        (i + 1 == rebus.size() ? "\n" : "");
    if (has_bars(*crossword)) written.losses.emplace_back("the bars between cells");
    if (has_circles || has_shades) written.text += has_circles ? "Special: circle\n" : "Special: shaded\n";
    written.text = "## Metadata\n\n" + written.text + "\n## Grid\n";
    for (std::size_t i = 0; i < crossword->cells.size(); ++i) {
        if (i % crossword->columns == 0) written.text += '\n';
        written.text += xd_cell(crossword->cells[i], has_circles, rebus);
    }
    const std::vector<std::uint32_t> numbers = cell_numbers(*crossword);
    written.text += "\n\n## Clues\n\n" + xd_clues(*crossword, numbers, "across") + "\n" +
                    xd_clues(*crossword, numbers, "down");
    return written;
}

}  // namespace

std::vector<FormatPart> xd_parts() {
    return {kXdHeaders.begin(), kXdHeaders.end()};
}

const Format kXd = {
    .name = "xd",
    .summary = "Crosswords in the .xd format, to be filled from the list words.txt.",
    .beginning = "in .xd a clue is written A1. Text ~ ANSWER",
    .recognises = looks_like_xd,
    .read = read_xd,
    .example = "Title: Small\nAuthor: Us\n\n\nBAG\n\n\nA1. It holds things ~ BAG\n",
    .lost =
        "Reading: dates, editors and notes. Headers and clues that are not known: then the puzzle has no "
        "verdict. "
        "Writing: the word list, bars, known letters, and shades if there are circles, too.",
    .write = write_xd,
    .written_texts = {.title = true, .author = true, .source = true, .solution = true},
};

}  // namespace sator::exchange
