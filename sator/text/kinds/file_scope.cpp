#include "sator/text/kinds/file_scope.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/text/definitions/drawing_part.hpp"
#include "sator/text/definitions/each_statement.hpp"
#include "sator/text/scope/range_names.hpp"

namespace sator::text {

namespace {

constexpr std::string_view kDrawing = "drawing", kEach = "each";

/// Returns a statement as a line of a kind's text, without its drawings.
KindLine line_of(const Statement& statement) {
    KindLine line{statement.keyword, statement.span, {}, {}, {}, {}};
    if (statement.text.empty()) return line;
    line.text = statement.text.front();
    line.more.assign(statement.text.begin() + 1, statement.text.end());
    return line;
}

/// Returns the words of a text outside of quotes.
std::vector<std::string> words_of(const LineSlice& slice) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at < slice.text.size();) {
        const std::u32string_view word = first_word(slice.text.substr(at));
        if (!word.empty()) words.push_back(to_utf8(word));
        if (slice.text[at] == U'"') at = puzzle::find_closing_delimiter(slice.text, at).value_or(at);
        at += std::max<std::size_t>(1, word.size());
    }
    return words;
}

/// Returns the signs of a layout that has a blank before each of them, and '*' for each cell; empty for any other layout.
std::vector<std::u32string> spaced_signs(const DrawingLines& lines) {
    std::vector<std::u32string> signs;
    for (const LineSlice& line : lines) {
        std::u32string& row = signs.emplace_back();
        for (std::size_t at = 0; at < line.text.size(); ++at) {
            if (at % 2 == 1) row += line.text[at] == U' ' ? U'.' : line.text[at];
            if (at % 2 == 0 && line.text[at] != U' ') return {};
        }
    }
    std::size_t columns = 0;
    for (const std::u32string& row : signs) columns = std::max(columns, row.size());
    for (std::u32string& row : signs) row.resize(columns, U'.');
    return columns == 0 ? std::vector<std::u32string>() : signs;
}

struct ReadDrawing {
    KindDrawing drawing;
    DrawnKind drawn;
};

KindExpansion expansion_of(const ReadDrawing& read) {
    KindExpansion expansion;
    expansion.statements = read.drawn.grid.statement();
    expansion.more.push_back(read.drawn.initial());
    expansion.reads_drawings = true;
    expansion.marks = read.drawn.marks;
    expansion.marks_are_values = std::ranges::none_of(read.drawing.signs, [](const KindSign& sign) {
        return sign.place == KindSign::Place::Cell && sign.patterns.front().has_numbers();
    });
    return expansion;
}

}  // namespace

bool is_of_kind_language(const Statement& statement) {
    return !statement.is_bare && (statement.keyword == kDrawing || statement.keyword == kEach);
}

/// Reads the meanings of the signs, then the drawing. The drawing's signs refer to `drawing`.
static std::expected<DrawnKind, Diagnostic> read_file_drawing(const Statement& statement,
                                                              const std::string& range,
                                                              KindDrawing& drawing) {
    auto part = read_drawing_part(line_of(statement));
    if (!part) return failure(part);
    drawing = std::move(*part);
    if (drawing.use != KindDrawing::Use::Signs)
        return std::unexpected(error_at(statement.span,
                                        "in a puzzle's file, 'drawing' says what each sign means",
                                        "write e.g. drawing . cell · # block · 0..4 block number"));
    auto drawn = read_drawn_kind({statement, {}}, drawing);
    if (!drawn) return drawn;
    if (range.empty()) return drawn;
    if (auto checked = check_known_values(*drawn, drawing, statement.keyword, range); !checked)
        return failure(checked);
    return drawn;
}

KindResult expand_drawing(const Statement& statement, const std::string& range) {
    KindDrawing drawing;
    auto drawn = read_file_drawing(statement, range, drawing);
    if (!drawn) return failure(drawn);
    return expansion_of({std::move(drawing), std::move(*drawn)});
}

std::expected<void, Diagnostic> FileScope::take_names(std::span<Statement> statements,
                                                      std::deque<std::u32string>& texts) {
    for (Statement& statement : statements) {
        if (statement.keyword != "range" || statement.text.empty()) continue;
        LineSlice& line = statement.text.front();
        const std::size_t known = values_.size();
        const auto left = take_value_names(line, values_);
        const std::string text = left ? *left : to_utf8(line.text);
        if (range_.empty()) range_ = text.substr(0, text.find(" at "));
        if (values_.size() == known) continue;  // also if the line is wrong, which its reader says
        if (!left) return failure(left);
        texts.push_back(to_code_points(text));
        line = {line.line, line.column, texts.back(), line.span(0, line.text.size())};
    }
    scope_.set_values(values_);
    return {};
}

void FileScope::set_size(const PrintedGrid& grid) {
    scope_.set("ROWS", std::to_string(grid.rows()));
    scope_.set("COLUMNS", std::to_string(grid.columns()));
    scope_.set("CELLS", std::to_string(grid.cells().size()));
}

void FileScope::note_grid(BoxSize size, const PuzzleOptions& options) {
    if (drawn_) return;
    // The rows and columns of one of several grids are not those of the puzzle.
    if (std::exchange(has_grid_, true)) return sized_.reset();
    auto grid = make_printed_grid(size, options);
    if (grid) set_size(sized_.emplace(std::move(*grid)));  // if not, the reader of the grid says why
    if (sized_) sized_->set_torus(is_torus_);
}

void FileScope::note_layout(const Statement& layout, const PuzzleOptions& options) {
    if (drawn_) return;
    if (layout.drawings.empty()) {
        const auto size = layout.text.empty() ? std::nullopt : size_of(to_utf8(layout.text.front().text));
        if (size) note_grid(*size, options);
        return;
    }
    auto signs = spaced_signs(layout.drawings.front());
    if (!signs.empty()) set_size(sized_.emplace(std::move(signs)));
    if (sized_) sized_->set_torus(is_torus_);
}

void FileScope::note_regions(const Statement& regions) {
    if (regions.drawings.empty()) return;
    if (auto letters = read_printed_lines(regions.drawings.front())) regions_ = std::move(*letters);
}

void FileScope::note_marks(const PuzzleKind& kind) {
    for (const DrawnMark& mark : kind.marks) {
        KindSign& meaning = meanings_.emplace_back();
        meaning.place = mark.is_corner  ? KindSign::Place::Corner
                        : mark.is_block ? KindSign::Place::Block
                                        : KindSign::Place::Cell;
        meaning.name = mark.name;
        signs_.push_back({&meaning,
                          {static_cast<int>(mark.row), static_cast<int>(mark.column)},
                          {},
                          mark.numbers,
                          mark.text,
                          mark.span});
    }
    values_.insert(values_.end(), kind.values.begin(), kind.values.end());
    scope_.set_values(values_);
}

KindResult FileScope::draw(const Statement& statement) {
    if (drawn_)
        return std::unexpected(
            error_at(statement.span, "the puzzle has a drawing already", "remove this one"));
    auto drawn = read_file_drawing(statement, range_, drawing_.emplace());
    if (!drawn) return failure(drawn);
    drawn_ = std::move(*drawn);
    drawn_->grid.set_torus(is_torus_);
    drawn_->open.set_torus(is_torus_);
    set_size(drawn_->grid);
    return expansion_of({*drawing_, *drawn_});
}

const PrintedGrid* FileScope::grid() const {
    return drawn_ ? &drawn_->grid : sized_ ? &*sized_ : nullptr;
}

KindPlaces FileScope::places() const {
    return {grid(), drawn_ ? &drawn_->open : grid(), regions_.empty() ? nullptr : &regions_,
            drawn_ ? std::span<const DrawnSign>(drawn_->signs) : std::span<const DrawnSign>(signs_)};
}

std::expected<std::vector<StatementText>, Diagnostic> FileScope::each(const Statement& statement) const {
    if (grid() == nullptr)
        return std::unexpected(
            error_at(statement.span, "'each' comes after the grid that it goes through",
                     "the grid is a kind's, a size, or a drawing with a blank before each cell"));
    auto written = each_statements(line_of(statement), scope_, places());
    if (!written) return failure(written);
    for (StatementText& text : written->statements) {
        if (text.origin.line == 0) text.origin = statement.span;
    }
    return std::move(written->statements);
}

bool FileScope::has_name(const LineSlice& text) const {
    return std::ranges::any_of(words_of(text), [&](const std::string& word) {
        return std::ranges::any_of(
            values_, [&](const ValueName& value) { return value.name == word || value.plural == word; });
    });
}

bool FileScope::concerns(const Statement& statement) const {
    const bool is_rule = statement.is_bare || statement.keyword == "rule" || statement.keyword == "clues";
    if (!is_rule) return false;
    if (std::ranges::any_of(statement.text, [&](const LineSlice& text) { return has_name(text); }))
        return true;
    if (std::ranges::any_of(statement.clues, [&](const LineSlice& text) { return has_name(text); }))
        return true;
    if (grid() == nullptr) return false;
    constexpr std::array<std::string_view, 4> kPlaces = {"views", "beside", "signs", "open"};
    return std::ranges::any_of(statement.text, [&](const LineSlice& text) {
        return std::ranges::any_of(words_of(text), [&](const std::string& word) {
            return std::ranges::find(kPlaces, word) != kPlaces.end();
        });
    });
}

std::expected<StatementText, Diagnostic> FileScope::written_out(const Statement& statement) const {
    auto text = statement_of(line_of(statement), scope_, places());
    if (!text) return failure(text);
    return StatementText{std::move(*text), statement.span};
}

std::expected<void, Diagnostic> FileScope::write_out_names(Statement& statement,
                                                           std::deque<std::u32string>& texts) const {
    for (auto* lines : {&statement.text, &statement.clues}) {
        for (LineSlice& line : *lines) {
            if (!has_name(line)) continue;
            const SourceSpan written = line.span(0, line.text.size());
            const auto replaced = scope_.replaced(to_utf8(line.text));
            if (!replaced) return std::unexpected(error_at(written, replaced.error()));
            texts.push_back(to_code_points(replaced->value_or("")));
            line = {line.line, line.column, texts.back(), written};
        }
    }
    return {};
}

}  // namespace sator::text
