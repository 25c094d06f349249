#include <algorithm>
#include <array>
#include <optional>

#include "sator/base/ascii.hpp"
#include "sator/base/encoding_check.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/printable_text.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/nonograms/write_non.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"
#include "sator/puzzle/grids/line_label.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/puzzle/puzzle_name.hpp"

namespace sator::exchange {

namespace {

struct Line {
    std::uint32_t number = 0;
    std::uint32_t column = 1;
    std::string_view text;  // without blanks at either end

    SourceSpan span(std::size_t begin, std::size_t length) const {
        return {number, column + static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(length)};
    }
};

/// The lines of the file about one direction.
struct Direction {
    std::string_view size_keyword, clues_keyword;
    Axis axis;
    std::optional<std::size_t> size;
    SourceSpan size_span;
    SourceSpan clues_span;
    std::vector<Line> clues;  // one for each line, or empty
};

/// Written for a line of the grid without a clue.
constexpr std::string_view kUnknownLine = "-";

bool is_clue(std::string_view text) {
    return text == kUnknownLine ||
           std::ranges::all_of(text, [](char c) { return is_digit(c) || c == ',' || c == ' ' || c == '\t'; });
}

/// The keywords: first those of sizes and clues.
constexpr std::array<FormatPart, 10> kNonKeywords = {{
    {"width", PartUse::Read, true},
    {"height", PartUse::Read, true},
    {"rows", PartUse::Read, true},
    {"columns", PartUse::Read, true},
    {"title", PartUse::Read, true},
    {"by", PartUse::Read, true},
    {"catalogue", PartUse::Read, true},
    {"copyright"},
    {"license"},
    {"goal", PartUse::Skipped},
}};

std::string_view without_quotes(std::string_view text) {
    if (text.size() >= 2 && text.front() == '"' && text.back() == '"') return text.substr(1, text.size() - 2);
    return text;
}

class NonReader {
  public:
    explicit NonReader(const PuzzleOptions& options) : options_(options) {}

    std::expected<Puzzle, Diagnostic> read(std::string_view text) {
        for (std::uint32_t number = 1; !text.empty(); ++number) {
            const std::string_view line = text.substr(0, text.find('\n'));
            text.remove_prefix(std::min(line.size() + 1, text.size()));
            if (is_over(line)) return std::move(puzzle_);
            const auto indent =
                static_cast<std::uint32_t>(std::min(line.find_first_not_of(" \t\r"), line.size()));
            if (auto done = read_line({number, indent + 1, trimmed(line)}); !done) return failure(done);
        }
        if (auto done = make_grid(); !done) return failure(done);
        return std::move(puzzle_);
    }

  private:
    using Done = std::expected<void, Diagnostic>;

    /// Returns whether a limit was reached. Then the puzzle has no meaning.
    bool is_over(std::string_view line) {
        constexpr std::size_t kCharactersPerStep = 16;
        return options_.watch != nullptr && options_.watch->is_over(1 + line.size() / kCharactersPerStep);
    }

    Done read_line(Line line) {
        if (line.text.empty()) return {};
        if (is_clue(line.text)) {
            if (listed_ != nullptr) listed_->clues.push_back(line);
            return {};
        }
        const std::string_view keyword = line.text.substr(0, line.text.find_first_of(" \t"));
        if (listed_ != nullptr && !is_known(keyword) && listed_->size != listed_->clues.size()) {
            return std::unexpected(error_at(
                line.span(0, line.text.size()),
                "'" + std::string(line.text) + "' is neither the runs of a line nor a keyword",
                "write runs as numbers: 3,1; 0 for a line without runs, '-' for one without a clue"));
        }
        listed_ = nullptr;
        const std::string_view value = trimmed(line.text.substr(keyword.size()));
        for (Direction& direction : directions_) {
            if (keyword == direction.size_keyword) {
                if (auto done = read_size(direction, line, value); !done) return done;
            }
            if (keyword != direction.clues_keyword) continue;
            listed_ = &direction;
            direction.clues_span = line.span(0, keyword.size());
        }
        read_heading(keyword, std::string(without_quotes(value)));
        const bool is_comment = keyword.starts_with('#');
        if (!is_known(keyword) && !is_comment)
            puzzle_.left_out.push_back({error_at(line.span(0, line.text.size()),
                                                 "not understood: '" + printable_text(keyword) + "'"),
                                        false});
        return {};
    }

    /// Unknown keywords are left out, except among the clues, where they are errors.
    static bool is_known(std::string_view keyword) {
        return std::ranges::find(kNonKeywords, keyword, &FormatPart::name) != kNonKeywords.end();
    }

    Done read_size(Direction& direction, Line line, std::string_view value) {
        const auto size = to_whole_number<std::size_t>(value);
        direction.size_span = line.span(0, line.text.size());
        if (!size)
            return std::unexpected(error_at(
                direction.size_span, "the " + std::string(direction.size_keyword) + " is not a number"));
        direction.size = *size;
        return {};
    }

    void read_heading(std::string_view keyword, std::string value) {
        if (keyword == "title")
            puzzle_.title = std::move(value);
        else if (keyword == "by")
            puzzle_.author = std::move(value);
        else if (keyword == "catalogue" || keyword == "copyright" || keyword == "license") {
            puzzle_.source += (puzzle_.source.empty() ? "" : ", ") + value;
        }
    }

    Done make_grid() {
        for (const Direction& direction : directions_) {
            if (auto done = check(direction); !done) return done;
        }
        const auto& [columns, rows] = directions_;
        constexpr std::size_t kBytesPerRange = sizeof(std::vector<ValueId>) + 32;
        if (!options_.has_room_for(*columns.size, *rows.size, kBytesPerRange)) return {};
        auto made = make_rectangle(*columns.size, *rows.size, options_.cell_limit);
        if (!made) {
            made.error().span = columns.size_span;
            return failure(made);
        }
        puzzle_.alphabet = Alphabet({Symbol::blank(), Symbol::of_character(U'#')});
        const std::size_t blank = *puzzle_.alphabet.find(Symbol::blank());
        puzzle_.ranges.reserve(made->grid.cell_count());
        while (puzzle_.ranges.size() < made->grid.cell_count()) {
            if (is_over({})) return {};
            puzzle_.ranges.push_back({ValueId(blank), ValueId(1 - blank)});
        }
        puzzle_.grid = std::move(made->grid);
        for (const Direction* direction : {&rows, &columns}) {
            const std::vector<Slot>& slots = made->lines[static_cast<std::size_t>(direction->axis)];
            for (std::size_t i = 0; i < direction->clues.size(); ++i) {
                if (direction->clues[i].text == kUnknownLine) continue;
                if (is_over(direction->clues[i].text)) return {};
                add_rule(direction->clues[i],
                         {line_label(GridKind::Rectangle, direction->axis, i), slots[i]});
            }
        }
        return {};
    }

    static Done check(const Direction& direction) {
        const std::string size(direction.size_keyword), clues(direction.clues_keyword);
        if (!direction.size)
            return std::unexpected(error_at({}, "the nonogram has no " + size, "write '" + size + " N'"));
        if (direction.clues_span.line == 0)
            return std::unexpected(error_at({}, "the nonogram has no " + clues,
                                            "write '" + clues + "', and below it the runs of each line"));
        if (direction.clues.empty() || direction.clues.size() == *direction.size) return {};
        return std::unexpected(error_at(direction.clues_span,
                                        "the " + size + " is " + std::to_string(*direction.size) +
                                            ", but this list has clues for " +
                                            std::to_string(direction.clues.size()),
                                        "write 0 for a line without runs, '-' for one without a clue"));
    }

    void add_rule(const Line& line, Sequence sequence) {
        RuleStatement rule;
        rule.name = "runs";
        rule.span = line.span(0, line.text.size());
        rule.text = line.text;
        rule.text_span = rule.span;
        for (std::size_t begin = 0; begin < line.text.size();) {
            const std::size_t end =
                std::min(line.text.find_first_not_of("0123456789", begin), line.text.size());
            if (end > begin) {
                const SourceSpan span = line.span(begin, end - begin);
                rule.arguments.push_back(
                    {Argument::Kind::Bare, std::string(line.text.substr(begin, end - begin)), {}, span});
            }
            begin = end + 1;
        }
        rule.drawings.push_back({std::move(sequence)});
        puzzle_.rules.push_back(std::move(rule));
    }

    const PuzzleOptions& options_;
    Puzzle puzzle_;
    std::array<Direction, 2> directions_ = {
        {{"width", "columns", Axis::X, {}, {}, {}, {}}, {"height", "rows", Axis::Y, {}, {}, {}, {}}}};
    Direction* listed_ = nullptr;  // the next lines are its clues
};

/// Returns whether the text has the lines `rows` and `columns` and one that begins with `width` or `height`.
bool looks_like_non(std::string_view text) {
    bool has_size = false, has_rows = false, has_columns = false;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::string_view content = trimmed(line);
        has_size |= content.starts_with("width ") || content.starts_with("height ");
        has_rows |= content == "rows";
        has_columns |= content == "columns";
    }
    return has_size && has_rows && has_columns;
}

/// Reads a nonogram in Steve Simpson's `.non` format, which has `width N` and `height N`, and after `rows`
/// and `columns` the runs of each line, with commas or blanks between them. 0 is a line without runs, and
/// '-', which is our addition, a line without a clue; if no line has a clue, the list may be empty. `title`
/// and `by` are the title and the author; `catalogue`, `copyright` and `license` make the source; other
/// keywords are ignored. Cells are blank or '#', and each line with a clue has a rule `runs`. We follow the
/// description at Steve Simpson's nonogram solver and the files of nonogram-db.
ReadResult read_non(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    ReadResult result;
    auto checked = check_control_characters(*file.text);
    auto puzzle = checked ? NonReader(options).read(*file.text) : failure(checked);
    if (puzzle) {
        puzzle->file = file.name;
        puzzle->name = puzzle->title.empty() ? puzzle_name(file.name, 0, 1) : puzzle->title;
        puzzle->text = file.text;
    } else {
        puzzle.error().file = file.name;
        if (puzzle.error().span.line != 0) set_excerpt(puzzle.error(), *file.text);
    }
    result.push_back(std::move(puzzle));
    return result;
}

}  // namespace

std::vector<FormatPart> non_parts() {
    return {kNonKeywords.begin(), kNonKeywords.end()};
}

const Format kNon = {
    .name = "non",
    .summary = "Nonograms in Steve Simpson's .non format.",
    .beginning = "a nonogram (.non) has 'width', 'height', 'rows' and 'columns'",
    .recognises = looks_like_non,
    .read = read_non,
    .example = "width 3\nheight 2\nrows\n1,1\n3\ncolumns\n2\n1\n2\n",
    .lost = "Reading: keywords other than title, by, catalogue, copyright and license.",
    .write = write_non,
    .written_texts = {.title = true, .author = true, .source = true, .solution = true},
};

}  // namespace sator::exchange
