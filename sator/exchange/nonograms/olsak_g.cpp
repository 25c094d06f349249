#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/printable_text.hpp"
#include "sator/exchange/nonograms/nonogram_clues.hpp"
#include "sator/exchange/nonograms/nonogram_of_puzzle.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"
#include "sator/text/source/numbered_line.hpp"
#include "sator/text/source/one_puzzle.hpp"

namespace sator::exchange {

namespace {

/// The lines that begin with '#' and a letter: a declaration of colours, or of a triddler.
constexpr std::array<FormatPart, 2> kOlsakDeclarations = {
    {{"#d", PartUse::Read, true}, {"#t", PartUse::Refused}}};

bool begins_with(const NumberedLine& line, std::string_view signs) {
    return line.column == 1 && !line.text.empty() && signs.contains(line.text.front());
}

/// Returns the declaration that a line is, or null.
const FormatPart* declaration_of(const NumberedLine& line) {
    const auto found = std::ranges::find_if(kOlsakDeclarations, [&](const FormatPart& part) {
        return begins_with(line, "#") && line.text.size() > 1 && (line.text[1] | 0x20) == part.name[1];
    });
    return found == kOlsakDeclarations.end() ? nullptr : &*found;
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
            const FormatPart* declaration = declaration_of(line);
            if (declaration != nullptr && declaration->use == PartUse::Refused)
                return refused(line.span(), "a triddler is no nonogram of rows and columns");
            if (has_colours) {
                if (auto done = read_colour(line); !done) return done;
            }
            has_colours = has_colours || declaration != nullptr;
            if (line.text.size() > 1 && line.text[0] == '#' && is_ascii_letter(line.text[1]) &&
                declaration == nullptr)
                left_out_.push_back(
                    {error_at(line.span(), "not understood: '" + printable_text(line.text) + "'"), false});
        }
        if (next_ == lines_.size())
            return refused({}, "the nonogram has no rows", "write ':', and below it the runs of each row");
        clues_.size_span = lines_[next_++].span();
        end_colours();
        return {};
    }

    /// Reads `m:% blue`: the sign of a colour, its character in pictures, and its name. 0 is the background, and 1 the colour of runs
    /// without a sign.
    Done read_colour(const NumberedLine& line) {
        if (line.text.size() < 2 || line.text[1] != ':' || line.text[0] == '0') return {};
        const std::string_view name = trimmed(line.text.substr(std::min<std::size_t>(3, line.text.size())));
        const bool is_usual = line.text[0] == '1';
        const auto sign = add_colour(clues_.colours, is_usual ? std::string_view() : line.text.substr(0, 1),
                                     name.substr(0, name.find_first_of(" \t")));
        if (!sign) return refused(line.span(), "the nonogram has more colours than there are letters");
        if (is_usual) std::ranges::rotate(clues_.colours, clues_.colours.end() - 1);
        signs_[line.text[0]] = *sign;
        return {};
    }

    /// A file that declares only one colour is in black and white. Runs without a sign are black if the file does not say it.
    void end_colours() {
        if (clues_.colours.size() == 1 && signs_.contains('1')) clues_.colours.clear();
        if (clues_.colours.empty() || signs_.contains('1')) return;
        if (add_colour(clues_.colours, {}, "black"))
            std::ranges::rotate(clues_.colours, clues_.colours.end() - 1);
    }

    /// Returns the signs that may follow the length of a run.
    std::string signs_of_runs() const {
        std::string signs;
        for (const auto& [sign, own] : signs_) {
            if (!clues_.colours.empty() && is_ascii_letter(sign)) signs += sign;
        }
        return signs;
    }

    Done read_runs_of(Axis axis) {
        auto& lines = clues_.lines[static_cast<std::size_t>(axis)];
        for (; next_ < lines_.size() && !begins_with(lines_[next_], ":"); ++next_) {
            const NumberedLine& line = lines_[next_];
            if (options_.watch != nullptr && options_.watch->is_over(1 + line.text.size())) return {};
            if (lines.size() == options_.cell_limit)
                return refused(line.span(), "the nonogram has more lines than the cell limit of " +
                                                std::to_string(options_.cell_limit));
            auto runs = read_runs(line.text, line.span(), signs_of_runs());
            if (!runs) return failure(runs);
            for (RunsOfLine::Run& run : runs->runs) {
                if (!run.colour.empty()) run.colour = signs_[run.colour.front()];
            }
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
    std::map<char, std::string> signs_;  // of the colours, by the file's signs
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

/// Declares the colours: the first one is that of runs without a sign.
std::string olsak_colours(const std::vector<NonogramColour>& colours) {
    if (colours.empty()) return {};
    std::string text = "#d\n   0:   white\n";
    for (std::size_t i = 0; i < colours.size(); ++i)
        text +=
            "   " + (i == 0 ? "1" : colours[i].sign) + ":" + colours[i].sign + "  " + colours[i].name + "\n";
    return text;
}

std::expected<WrittenPuzzle, Diagnostic> write_olsak(const Puzzle& puzzle) {
    const auto nonogram = nonogram_of_puzzle(puzzle, "a .g file");
    if (!nonogram) return failure(nonogram);
    const auto& clues = nonogram->clues;
    WrittenPuzzle written{olsak_colours(clues.colours), nonogram->losses};
    if (std::ranges::any_of(nonogram->has_clue,
                            [](const auto& lines) { return std::ranges::find(lines, false) != lines.end(); }))
        written.losses.emplace_back("that some lines have no clue");
    for (const Axis axis : {Axis::Y, Axis::X}) {
        written.text += axis == Axis::Y ? ": rows\n" : ": columns\n";
        for (const RunsOfLine& line : clues.lines[static_cast<std::size_t>(axis)]) {
            std::string runs;
            for (const RunsOfLine::Run& run : line.runs) {
                const bool is_first = clues.colours.empty() || run.colour == clues.colours.front().sign;
                runs += (runs.empty() ? "" : " ") + run.text + (is_first ? "" : run.colour);
            }
            written.text += (runs.empty() ? "0" : runs) + "\n";
        }
    }
    written.text += ":\n";
    return written;
}

/// Reads the `.g` files of the Olšáks' solver: any text, then ':' and below it the runs of each row, ':' and the runs of each
/// column, ':'. An empty line or 0 is a line without runs. `#d` declares colours, whose
/// signs follow the numbers. Triddlers (`#t`) are refused.
ReadResult read_olsak(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return one_puzzle(file, [&](std::string_view text) { return OlsakReader(text, options).read(); });
}

}  // namespace

std::vector<FormatPart> olsak_parts() {
    return {kOlsakDeclarations.begin(), kOlsakDeclarations.end()};
}

const Format kOlsak = {
    .name = "olsak",
    .summary = "Nonograms in the .g format of the Olšáks' solver, in black and white or in colours.",
    .beginning = {},
    .recognises = looks_like_olsak,
    .read = read_olsak,
    .example = ": rows\n1 1\n3\n: columns\n2\n1\n2\n:\n",
    .lost =
        "Reading: the text above the rows, and the shades of colours. Triddlers are refused. Writing: which "
        "lines have no clue.",
    .write = write_olsak,
};

}  // namespace sator::exchange
