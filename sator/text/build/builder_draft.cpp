#include "sator/text/build/builder_draft.hpp"

#include <algorithm>
#include <iterator>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/text/kinds/expand_kinds.hpp"
#include "sator/text/read/definition_statements.hpp"
#include "sator/text/read/range_statements.hpp"
#include "sator/text/read/rule_statements.hpp"
#include "sator/text/read/sator_language.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

/// The name of the puzzle's text in errors.
constexpr const char* kFile = "puzzle";

}  // namespace

BuilderDraft::BuilderDraft(std::expected<Grid, Diagnostic> grid, const std::string& statement)
    : ranges_(grid ? *grid : Grid()) {
    std::u32string line = to_code_points(statement);
    const Statement layout = add_statement(line);
    if (grid) {
        puzzle_.grid = std::move(*grid);
    } else {
        grid.error().span = layout.span;
        refuse(std::move(grid.error()));
    }
}

BuilderDraft::BuilderDraft(std::string_view text) : ranges_(Grid()) {
    text_ = std::string(text) + "\n";
    lines_ = static_cast<std::uint32_t>(std::ranges::count(text_, '\n'));
    Resources resources;
    auto read = read_sator({kFile, std::make_shared<const std::string>(text_)}, resources);
    if (!read) {
        errors_ = Errors(std::move(read.error()));
        return;
    }
    puzzle_ = std::move(*read);
    ranges_ = CellRangeBuilder(puzzle_.grid);
    has_range_ = true;
    for (std::size_t cell = 0; cell < puzzle_.grid.position_count(); ++cell) {
        std::vector<Symbol> symbols;
        for (const ValueId value : range_of(puzzle_, CellId(cell)))
            symbols.push_back(puzzle_.alphabet[value]);
        ranges_.begin(std::move(symbols));
        ranges_.restrict(CellId(cell));
    }
    for (std::size_t i = 0; i < puzzle_.initials.size(); ++i) take_givens(puzzle_.initials[i].givens, i);
    take_givens(puzzle_.solution, std::nullopt);
    for (Initial& initial : puzzle_.initials) initial.givens.clear();
    puzzle_.solution.clear();
}

Statement BuilderDraft::add_lines(const std::u32string& lines) {
    StatementWords words = statement_words(Registry::standard());
    for (const RuleDefinition& definition : puzzle_.definitions) words.words.push_back(definition.name);
    StatementList list = read_statements(lines, words);
    const auto move_down = [&](std::vector<LineSlice>& slices) {
        for (LineSlice& slice : slices) slice.line += lines_;
    };
    for (Statement& statement : list.statements) {
        statement.span.line += lines_;
        move_down(statement.text);
        move_down(statement.clues);
        for (DrawingLines& drawing : statement.drawings) move_down(drawing);
    }
    text_ += to_utf8(lines) + "\n";
    const std::uint32_t first = lines_ + 1;
    lines_ = static_cast<std::uint32_t>(std::ranges::count(text_, '\n'));
    for (Diagnostic& error : list.errors) {
        error.span.line += first - 1;
        refuse(std::move(error));
    }
    if (list.statements.size() == 1) return std::move(list.statements.front());
    if (list.errors.empty())
        refuse(error_at({first, 1, 1}, "this is not one statement", "state one rule a call"));
    return {};
}

/// Returns the text as a statement: the bare name of a rule if there are clues below it, else a line `rule`.
static std::u32string rule_statement(std::string_view text) {
    const std::u32string code_points = to_code_points(text);
    return (code_points.contains(U'\n') ? U"" : U"rule ") + code_points;
}

void BuilderDraft::add_placed_rules(std::string_view text) {
    const std::u32string lines = rule_statement(text);
    const Statement statement = add_lines(lines);
    if (statement.keyword.empty()) return;
    if (!statement.drawings.empty())
        return refuse(error_at(span_of(statement.drawings.front()), "this rule has a drawing",
                               "write its cells after 'at', or give them to rule()"));
    const PuzzleOptions options;
    PuzzleDraft draft{.options = options};
    std::swap(draft.puzzle, puzzle_);
    read_rules({&statement, 1}, {}, draft);
    std::swap(draft.puzzle, puzzle_);
    errors_.add_all(draft.errors.take_list());
}

void BuilderDraft::add_definition(std::string_view text) {
    const std::u32string lines = U"define " + to_code_points(text);
    const Statement statement = add_lines(lines);
    if (statement.keyword.empty()) return;
    const PuzzleOptions options;
    PuzzleDraft draft{.options = options};
    std::swap(draft.puzzle, puzzle_);
    Resources resources;
    read_definitions({&statement, 1}, kFile, resources, draft);
    std::swap(draft.puzzle, puzzle_);
    errors_.add_all(draft.errors.take_list());
}

void BuilderDraft::set_regions(std::string_view letters) {
    std::u32string line = U"regions " + to_code_points(letters);
    const SourceSpan span = add_statement(line).span;
    std::u32string marks = to_code_points(letters);
    std::erase_if(marks, [](char32_t c) { return is_blank(c) || c == U'\n'; });
    if (marks.size() != puzzle_.grid.cell_count())
        return refuse(error_at(span,
                               "there are " + std::to_string(marks.size()) + " letters for " +
                                   std::to_string(puzzle_.grid.cell_count()) + " cells",
                               "write a letter for each cell, with '.' for a cell of no region"));
    puzzle_.regions.clear();
    for (std::size_t cell = 0; cell < marks.size(); ++cell) {
        if (marks[cell] == U'.') continue;
        const std::string label = "region " + to_utf8(marks.substr(cell, 1));
        auto region = std::ranges::find(puzzle_.regions, label, &Sequence::label);
        if (region == puzzle_.regions.end())
            region = puzzle_.regions.insert(puzzle_.regions.end(), Sequence{label, {}});
        region->cells.emplace_back(cell);
    }
}

/// Makes `line` the next of the puzzle's text. The statement's pieces point into it.
Statement BuilderDraft::add_statement(std::u32string& line) {
    std::ranges::replace(line, U'\n', U' ');
    text_ += to_utf8(line) + "\n";
    ++lines_;
    Statement statement = std::move(read_statements(line).statements.front());
    statement.span.line = lines_;
    for (LineSlice& piece : statement.text) piece.line = lines_;
    return statement;
}

bool BuilderDraft::are_cells(std::span<const CellId> cells, SourceSpan span) {
    const std::size_t count = puzzle_.grid.position_count();
    const auto is_none = [&](CellId cell) { return cell.index() >= count; };
    if (cells.empty() || std::ranges::any_of(cells, is_none)) {
        refuse(error_at(span, cells.empty() ? "this marks no cell" : "the layout has no such cell"));
        return false;
    }
    return true;
}

void BuilderDraft::add_range(std::string_view values, const std::optional<Slot>& cells) {
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

void BuilderDraft::add_rule(std::string_view text, MarkedDrawing drawing) {
    std::u32string line = U"rule " + to_code_points(text);
    auto rule = read_rule(add_statement(line));
    if (!rule) return refuse(std::move(rule.error()));
    if (!rule->line.places.empty())
        return refuse(error_at(rule->line.at, "the rule has both places and cells", "leave out one of them"));
    Slot all;
    for (const Sequence& sequence : drawing) std::ranges::copy(sequence.cells, std::back_inserter(all));
    const bool has_empty =
        std::ranges::any_of(drawing, [](const Sequence& sequence) { return sequence.cells.empty(); });
    if (!are_cells(has_empty ? Slot() : all, rule->rule.span)) return;
    rule->rule.drawings.push_back(std::move(drawing));
    puzzle_.rules.push_back(std::move(rule->rule));
}

void BuilderDraft::set_message(Slot cells) {
    std::u32string line = U"message";
    const SourceSpan span = add_statement(line).span;
    if (are_cells(cells, span)) puzzle_.message = std::move(cells);
}

std::expected<Puzzle, Diagnostic> BuilderDraft::build() const {
    Puzzle puzzle = puzzle_;
    Errors errors = errors_;
    puzzle.file = kFile;
    puzzle.name = puzzle.title.empty() ? kFile : puzzle.title;
    puzzle.text = std::make_shared<const std::string>(text_);
    if (errors.is_empty() && (has_range_ || !set_clue_alphabet(std::nullopt, {}, puzzle))) {
        constexpr SourceSpan kWholeLayout{1, 1, 6};
        for (const CellRangeBuilder::Fault& fault : ranges_.faults())
            errors.add(range_error(fault, kWholeLayout));
        if (!ranges_.store(puzzle))
            errors.add(error_at(kWholeLayout, "the cells' ranges have too many values"));
    }
    if (errors.is_empty()) parse_givens(puzzle, errors);
    if (errors.is_empty()) return puzzle;
    std::vector<Diagnostic> list = errors.take_list();
    for (Diagnostic& error : list) {
        error.file = kFile;
        set_excerpt(error, text_);
    }
    return std::unexpected(Errors(std::move(list)).take_joined());
}

}  // namespace sator::text
