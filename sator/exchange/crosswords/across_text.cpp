#include <algorithm>
#include <array>
#include <map>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/exchange/crosswords/crossword_text.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"
#include "sator/language/unicode/case_folding.hpp"
#include "sator/text/source/numbered_line.hpp"
#include "sator/text/source/one_puzzle.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kAcrossPuzzle = "<ACROSS PUZZLE";

/// The parts that are known. The grid has its size, and notes are no rules.
constexpr std::array<FormatPart, 9> kAcrossParts = {{
    {"TITLE"},
    {"AUTHOR"},
    {"COPYRIGHT"},
    {"GRID"},
    {"REBUS"},
    {"ACROSS"},
    {"DOWN"},
    {"SIZE", PartUse::Skipped},
    {"NOTEPAD", PartUse::Skipped},
}};

/// Reads one crossword. Sections begin with lines such as <GRID>.
class AcrossTextReader {
  public:
    explicit AcrossTextReader(const PuzzleOptions& options) : options_(options) {}

    std::expected<Puzzle, Diagnostic> read(std::string_view text) {
        std::string part;
        for (const NumberedLine& line : numbered_lines(text)) {
            if (line.text.starts_with('<') && line.text.ends_with('>')) {
                part = line.text.substr(1, line.text.size() - 2);
                note_part(part, line);
            } else if (!line.text.empty()) {
                parts_[part].push_back(line);
            }
        }
        crossword_.title = first_line_of("TITLE");
        crossword_.author = first_line_of("AUTHOR");
        crossword_.source = first_line_of("COPYRIGHT");
        read_rebus();
        if (auto done = read_grid(); !done) return failure(done);
        if (auto done = read_clues(); !done) return failure(done);
        return make_crossword(crossword_);
    }

  private:
    void note_part(const std::string& part, const NumberedLine& line) {
        if (part.starts_with("ACROSS PUZZLE") ||
            std::ranges::find(kAcrossParts, part, &FormatPart::name) != kAcrossParts.end())
            return;
        crossword_.left_out.push_back(
            {error_at(line.span(), "the part <" + part + "> is not understood"), false});
    }

    std::string first_line_of(const std::string& part) const {
        const auto lines = parts_.find(part);
        return lines == parts_.end() ? "" : std::string(lines->second.front().text);
    }

    /// "1:HEART:H"; a line "MARK;" says that small letters are circled.
    void read_rebus() {
        for (const NumberedLine& line : parts_["REBUS"]) {
            has_circles_ = has_circles_ || line.text.starts_with("MARK");
            const std::size_t first = line.text.find(':'), second = line.text.find(':', first + 1);
            if (first == 1 && second != std::string_view::npos)
                rebus_[static_cast<char32_t>(line.text[0])] = std::string(line.text.substr(2, second - 2));
        }
    }

    std::expected<void, Diagnostic> read_grid() {
        const std::vector<NumberedLine>& rows = parts_["GRID"];
        if (rows.empty()) return std::unexpected(error_at({}, "the text has no part <GRID>"));
        crossword_.rows = rows.size();
        crossword_.columns = to_code_points(rows.front().text).size();
        crossword_.span = rows.front().span();
        if (auto done = check_size(crossword_.columns, crossword_.rows, crossword_.span, options_); !done)
            return done;
        for (const NumberedLine& row : rows) {
            const std::u32string signs = to_code_points(row.text);
            if (signs.size() != crossword_.columns)
                return std::unexpected(error_at(row.span(), "this row has " + std::to_string(signs.size()) +
                                                                " cells, and the first one has " +
                                                                std::to_string(crossword_.columns)));
            for (const char32_t sign : signs) read_cell(sign, crossword_.cells.emplace_back());
        }
        return {};
    }

    void read_cell(char32_t sign, CrosswordText::Cell& cell) const {
        cell.is_block = sign == U'.' || sign == U':';
        if (cell.is_block) return;
        const auto rebus = rebus_.find(sign);
        const char32_t capital = canonicalise(sign, false);
        cell.is_circled = has_circles_ && capital != sign;
        cell.answer = rebus != rebus_.end() ? rebus->second : to_utf8(std::u32string(1, capital));
    }

    /// The clues of a direction, in the order of its words.
    std::expected<void, Diagnostic> read_clues() {
        const std::vector<NumberedWord> words = numbered_words(crossword_);
        for (const auto& [part, direction] : {std::pair{"ACROSS", "across"}, {"DOWN", "down"}}) {
            const std::vector<NumberedLine>& clues = parts_[part];
            std::size_t next = 0;
            for (const NumberedWord& word : words) {
                if (word.is_across != (std::string_view(part) == "ACROSS")) continue;
                if (next == clues.size()) return fail_count(part, clues);
                crossword_.clues.push_back({direction, word.number, std::string(clues[next++].text)});
            }
            if (next != clues.size()) return fail_count(part, clues);
        }
        return {};
    }

    static std::unexpected<Diagnostic> fail_count(std::string_view part,
                                                  const std::vector<NumberedLine>& clues) {
        return std::unexpected(error_at(clues.empty() ? SourceSpan{} : clues.front().span(),
                                        "the part <" + std::string(part) + "> has " +
                                            std::to_string(clues.size()) +
                                            " clues, which is not the number of its words in the grid"));
    }

    const PuzzleOptions& options_;
    CrosswordText crossword_;
    std::map<std::string, std::vector<NumberedLine>> parts_;
    std::map<char32_t, std::string> rebus_;
    bool has_circles_ = false;
};

bool looks_like_across_text(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text.starts_with(kAcrossPuzzle);
}

/// Reads Across Lite's text, from which .puz files are made: <ACROSS PUZZLE> or <ACROSS PUZZLE V2>, with rebus and circles. The grid
/// has all answers.
ReadResult read_across_text(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return one_puzzle(file, [&](std::string_view text) { return AcrossTextReader(options).read(text); });
}

}  // namespace

std::vector<FormatPart> across_text_parts() {
    return {kAcrossParts.begin(), kAcrossParts.end()};
}

const Format kAcrossText = {
    .name = "across-text",
    .summary =
        "Crosswords in Across Lite's text, from which .puz files are made, to be filled from the list "
        "words.txt.",
    .beginning = "Across Lite's text begins with <ACROSS PUZZLE>",
    .recognises = looks_like_across_text,
    .read = read_across_text,
    .example =
        "<ACROSS PUZZLE>\n<TITLE>\n  Small\n<AUTHOR>\n  Us\n<SIZE>\n  3x1\n<GRID>\n  BAG\n<ACROSS>\n"
        "  It holds things\n<DOWN>\n",
    .lost = "Reading: notes. Parts that are not known: then the puzzle has no verdict.",
};

}  // namespace sator::exchange
