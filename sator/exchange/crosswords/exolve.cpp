#include <algorithm>
#include <array>
#include <expected>
#include <utility>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/printable_text.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/crosswords/crossword_text.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"
#include "sator/text/source/numbered_line.hpp"
#include "sator/text/source/one_puzzle.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kExolveBegin = "exolve-begin", kExolveEnd = "exolve-end",
                           kExolvePrefix = "exolve-";

/// Fields that are read, and those for texts, looks, and how the crossword is solved on a page. A clue in `nodir` is refused.
constexpr std::array<FormatPart, 31> kExolveFields = {{
    {"title", PartUse::Read, true},
    {"setter", PartUse::Read, true},
    {"copyright", PartUse::Read, true},
    {"option", PartUse::Read, true},
    {"width", PartUse::Read, true},
    {"height", PartUse::Read, true},
    {"grid", PartUse::Read, true},
    {"across", PartUse::Read, true},
    {"down", PartUse::Read, true},
    {"preamble", PartUse::Read, true},
    {"prelude"},
    {"nodir", PartUse::Refused},
    {"postscript", PartUse::Skipped},
    {"explanations", PartUse::Skipped},
    {"id", PartUse::Skipped},
    {"credits", PartUse::Skipped},
    {"question", PartUse::Skipped},
    {"colour", PartUse::Skipped},
    {"color", PartUse::Skipped},
    {"nina", PartUse::Skipped},
    {"relabel", PartUse::Skipped},
    {"submit", PartUse::Skipped},
    {"language", PartUse::Skipped},
    {"force-bar-right", PartUse::Skipped},
    {"email", PartUse::Skipped},
    {"maker", PartUse::Skipped},
    {"widget", PartUse::Skipped},
    {"print", PartUse::Skipped},
    {"lists", PartUse::Skipped},
    {"colour-scheme", PartUse::Skipped},
    {"color-scheme", PartUse::Skipped},
}};

/// Exolve reads small letters as capital ones.
char exolve_capital(char letter) {
    constexpr char kSmall = 0x20;
    return static_cast<char>(letter & ~kSmall);
}

/// Exolve takes "# " in a line, or a '#' at its end, as the beginning of a comment.
constexpr std::string_view kEscapedSign = "&#35;";

NumberedLine without_comment(NumberedLine line) {
    std::size_t at = line.text.find("# ");
    if (at == std::string_view::npos && line.text.ends_with('#')) at = line.text.size() - 1;
    if (at != std::string_view::npos) line.text = trimmed(line.text.substr(0, at));
    return line;
}

/// A text in one line, with HTML's escape for a '#' that would begin a comment, and its inverse.
std::string exolve_text(const std::string& text) {
    std::string line = in_one_line(text);
    for (std::size_t at = line.size(); at-- > 0;) {
        if (line[at] == '#' && (at + 1 == line.size() || line[at + 1] == ' '))
            line.replace(at, 1, kEscapedSign);
    }
    return line;
}

std::string unescaped(std::string_view text) {
    std::string plain(text);
    for (std::size_t at = 0; (at = plain.find(kEscapedSign, at)) != std::string::npos; ++at)
        plain.replace(at, kEscapedSign.size(), "#");
    return plain;
}

/// "exolve-title: Small" as its key and value; an empty key for any other line.
std::pair<std::string_view, std::string_view> exolve_field(std::string_view line) {
    if (!line.starts_with(kExolvePrefix)) return {};
    const std::size_t colon = std::min(line.find(':'), line.size());
    return {line.substr(kExolvePrefix.size(), colon - kExolvePrefix.size()),
            trimmed(line.substr(std::min(colon + 1, line.size())))};
}

/// Reads one crossword, and stops at the first error.
class ExolveReader {
  public:
    ExolveReader(std::span<const NumberedLine> lines, const PuzzleOptions& options)
        : lines_(lines), options_(options) {}

    std::expected<Puzzle, Diagnostic> read() {
        std::string_view section;
        for (const NumberedLine& whole : lines_) {
            const NumberedLine line = without_comment(whole);
            const auto [key, value] = exolve_field(line.text);
            if (!key.empty()) {
                section = key;
                read_field(key, value);
                if (!is_known(key) || (key == "option" && value.contains("allow-")))
                    unread_.emplace_back(line.span(),
                                         "'exolve-" + printable_text(key) + "' is not understood");
            } else if (!line.text.empty()) {
                read_line(section, line);
            }
        }
        if (auto done = read_grid(); !done) return failure(done);
        auto puzzle = make_crossword(crossword_);
        if (!puzzle) return puzzle;
        puzzle->rules_text = preamble_;
        if (has_other_clues_)
            leave_out({}, "clues without a number or a direction are not understood", *puzzle);
        for (const auto& [span, message] : unread_) leave_out(span, message, *puzzle);
        return puzzle;
    }

  private:
    static std::unexpected<Diagnostic> fail(SourceSpan at, std::string message, std::string hint = {}) {
        return std::unexpected(error_at(at, std::move(message), std::move(hint)));
    }

    static void leave_out(SourceSpan at, std::string message, Puzzle& puzzle) {
        puzzle.left_out.push_back({error_at(at, std::move(message)), false});
    }

    static bool is_known(std::string_view key) {
        return std::ranges::find(kExolveFields, key, &FormatPart::name) != kExolveFields.end();
    }

    void read_field(std::string_view key, std::string_view value) {
        if (key == "title") crossword_.title = unescaped(value);
        if (key == "setter") crossword_.author = unescaped(value);
        if (key == "copyright") crossword_.source = unescaped(value);
        if (key == "option") has_rebus_ = has_rebus_ || value.contains("rebus-cells");
        if (key == "width") width_ = to_whole_number<std::size_t>(value).value_or(0);
        if (key == "height") height_ = to_whole_number<std::size_t>(value).value_or(0);
        if (key == "nodir") has_other_clues_ = true;
    }

    void read_line(std::string_view section, const NumberedLine& line) {
        if (section == "grid") grid_.push_back(line);
        if (section == "across" || section == "down") read_clue(section, line.text);
        if (section == "preamble" || section == "prelude")
            preamble_ += (preamble_.empty() ? "" : "\n") + unescaped(line.text);
    }

    /// "1 Text (3)"; several numbers are those of linked clues, of which the first has the text.
    void read_clue(std::string_view direction, std::string_view line) {
        const std::size_t end = std::min(line.find_first_not_of("0123456789"), line.size());
        const auto number = to_whole_number<std::uint32_t>(line.substr(0, end));
        if (!number || *number == 0 || end == line.size()) {
            has_other_clues_ = true;
            return;
        }
        std::string_view text = trimmed(line.substr(end));
        // A full stop after the number is none of the text, but dots are.
        if (text.starts_with('.') && !text.starts_with("..")) text = trimmed(text.substr(1));
        crossword_.clues.push_back({std::string(direction), *number, unescaped(text)});
    }

    std::expected<void, Diagnostic> read_grid() {
        if (grid_.empty()) return fail({}, "the crossword has no exolve-grid");
        crossword_.columns = width_;
        crossword_.rows = height_;
        crossword_.span = grid_.front().span();
        if (auto done = check_size(width_, height_, crossword_.span, options_); !done) return done;
        if (grid_.size() != height_)
            return fail(crossword_.span, "the grid has " + std::to_string(grid_.size()) +
                                             " rows, but exolve-height is " + std::to_string(height_));
        for (const NumberedLine& row : grid_) {
            if (auto done = read_row(row); !done) return done;
        }
        return {};
    }

    std::expected<void, Diagnostic> read_row(const NumberedLine& row) {
        std::size_t cells = 0;
        for (std::size_t at = 0; at < row.text.size();) {
            if (row.text[at] == ' ' || row.text[at] == '\t') {
                ++at;
                continue;
            }
            ++cells;
            if (auto done = read_cell(row, at, crossword_.cells.emplace_back()); !done) return done;
        }
        if (cells != width_)
            return fail(row.span(), "the row has " + std::to_string(cells) + " cells, but exolve-width is " +
                                        std::to_string(width_));
        return {};
    }

    /// Reads a cell and the signs that decorate it, and moves `at` behind them. Letters without a blank between them are cells of
    /// their own, unless the option rebus-cells is set.
    std::expected<void, Diagnostic> read_cell(const NumberedLine& row, std::size_t& at,
                                              CrosswordText::Cell& cell) const {
        const std::size_t begin = at;
        const char sign = row.text[at++];
        cell.is_block = sign == '.';
        if (is_ascii_letter(sign)) {
            cell.answer = std::string(1, exolve_capital(sign));
            while (has_rebus_ && at < row.text.size() && is_ascii_letter(row.text[at]))
                cell.answer += exolve_capital(row.text[at++]);
        } else if (sign != '.' && sign != '0' && sign != '?') {
            return fail(row.span(begin, 1), std::string("'") + sign + "' is no cell",
                        "a cell is a letter, '0' for an open one, or '.' for a block");
        }
        for (; at < row.text.size() && std::string_view("|_+@*!~{").contains(row.text[at]); ++at) {
            const char mark = row.text[at];
            if (mark == '{') at = std::min(row.text.find('}', at), row.text.size() - 1);  // drawn in the cell
            if (mark == '@') cell.is_circled = true;
            if (mark == '!') cell.known = cell.answer;
            cell.bar_right |= mark == '|' || mark == '+';
            cell.bar_below |= mark == '_' || mark == '+';
            if (mark == '*')
                return fail(row.span(at, 1), "a cell is diagramless, and such a crossword is not read");
            if (mark == '~')
                return fail(row.span(at, 1), "a cell has no number, and such a crossword is not read");
        }
        return {};
    }

    std::span<const NumberedLine> lines_;
    const PuzzleOptions& options_;
    CrosswordText crossword_;
    std::vector<NumberedLine> grid_;
    std::string preamble_;
    std::size_t width_ = 0, height_ = 0;
    bool has_other_clues_ = false, has_rebus_ = false;
    std::vector<std::pair<SourceSpan, std::string>> unread_;
};

std::string exolve_clues(const CrosswordText& crossword, const std::string& direction) {
    std::string text;
    for (const ClueText& clue : crossword.clues) {
        if (clue.direction == direction)
            text += "    " + std::to_string(clue.number) + " " + exolve_text(clue.text) + "\n";
    }
    return text.empty() ? text : "  exolve-" + direction + ":\n" + text;
}

/// Exolve has '0' in a grid without letters only; in others an open cell is '?'.
std::string exolve_cell(const CrosswordText::Cell& cell, const char* open) {
    if (cell.is_block) return ".";
    const std::string& letter = cell.answer.empty() ? cell.known : cell.answer;
    const char* bars = cell.bar_right ? (cell.bar_below ? "+" : "|") : cell.bar_below ? "_" : "";
    return (letter.empty() ? open : letter) + (cell.is_circled ? "@" : "") + (cell.known.empty() ? "" : "!") +
           bars;
}

/// Returns whether a line of the text is "exolve-begin".
bool looks_like_exolve(std::string_view text) {
    std::size_t at = text.find(kExolveBegin);
    const std::size_t line = at == std::string_view::npos ? at : text.rfind('\n', at);
    if (at == std::string_view::npos) return false;
    at = line == std::string_view::npos ? 0 : line + 1;
    return trimmed(text.substr(at, text.find('\n', at) - at)) == kExolveBegin;
}

/// Reads the crosswords between "exolve-begin" and "exolve-end", also in HTML: title, setter, copyright, preamble, the grid with
/// blocks, bars, circles and prefilled letters, and the clues across and down. Diagramless cells are refused.
ReadResult read_exolve(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    const std::vector<NumberedLine> lines = numbered_lines(*file.text);
    ReadResult result;
    for (auto begin = lines.begin(); begin != lines.end();) {
        begin = std::ranges::find(begin, lines.end(), kExolveBegin, &NumberedLine::text);
        if (begin == lines.end()) break;
        const auto end = std::ranges::find(begin, lines.end(), kExolveEnd, &NumberedLine::text);
        if (options.watch != nullptr && options.watch->is_over(file.text->size())) return result;
        ReadResult one = one_puzzle(file, [&](std::string_view) {
            return ExolveReader({begin + 1, end}, options).read();
        });
        result.push_back(std::move(one.front()));
        begin = end;
    }
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (result[i] && result[i]->title.empty()) result[i]->name = puzzle_name(file.name, i, result.size());
    }
    if (result.empty())
        result.push_back(std::unexpected(error_in(file.name, "the file has no line exolve-begin")));
    return result;
}

std::expected<WrittenPuzzle, Diagnostic> write_exolve(const Puzzle& puzzle) {
    WrittenPuzzle written;
    const auto crossword = crossword_text(puzzle, written.losses);
    if (!crossword) return failure(crossword);
    std::erase(written.losses, "the text of the rules");
    if (std::ranges::any_of(crossword->cells, &CrosswordText::Cell::is_shaded))
        written.losses.emplace_back("the shaded cells");
    std::string& text = written.text;
    text = "exolve-begin\n";
    for (const auto& [key, value] : {std::pair{"title", &crossword->title},
                                     {"setter", &crossword->author},
                                     {"copyright", &crossword->source}}) {
        if (!value->empty()) text += "  exolve-" + std::string(key) + ": " + exolve_text(*value) + "\n";
    }
    text += "  exolve-width: " + std::to_string(crossword->columns) +
            "\n  exolve-height: " + std::to_string(crossword->rows) + "\n";
    if (std::ranges::any_of(crossword->cells,
                            [](const auto& cell) { return to_code_points(cell.answer).size() > 1; }))
        text += "  exolve-option: rebus-cells\n";
    if (!puzzle.rules_text.empty())
        text += "  exolve-preamble:\n    " + exolve_text(puzzle.rules_text) + "\n";
    text += "  exolve-grid:\n";
    const bool has_letters = std::ranges::any_of(
        crossword->cells, [](const auto& cell) { return !cell.answer.empty() || !cell.known.empty(); });
    for (std::size_t i = 0; i < crossword->cells.size(); ++i) {
        if (i % crossword->columns == 0) text += i == 0 ? "   " : "\n   ";
        text += " " + exolve_cell(crossword->cells[i], has_letters ? "?" : "0");
    }
    text += "\n" + exolve_clues(*crossword, "across") + exolve_clues(*crossword, "down") + "exolve-end\n";
    return written;
}

}  // namespace

std::vector<FormatPart> exolve_parts() {
    return {kExolveFields.begin(), kExolveFields.end()};
}

const Format kExolve = {
    .name = "exolve",
    .summary = "Crosswords for Exolve, also in HTML, to be filled from the list words.txt.",
    .beginning = "a crossword for Exolve begins with a line exolve-begin",
    .recognises = looks_like_exolve,
    .read = read_exolve,
    .example =
        "exolve-begin\n  exolve-title: Small\n  exolve-width: 3\n  exolve-height: 1\n  exolve-grid:\n    "
        "BAG\n"
        "  exolve-across:\n    1 It holds things (3)\nexolve-end\n",
    .holds_many = true,
    .lost =
        "Reading: options, colours, questions and annotations. Clues without a number or a direction, and "
        "fields that "
        "are not known: then the puzzle has no verdict. Diagramless cells are refused. Writing: the word "
        "list and shades.",
    .write = write_exolve,
    .written_texts = {.title = true, .author = true, .source = true, .solution = true},
};

}  // namespace sator::exchange
