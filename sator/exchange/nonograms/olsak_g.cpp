#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/printable_text.hpp"
#include "sator/exchange/nonograms/nonogram_clues.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/text/source/numbered_line.hpp"
#include "sator/text/source/one_puzzle.hpp"

namespace sator::exchange {

namespace {

bool begins_with(const NumberedLine& line, std::string_view signs) {
    return line.column == 1 && !line.text.empty() && signs.contains(line.text.front());
}

bool declares(const NumberedLine& line, char sign) {
    return begins_with(line, "#") && line.text.size() > 1 && (line.text[1] | 0x20) == sign;
}

class OlsakReader {
  public:
    OlsakReader(std::string_view text, const PuzzleOptions& options)
        : options_(options), lines_(numbered_lines(text)) {}

    std::expected<Puzzle, Diagnostic> read() {
        if (auto done = read_heading(); !done) return failure(done);
        for (const Axis axis : {Axis::Y, Axis::X}) {
            if (auto done = read_runs_of(axis); !done) return failure(done);
        }
        auto puzzle = make_nonogram(clues_, options_);
        if (puzzle) puzzle->left_out = std::move(left_out_);
        return puzzle;
    }

  private:
    using Done = std::expected<void, Diagnostic>;

    static std::unexpected<Diagnostic> refused(SourceSpan span, std::string message, std::string hint = {}) {
        return std::unexpected(error_at(span, std::move(message), std::move(hint)));
    }

    /// Reads to the ':' above the rows.
    Done read_heading() {
        bool has_colours = false;
        for (; next_ < lines_.size() && !begins_with(lines_[next_], ":"); ++next_) {
            const NumberedLine& line = lines_[next_];
            if (declares(line, 't'))
                return refused(line.span(), "a triddler is no nonogram of rows and columns");
            if (has_colours) {
                if (auto done = read_colour(line); !done) return done;
            }
            has_colours = has_colours || declares(line, 'd');
            if (line.text.size() > 1 && line.text[0] == '#' && is_ascii_letter(line.text[1]) &&
                !declares(line, 'd'))
                left_out_.push_back(
                    {error_at(line.span(), "not understood: '" + printable_text(line.text) + "'"), false});
        }
        if (next_ == lines_.size())
            return refused({}, "the nonogram has no rows", "write ':', and below it the runs of each row");
        clues_.size_span = lines_[next_++].span();
        return {};
    }

    /// Reads `m:% blue`. Only the background (0) and one colour (1) are black and white.
    Done read_colour(const NumberedLine& line) {
        if (line.text.size() < 2 || line.text[1] != ':' || line.text[0] == '0' || line.text[0] == '1')
            return {};
        return refused(line.span(), "the nonogram has the colour '" + std::string(line.text) + "'",
                       "only black and white is read");
    }

    Done read_runs_of(Axis axis) {
        auto& lines = clues_.lines[static_cast<std::size_t>(axis)];
        for (; next_ < lines_.size() && !begins_with(lines_[next_], ":"); ++next_) {
            const NumberedLine& line = lines_[next_];
            if (options_.watch != nullptr && options_.watch->is_over(1 + line.text.size())) return {};
            if (lines.size() == options_.cell_limit)
                return refused(line.span(), "the nonogram has more lines than the cell limit of " +
                                                std::to_string(options_.cell_limit));
            auto runs = read_runs(line.text, line.span());
            if (!runs) return failure(runs);
            if (runs->runs.size() == 1 && runs->runs[0].text == "0") runs->runs.clear();
            lines.push_back(std::move(*runs));
        }
        const bool is_rows = axis == Axis::Y;
        if (next_ == lines_.size() && is_rows)
            return refused({}, "the nonogram has no columns",
                           "write ':' below the rows, and below it the runs of each column");
        if (lines.empty())
            return refused(clues_.size_span,
                           is_rows ? "the nonogram has no rows" : "the nonogram has no columns");
        ++next_;
        return {};
    }

    const PuzzleOptions& options_;
    std::vector<NumberedLine> lines_;
    std::size_t next_ = 0;
    NonogramClues clues_;
    std::vector<LeftOut> left_out_;
};

/// Returns whether at least two lines begin with ':', and the line after the first of them has only runs, or the text declares
/// colours or a triddler with '#d' or '#t'.
bool looks_like_olsak(std::string_view text) {
    std::size_t sections = 0;
    bool has_runs = false, is_after_section = false;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (is_after_section && !has_runs)
            has_runs = std::ranges::all_of(trimmed(line),
                                           [](char c) {
                                               return is_digit(c) || is_ascii_letter(c) || c == ' ' ||
                                                      c == '\t' || c == ',';
                                           }) &&
                       (trimmed(line).empty() || is_digit(trimmed(line).front()));
        is_after_section = line.starts_with(':');
        sections += is_after_section ? 1 : 0;
    }
    return sections >= 2 && has_runs;
}

/// Reads the `.g` files of the Olšáks' solver: any text, then ':' and below it the runs of each row, ':' and the runs of each
/// column, ':'. An empty line or 0 is a line without runs. Colours (`#d`) other than 0 and 1 and triddlers (`#t`) are refused.
ReadResult read_olsak(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return one_puzzle(file, [&](std::string_view text) { return OlsakReader(text, options).read(); });
}

}  // namespace

const Format kOlsak = {
    .name = "olsak",
    .summary = "Nonograms in the .g format of the Olšáks' solver, in black and white.",
    .beginning = {},
    .recognises = looks_like_olsak,
    .read = read_olsak,
    .example = ": rows\n1 1\n3\n: columns\n2\n1\n2\n:\n",
    .lost = "Reading: the text above the rows. Colours and triddlers are refused.",
};

}  // namespace sator::exchange
