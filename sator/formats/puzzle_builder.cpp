#include "sator/formats/puzzle_builder.hpp"

#include <algorithm>
#include <iterator>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/formats/drawings/given_values.hpp"
#include "sator/formats/initial_lines.hpp"
#include "sator/formats/sator/cell_range_builder.hpp"
#include "sator/formats/sator/range_statements.hpp"
#include "sator/formats/sator/rule_statements.hpp"
#include "sator/formats/statements/statement_arguments.hpp"
#include "sator/formats/statements/statements.hpp"
#include "sator/puzzle/drawn_grid.hpp"
#include "sator/puzzle/hexagon.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/puzzle/rectangle.hpp"

namespace sator {

using namespace base;
using namespace puzzle;
using namespace formats;

namespace {

/// The name of the puzzle's text in errors.
constexpr const char* kFile = "puzzle";
constexpr std::string_view kInitial = "initial ", kGiven = "given ";

std::expected<Grid, Diagnostic> grid_of(std::expected<LinedGrid, Diagnostic> made) {
    if (!made) return std::unexpected(std::move(made.error()));
    return std::move(made->grid);
}

std::vector<std::u32string> lines_of_text(std::string_view text) {
    std::vector<std::u32string> lines;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        lines.push_back(to_code_points(line));
    }
    return lines;
}

/// Returns a, b, …, z, A, …, Z, and then labels that no expression can name.
std::string sequence_label(std::size_t sequence) {
    constexpr std::size_t kLetters = 26;
    if (sequence < kLetters) return std::string(1, static_cast<char>('a' + sequence));
    if (sequence < 2 * kLetters) return std::string(1, static_cast<char>('A' + (sequence - kLetters)));
    return "sequence " + std::to_string(sequence + 1);
}

}  // namespace

/// What was said so far.
class PuzzleBuilder::Draft {
  public:
    /// `statement`: how the puzzle language says the layout.
    Draft(std::expected<Grid, Diagnostic> grid, const std::string& statement);

    Puzzle& puzzle() { return puzzle_; }
    void add_range(std::string_view values, const std::optional<Slot>& cells);
    void add_rule(std::string_view text, MarkedDrawing drawing);
    void add_initial(std::string_view values);
    void add_given(CellId cell, std::string_view value);
    void set_message(Slot cells);
    std::expected<Puzzle, Diagnostic> build() const;

  private:
    /// Known values that are read once all ranges are known.
    struct UnparsedGivens {
        std::size_t initial = 0;
        CellId cell;
        bool is_line = false;  // `text` has all cells' values
        std::u32string text;
        SourceSpan span;
    };

    Statement add_statement(std::u32string& line);
    void refuse(Diagnostic error) { errors_.push_back(std::move(error)); }
    bool are_cells(std::span<const CellId> cells, SourceSpan span);
    void parse_givens(Puzzle& puzzle, std::vector<Diagnostic>& errors) const;

    Puzzle puzzle_;
    CellRangeBuilder ranges_;
    bool has_range_ = false;
    std::vector<UnparsedGivens> unparsed_givens_;
    std::string text_;
    std::uint32_t lines_ = 0;  // of text_
    std::vector<Diagnostic> errors_;
};

PuzzleBuilder::PuzzleBuilder(Draft draft) : draft_(std::make_unique<Draft>(std::move(draft))) {}
PuzzleBuilder::PuzzleBuilder(const PuzzleBuilder& other) : PuzzleBuilder(*other.draft_) {}
PuzzleBuilder& PuzzleBuilder::operator=(const PuzzleBuilder& other) {
    return *this = PuzzleBuilder(other);
}
PuzzleBuilder::PuzzleBuilder(PuzzleBuilder&&) noexcept = default;
PuzzleBuilder& PuzzleBuilder::operator=(PuzzleBuilder&&) noexcept = default;
PuzzleBuilder::~PuzzleBuilder() = default;

PuzzleBuilder::Draft::Draft(std::expected<Grid, Diagnostic> grid, const std::string& statement)
    : ranges_(grid ? grid->cell_count() : 0) {
    std::u32string line = to_code_points(statement);
    const Statement layout = add_statement(line);
    if (grid) {
        puzzle_.grid = std::move(*grid);
    } else {
        grid.error().span = layout.span;
        refuse(std::move(grid.error()));
    }
}

PuzzleBuilder PuzzleBuilder::rectangle(std::size_t columns, std::size_t rows) {
    return PuzzleBuilder(Draft(grid_of(make_rectangle(columns, rows)),
                               "layout " + std::to_string(columns) + "x" + std::to_string(rows)));
}

PuzzleBuilder PuzzleBuilder::hexagon(std::size_t x, std::size_t y, std::size_t z) {
    return PuzzleBuilder(
        Draft(grid_of(make_hexagon(x, y, z)),
              "layout hexagon " + std::to_string(x) + " " + std::to_string(y) + " " + std::to_string(z)));
}

PuzzleBuilder PuzzleBuilder::layout(std::string_view drawing) {
    return PuzzleBuilder(Draft(make_drawn_grid(lines_of_text(drawing)), "layout"));
}

Slot PuzzleBuilder::cells() const {
    Slot cells;
    for (std::size_t i = 0; i < draft_->puzzle().grid.cell_count(); ++i) cells.emplace_back(i);
    return cells;
}

CellId PuzzleBuilder::cell(std::size_t row, std::size_t place) const {
    const auto& rows = draft_->puzzle().grid.rows;
    if (row >= rows.size() || place >= rows[row].size()) return CellId(draft_->puzzle().grid.cell_count());
    return rows[row][place];
}

std::vector<Slot> PuzzleBuilder::lines(Axis axis) const {
    return lines_of(draft_->puzzle().grid)[static_cast<std::size_t>(axis)];
}

PuzzleBuilder& PuzzleBuilder::title(std::string text) {
    draft_->puzzle().title = std::move(text);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::author(std::string text) {
    draft_->puzzle().author = std::move(text);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::source(std::string text) {
    draft_->puzzle().source = std::move(text);
    return *this;
}

/// Makes `line` the next of the puzzle's text. The statement's pieces point into it.
Statement PuzzleBuilder::Draft::add_statement(std::u32string& line) {
    std::ranges::replace(line, U'\n', U' ');
    text_ += to_utf8(line) + "\n";
    ++lines_;
    Statement statement = std::move(read_statements(line).statements.front());
    statement.span.line = lines_;
    for (LineSlice& piece : statement.text) piece.line = lines_;
    return statement;
}

bool PuzzleBuilder::Draft::are_cells(std::span<const CellId> cells, SourceSpan span) {
    const std::size_t count = puzzle_.grid.cell_count();
    const auto is_none = [&](CellId cell) { return cell.index() >= count; };
    if (cells.empty() || std::ranges::any_of(cells, is_none)) {
        refuse(error_at(span, cells.empty() ? "this marks no cell" : "the layout has no such cell"));
        return false;
    }
    return true;
}

void PuzzleBuilder::Draft::add_range(std::string_view values, const std::optional<Slot>& cells) {
    std::u32string line = U"range " + to_code_points(values);
    const Statement statement = add_statement(line);
    has_range_ = true;
    const auto arguments = read_arguments(statement.text);
    auto symbols = arguments ? parse_symbol_list(*arguments) : std::unexpected(arguments.error());
    if (!symbols) {
        if (symbols.error().span.line == 0) symbols.error().span = statement.span;
        return refuse(std::move(symbols.error()));
    }
    ranges_.begin(std::move(*symbols));
    if (!cells) return ranges_.restrict_all();
    if (!are_cells(*cells, statement.span)) return;
    for (const CellId cell : *cells) ranges_.restrict(cell);
}

PuzzleBuilder& PuzzleBuilder::range(std::string_view values) {
    draft_->add_range(values, std::nullopt);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::range(std::string_view values, std::span<const CellId> cells) {
    draft_->add_range(values, Slot(cells.begin(), cells.end()));
    return *this;
}

PuzzleBuilder& PuzzleBuilder::rule(std::string_view statement, const Slot& sequence) {
    return rule(statement, std::vector<Slot>{sequence});
}

PuzzleBuilder& PuzzleBuilder::rule(std::string_view statement, const std::vector<Slot>& sequences) {
    MarkedDrawing drawing;
    for (const Slot& sequence : sequences) drawing.push_back({sequence_label(drawing.size()), sequence});
    return rule(statement, std::move(drawing));
}

PuzzleBuilder& PuzzleBuilder::rule(std::string_view statement, MarkedDrawing drawing) {
    draft_->add_rule(statement, std::move(drawing));
    return *this;
}

void PuzzleBuilder::Draft::add_rule(std::string_view text, MarkedDrawing drawing) {
    std::u32string line = U"rule " + to_code_points(text);
    auto rule = read_rule(add_statement(line));
    if (!rule) return refuse(std::move(rule.error()));
    Slot all;
    for (const Sequence& sequence : drawing) std::ranges::copy(sequence.cells, std::back_inserter(all));
    const bool has_empty =
        std::ranges::any_of(drawing, [](const Sequence& sequence) { return sequence.cells.empty(); });
    if (!are_cells(has_empty ? Slot() : all, rule->rule.span)) return;
    rule->rule.drawings.push_back(std::move(drawing));
    puzzle_.rules.push_back(std::move(rule->rule));
}

PuzzleBuilder& PuzzleBuilder::words(std::string_view list) {
    std::string& words = draft_->puzzle().words;
    words += list;
    if (!list.ends_with('\n')) words += '\n';
    return *this;
}

PuzzleBuilder& PuzzleBuilder::initial(std::string_view values) {
    draft_->add_initial(values);
    return *this;
}

void PuzzleBuilder::Draft::add_initial(std::string_view values) {
    std::u32string line = to_code_points(std::string(kInitial).append(values));
    const Statement statement = add_statement(line);
    puzzle_.initials.emplace_back();
    const SourceSpan span = {statement.span.line, static_cast<std::uint32_t>(kInitial.size() + 1), 1};
    unparsed_givens_.push_back({puzzle_.initials.size() - 1, {}, true, line.substr(kInitial.size()), span});
}

PuzzleBuilder& PuzzleBuilder::given(CellId cell, std::string_view value) {
    draft_->add_given(cell, value);
    return *this;
}

void PuzzleBuilder::Draft::add_given(CellId cell, std::string_view value) {
    text_ += std::string(kGiven).append(value) + "\n";
    const std::u32string text = to_code_points(value);
    const SourceSpan span = {++lines_, static_cast<std::uint32_t>(kGiven.size() + 1),
                             static_cast<std::uint32_t>(std::max<std::size_t>(1, text.size()))};
    if (!are_cells({&cell, 1}, span)) return;
    if (puzzle_.initials.empty()) puzzle_.initials.emplace_back();
    unparsed_givens_.push_back({puzzle_.initials.size() - 1, cell, false, text, span});
}

PuzzleBuilder& PuzzleBuilder::message(Slot cells) {
    draft_->set_message(std::move(cells));
    return *this;
}

void PuzzleBuilder::Draft::set_message(Slot cells) {
    std::u32string line = U"message";
    const SourceSpan span = add_statement(line).span;
    if (are_cells(cells, span)) puzzle_.message = std::move(cells);
}

std::expected<Puzzle, Diagnostic> PuzzleBuilder::build() const {
    return draft_->build();
}

std::expected<Puzzle, Diagnostic> PuzzleBuilder::Draft::build() const {
    Puzzle puzzle = puzzle_;
    std::vector<Diagnostic> errors = errors_;
    puzzle.file = kFile;
    puzzle.name = puzzle.title.empty() ? kFile : puzzle.title;
    puzzle.text = std::make_shared<const std::string>(text_);
    if (errors.empty() && (has_range_ || !set_clue_alphabet(std::nullopt, {}, puzzle))) {
        constexpr SourceSpan kWholeLayout{1, 1, 6};
        for (const CellRangeBuilder::Fault& fault : ranges_.faults())
            errors.push_back(range_error(fault, kWholeLayout));
        if (!ranges_.store(puzzle))
            errors.push_back(error_at(kWholeLayout, "the cells' ranges have too many values"));
    }
    if (errors.empty()) parse_givens(puzzle, errors);
    if (errors.empty()) return puzzle;
    for (Diagnostic& error : errors) {
        error.file = kFile;
        set_excerpt(error, text_);
    }
    Diagnostic first = std::move(errors.front());
    first.also.assign(std::make_move_iterator(errors.begin() + 1), std::make_move_iterator(errors.end()));
    return std::unexpected(std::move(first));
}

void PuzzleBuilder::Draft::parse_givens(Puzzle& puzzle, std::vector<Diagnostic>& errors) const {
    const std::u32string characters = literal_characters(puzzle.alphabet);
    const auto refuse_at = [&](Diagnostic error, const SourceSpan& span) {
        error.span.line = span.line;
        errors.push_back(std::move(error));
    };
    for (std::size_t i = 0; i < puzzle.initials.size() && puzzle.initials.size() > 1; ++i)
        puzzle.initials[i].name = "#" + std::to_string(i + 1);
    for (const UnparsedGivens& known : unparsed_givens_) {
        std::vector<Given>& givens = puzzle.initials[known.initial].givens;
        if (!known.is_line) {
            auto given = parse_given(puzzle, known.cell, known.text, known.span, characters);
            if (given) {
                givens.push_back(std::move(*given));
            } else {
                refuse_at(std::move(given.error()), known.span);
            }
            continue;
        }
        InitialLines lines = read_initial_lines(to_utf8(known.text), puzzle);
        if (!lines.errors.empty()) {
            lines.errors.front().span.column += known.span.column - 1;
            refuse_at(std::move(lines.errors.front()), known.span);
        } else if (lines.initials.empty()) {
            errors.push_back(error_at(known.span, "there are no values",
                                      "write a character for each cell, with '.' for an open cell"));
        } else {
            std::ranges::copy(lines.initials.front().givens, std::back_inserter(givens));
        }
    }
    for (Initial& initial : puzzle.initials) std::ranges::stable_sort(initial.givens, {}, &Given::cell);
}

}  // namespace sator
