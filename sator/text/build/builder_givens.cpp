// The known values of a puzzle that is built: they are kept as texts and read once all ranges are known.
#include <algorithm>
#include <iterator>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/build/builder_draft.hpp"
#include "sator/text/drawings/given_values.hpp"
#include "sator/text/initial/initial_lines.hpp"

namespace sator::text {

namespace {

constexpr std::string_view kInitial = "initial ", kGiven = "given ", kSolution = "solution ";

}  // namespace

/// Keeps known values as texts, because the alphabet may change until the puzzle is built.
void BuilderDraft::take_givens(std::span<const Given> givens, std::optional<std::size_t> initial) {
    for (const Given& given : givens) {
        const std::string text = to_symbol_text(puzzle_.alphabet[given.value]);
        unparsed_givens_.push_back({initial, given.cell, false, to_code_points(text), given.span});
    }
}

void BuilderDraft::set_solution(std::string_view values) {
    std::u32string line = to_code_points(std::string(kSolution).append(values));
    const Statement statement = add_statement(line);
    std::erase_if(unparsed_givens_, [](const UnparsedGivens& known) { return !known.initial; });
    const SourceSpan span = {statement.span.line, static_cast<std::uint32_t>(kSolution.size() + 1), 1};
    unparsed_givens_.push_back({std::nullopt, {}, true, line.substr(kSolution.size()), span});
}

void BuilderDraft::add_initial(std::string_view values) {
    std::u32string line = to_code_points(std::string(kInitial).append(values));
    const Statement statement = add_statement(line);
    puzzle_.initials.emplace_back();
    const SourceSpan span = {statement.span.line, static_cast<std::uint32_t>(kInitial.size() + 1), 1};
    unparsed_givens_.push_back({puzzle_.initials.size() - 1, {}, true, line.substr(kInitial.size()), span});
}

void BuilderDraft::add_given(CellId cell, std::string_view value) {
    text_ += std::string(kGiven).append(value) + "\n";
    const std::u32string text = to_code_points(value);
    const SourceSpan span = {++lines_, static_cast<std::uint32_t>(kGiven.size() + 1),
                             static_cast<std::uint32_t>(std::max<std::size_t>(1, text.size()))};
    if (!are_cells({&cell, 1}, span)) return;
    if (puzzle_.initials.empty()) puzzle_.initials.emplace_back();
    unparsed_givens_.push_back({puzzle_.initials.size() - 1, cell, false, text, span});
}

void BuilderDraft::parse_givens(Puzzle& puzzle, Errors& errors) const {
    GivenReader reader(puzzle);
    const auto refuse_at = [&](Diagnostic error, const SourceSpan& span) {
        error.span.line = span.line;
        errors.add(std::move(error));
    };
    for (std::size_t i = 0; i < puzzle.initials.size() && puzzle.initials.size() > 1; ++i)
        puzzle.initials[i].name = "#" + std::to_string(i + 1);
    for (const UnparsedGivens& known : unparsed_givens_) {
        std::vector<Given>& givens = known.initial ? puzzle.initials[*known.initial].givens : puzzle.solution;
        if (!known.is_line) {
            auto own = reader.parse(known.cell, known.text, known.span);
            if (own) {
                std::ranges::copy(*own, std::back_inserter(givens));
            } else {
                refuse_at(std::move(own.error()), known.span);
            }
            continue;
        }
        InitialLines lines = read_initial_lines(to_utf8(known.text), puzzle);
        if (!lines.errors.empty()) {
            lines.errors.front().span.column += known.span.column - 1;
            refuse_at(std::move(lines.errors.front()), known.span);
        } else if (lines.initials.empty()) {
            errors.add(error_at(known.span, "there are no values",
                                "write a character for each cell, with '.' for an open cell"));
        } else {
            std::ranges::copy(lines.initials.front().givens, std::back_inserter(givens));
        }
    }
    for (Initial& initial : puzzle.initials) std::ranges::stable_sort(initial.givens, {}, &Given::cell);
    std::ranges::stable_sort(puzzle.solution, {}, &Given::cell);
    if (errors.is_empty()) errors.take(check_solution(puzzle));
}

std::expected<void, Diagnostic> BuilderDraft::check_solution(const Puzzle& puzzle) const {
    if (puzzle.solution.empty()) return {};
    std::size_t cell = 0;
    while (cell < puzzle.solution.size() && puzzle.solution[cell].cell == CellId(cell)) ++cell;
    if (cell == puzzle.grid.cell_count()) return {};
    const auto line =
        std::ranges::find_if(unparsed_givens_, [](const UnparsedGivens& known) { return !known.initial; });
    return std::unexpected(error_at(line->span,
                                    "the solution has no value in " + cell_name(puzzle.grid, CellId(cell)),
                                    "write a value for each cell"));
}

}  // namespace sator::text
