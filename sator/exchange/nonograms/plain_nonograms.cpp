// Three formats that have nothing but numbers. They differ in the order of the sizes and in what stands between the rows and
// the columns.

#include <algorithm>
#include <optional>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/nonograms/nonogram_clues.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/text/source/numbered_line.hpp"
#include "sator/text/source/one_puzzle.hpp"

namespace sator::exchange {

namespace {

struct PlainNonogramForm {
    std::string_view name;
    bool has_size_line;  ///< both sizes are on the first line; otherwise each has a line
    bool is_width_first;
    std::optional<std::string_view> between;  ///< the line between the rows and the columns
};

constexpr PlainNonogramForm kNinForm = {".nin", true, true, std::nullopt};
constexpr PlainNonogramForm kCwdForm = {".cwd", false, false, ""};
constexpr PlainNonogramForm kMkForm = {".mk", true, false, "#"};

bool has_only(std::string_view text, std::string_view signs) {
    return std::ranges::all_of(text, [&](char c) {
        return is_digit(c) || c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ',' ||
               signs.contains(c);
    });
}

std::size_t numbers_in(std::string_view line) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < line.size(); ++i)
        count += is_digit(line[i]) && (i == 0 || !is_digit(line[i - 1])) ? 1 : 0;
    return count;
}

/// Returns the first lines, of which the sizes are made.
std::string_view first_line(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return trimmed(line);
}

class PlainNonogramReader {
  public:
    PlainNonogramReader(const PlainNonogramForm& form, std::string_view text, const PuzzleOptions& options)
        : form_(form), options_(options), lines_(numbered_lines(text)) {}

    std::expected<Puzzle, Diagnostic> read() {
        if (auto done = read_sizes(); !done) return failure(done);
        if (auto done = read_lines(Axis::Y); !done) return failure(done);
        if (auto done = read_between(); !done) return failure(done);
        if (auto done = read_lines(Axis::X); !done) return failure(done);
        if (auto done = read_end(); !done) return failure(done);
        return make_nonogram(clues_, options_);
    }

  private:
    using Done = std::expected<void, Diagnostic>;

    static std::unexpected<Diagnostic> refused(SourceSpan span, std::string message, std::string hint = {}) {
        return std::unexpected(error_at(span, std::move(message), std::move(hint)));
    }

    Done read_sizes() {
        std::vector<RunsOfLine::Run> numbers;
        for (; numbers.size() < 2 && next_ < lines_.size(); ++next_) {
            auto line = read_runs(lines_[next_].text, lines_[next_].span());
            if (!line) return failure(line);
            std::ranges::move(line->runs, std::back_inserter(numbers));
            if (form_.has_size_line) {
                ++next_;
                break;
            }
        }
        const std::string order =
            form_.is_width_first ? "its width and its height" : "its height and its width";
        if (numbers.size() != 2)
            return refused({1, 1, 1}, "a nonogram (" + std::string(form_.name) + ") begins with " + order);
        clues_.size_span = numbers[0].span;
        for (std::size_t i = 0; i < 2; ++i) {
            const auto size = to_whole_number<std::size_t>(numbers[i].text);
            if (!size || *size == 0 || *size > options_.cell_limit)
                return refused(numbers[i].span, "the size must be from 1 to the cell limit of " +
                                                    std::to_string(options_.cell_limit));
            sizes_[form_.is_width_first ? i : 1 - i] = *size;
        }
        return {};
    }

    /// The number of lines that are read depends on the file's own size, so that a large number allocates nothing.
    Done read_lines(Axis axis) {
        const auto index = static_cast<std::size_t>(axis);
        while (clues_.lines[index].size() < sizes_[index]) {
            if (next_ == lines_.size())
                return refused(clues_.size_span,
                               "the file ends after the runs of " +
                                   std::to_string(clues_.lines[index].size()) + " of " +
                                   std::to_string(sizes_[index]) + (axis == Axis::X ? " columns" : " rows"),
                               "write 0 for a line without runs");
            const NumberedLine& line = lines_[next_++];
            if (options_.watch != nullptr && options_.watch->is_over(1 + line.text.size())) return {};
            auto runs = read_runs(line.text, line.span());
            if (!runs) return failure(runs);
            if (runs->runs.size() == 1 && runs->runs[0].text == "0") runs->runs.clear();
            clues_.lines[index].push_back(std::move(*runs));
        }
        return {};
    }

    Done read_between() {
        if (!form_.between) return {};
        if (next_ < lines_.size() && lines_[next_].text == *form_.between) {
            ++next_;
            return {};
        }
        const SourceSpan at = next_ < lines_.size() ? lines_[next_].span() : clues_.size_span;
        return refused(at, form_.between->empty() ? "an empty line must be between the rows and the columns"
                                                  : "a line '#' must be between the rows and the columns");
    }

    Done read_end() {
        for (; next_ < lines_.size(); ++next_) {
            if (!lines_[next_].text.empty())
                return refused(lines_[next_].span(), "the runs of all lines are above this line",
                               "the sizes say how many rows and columns there are");
        }
        return {};
    }

    const PlainNonogramForm& form_;
    const PuzzleOptions& options_;
    std::vector<NumberedLine> lines_;
    std::size_t next_ = 0;
    std::array<std::size_t, 2> sizes_{};  // by Axis: columns, rows
    NonogramClues clues_;
};

ReadResult read_plain_nonogram(const PlainNonogramForm& form, const SourceFile& file,
                               const PuzzleOptions& options) {
    return one_puzzle(file,
                      [&](std::string_view text) { return PlainNonogramReader(form, text, options).read(); });
}

/// Returns whether the text has only numbers, and its first line is two numbers: the width and the height.
bool looks_like_nin(std::string_view text) {
    if (!has_only(text, "")) return false;
    std::string_view rest = text;
    return numbers_in(first_line(rest)) == 2 && rest.contains('\n');
}

/// Returns whether the text has only numbers, and each of its first two lines is one number: the height, the width.
bool looks_like_cwd(std::string_view text) {
    if (!has_only(text, "")) return false;
    std::string_view rest = text;
    // A sudoku is a line of digits that is longer than any size.
    constexpr std::size_t kLongestSize = 7;
    for (int i = 0; i < 2; ++i) {
        const std::string_view line = first_line(rest);
        if (numbers_in(line) != 1 || line.size() > kLongestSize) return false;
    }
    return trimmed(rest).contains('\n');
}

/// Returns whether the text has only numbers and a line '#', and its first line is two numbers: the height and the width.
bool looks_like_mk(std::string_view text) {
    if (!has_only(text, "#") || !text.contains("\n#")) return false;
    return numbers_in(first_line(text)) == 2;
}

/// Reads Jakub Wilk's `.nin`: width and height, then the runs of each row and of each column, a line each. An empty line or 0
/// is a line without runs.
ReadResult read_nin(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return read_plain_nonogram(kNinForm, file, options);
}

/// Reads the `.cwd` of QNonograms: height, width, the runs of each row, an empty line, the runs of each column.
ReadResult read_cwd(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return read_plain_nonogram(kCwdForm, file, options);
}

/// Reads the Olšáks' `.mk`: height and width, the runs of each row, '#', the runs of each column.
ReadResult read_mk(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return read_plain_nonogram(kMkForm, file, options);
}

}  // namespace

const Format kNin = {
    .name = "nin",
    .summary = "Nonograms in Jakub Wilk's .nin format.",
    .beginning = {},
    .recognises = looks_like_nin,
    .read = read_nin,
    .example = "3 2\n1 1\n3\n2\n1\n2\n",
};

const Format kCwd = {
    .name = "cwd",
    .summary = "Nonograms in the .cwd format of QNonograms.",
    .beginning = {},
    .recognises = looks_like_cwd,
    .read = read_cwd,
    .example = "2\n3\n1 1\n3\n\n2\n1\n2\n",
};

const Format kMk = {
    .name = "mk",
    .summary = "Nonograms in the .mk format of the Olšáks' solver.",
    .beginning = {},
    .recognises = looks_like_mk,
    .read = read_mk,
    .example = "2 3\n1 1\n3\n#\n2\n1\n2\n",
};

}  // namespace sator::exchange
