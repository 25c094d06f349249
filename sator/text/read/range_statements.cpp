#include "sator/text/read/range_statements.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/language/parse/mentioned_characters.hpp"
#include "sator/puzzle/alphabet_choice.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/text/read/draft_fits.hpp"
#include "sator/text/read/rule_line.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

constexpr std::string_view kRange = "range";

/// Returns whether this line of the puzzle's text ends in a '#' without a comment after it, as `range . #` does, whose '#' was
/// probably meant as a symbol.
bool ends_in_bare_hash(const Puzzle& puzzle, std::size_t line) {
    if (puzzle.text == nullptr || line == 0) return false;
    std::string_view text = *puzzle.text;
    for (std::size_t skipped = 1; skipped < line; ++skipped)
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    text = text.substr(0, text.find('\n'));
    const std::size_t last = text.find_last_not_of(" \t\r");
    return text.starts_with(kRange) && last != std::string_view::npos && text[last] == '#';
}

class RangeReader {
  public:
    explicit RangeReader(PuzzleDraft& draft) : draft_(draft), ranges_(draft.puzzle.grid) {}

    void read(const Statement& statement) {
        if (ends_in_bare_hash(draft_.puzzle, statement.span.line))
            draft_.remark(error_at(statement.span, "the '#' at the end of this line begins a comment",
                                   "write \"#\" in quotes for the symbol"));
        const auto line = divide_rule_line(statement.text, false);
        if (!line) return refuse(line.error());
        const auto arguments = read_arguments(line->arguments);
        auto symbols = arguments ? parse_symbol_list(*arguments, draft_.options.watch)
                                 : std::unexpected(arguments.error());
        if (!symbols) {
            if (symbols.error().span.line == 0) symbols.error().span = statement.span;
            return refuse(std::move(symbols.error()));
        }
        ranges_.begin(std::move(*symbols));
        if (!line->places.empty()) return apply_places(line->places);
        if (statement.drawings.empty()) ranges_.restrict_all();
        for (const DrawingLines& drawing : statement.drawings) apply(drawing);
    }

    void finish() {
        if (!draft_.has_valid_ranges) return;
        ranges_.blank_cells();
        for (const CellRangeBuilder::Fault& fault : ranges_.faults())
            refuse(range_error(fault, draft_.span_of(fault.first)));
        if (draft_.has_valid_ranges && !ranges_.store(draft_.puzzle)) {
            refuse(error_at(draft_.layout_span, "the ranges of all cells have more than " +
                                                    std::to_string(CellRangeBuilder::kValueLimit) +
                                                    " values"));
        }
    }

  private:
    void refuse(Diagnostic error) {
        draft_.has_valid_ranges = false;
        draft_.refuse(std::move(error));
    }

    void apply_places(std::span<const LineSlice> text) {
        const auto places = read_places(text, draft_.place_names());
        if (!places) return refuse(places.error());
        for (const Sequence& place : *places) {
            for (const CellId cell : place.cells) ranges_.restrict(cell);
        }
    }

    void apply(const DrawingLines& drawing) {
        const auto fits = fits_in(draft_, drawing, MarkUse::Sequences);
        if (!fits) return refuse(fits.error());
        for (const Mark& mark : fits->front()) {
            if (mark.kind != Mark::Kind::Star)
                return refuse(error_at(mark.span, "a range marks its cells with '*'", "write '*' or '.'"));
        }
        if (fits->front().empty())
            return refuse(
                error_at(span_of(drawing), "this drawing marks no cell", "mark the cells with '*'"));
        for (const Fit& fit : *fits) {
            for (const Mark& mark : fit) ranges_.restrict(mark.cell);
        }
    }

    PuzzleDraft& draft_;
    CellRangeBuilder ranges_;
};

bool is_regex(const RuleStatement& rule) {
    return !rule.arguments.empty() && rule.arguments.front().kind == Argument::Kind::Regex;
}

CodePointSet mentioned_alphabet(const Puzzle& puzzle, Dialect dialect) {
    CharacterCollection mentioned;
    for (const RuleStatement& rule : puzzle.rules) {
        if (is_regex(rule)) {
            const RegexOptions options{dialect, {}, {}};
            add_mentioned_characters(to_code_points(rule.arguments.front().text), options, mentioned);
        }
    }
    return default_alphabet(mentioned);
}

}  // namespace

Diagnostic range_error(const CellRangeBuilder::Fault& fault, SourceSpan span) {
    const bool is_one = fault.others == 0;
    const std::string others = std::to_string(fault.others) + (fault.others == 1 ? " other " : " others ");
    const std::string cells = is_one ? "this cell has " : "this cell and " + others + "have ";
    if (fault.has_ranges) {
        return error_at(span, cells + "ranges without a common value",
                        "a cell with several ranges has only their common values");
    }
    return error_at(span, cells + "no range",
                    "write 'range' and the values, such as 1..9 or a..z; a drawing below it marks the cells "
                    "with '*'");
}

bool set_clue_alphabet(const std::optional<CodePointSet>& stated, const PuzzleOptions& options,
                       Puzzle& puzzle) {
    if (std::ranges::none_of(puzzle.rules, is_regex)) return false;
    const std::optional<CodePointSet>& chosen = options.alphabet ? options.alphabet : stated;
    puzzle.alphabet = Alphabet::of_characters(chosen ? *chosen : mentioned_alphabet(puzzle, options.dialect));
    return true;
}

void read_ranges(std::span<const Statement> statements, const std::optional<CodePointSet>& stated,
                 PuzzleDraft& draft) {
    RangeReader reader(draft);
    bool has_range = false;
    for (const Statement& statement : statements) {
        if (statement.keyword != kRange) continue;
        has_range = true;
        reader.read(statement);
    }
    if (has_range || !set_clue_alphabet(stated, draft.options, draft.puzzle)) return reader.finish();
    if (draft.imported) draft.puzzle.alphabet = draft.imported->alphabet;
}

}  // namespace sator::text
