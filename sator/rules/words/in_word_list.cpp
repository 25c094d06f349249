#include "sator/rules/words/in_word_list.hpp"

#include <algorithm>

#include "sator/propagators/tables/table.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/registry/limit_error.hpp"
#include "sator/rules/registry/sequence_rule.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::rules {

namespace {

/// The words of the list are the rows of a table constraint: GAC by Compact-Table
/// (propagators/tables/table.cpp).
class InWordList final : public SequenceRule {
  public:
    InWordList(Sequence sequence, std::shared_ptr<const WordTable> words, std::string list_name)
        : SequenceRule(std::move(sequence)), words_(std::move(words)), list_name_(std::move(list_name)) {}

    bool holds(std::span<const Value> values) const override { return words_->score_of(values).has_value(); }

    void post(Model& model) const override {
        model.post(std::make_shared<Table>(std::shared_ptr<const Tuples>(words_, &words_->rows)), scope());
    }

  private:
    std::string requirement(const Puzzle& /*puzzle*/) const override { return "be a word of " + list_name_; }

    std::shared_ptr<const WordTable> words_;
    std::string list_name_;
};

std::string letters(std::size_t count) {
    return std::to_string(count) + (count == 1 ? " letter" : " letters");
}

/// Returns the place of a run as solvers of crosswords call it: "5 cells across from R3C2", "2 cells: R1C1–R2C2".
std::string run_name(const Grid& grid, const Sequence& run) {
    const std::size_t length = run.cells.size();
    const std::string cells = length == 1 ? "1 cell" : std::to_string(length) + " cells";
    const puzzle::CellMap map(grid);
    for (const puzzle::CellStep& step : map.steps()) {
        const bool is_across = step.name == "right";
        if (length < 2 || (!is_across && step.name != "down")) continue;
        if (map.line(run.cells.front(), step, length) == run.cells)
            return cells + (is_across ? " across from " : " down from ") + cell_name(grid, run.cells.front());
    }
    return cells + ": " + sequence_name(grid, run);
}

/// Makes the error that says why no word of the list fits.
Diagnostic no_fitting_word(const WordList& list, const WordListOptions& options, const std::string& list_name,
                           const SourceSpan& span, const Grid& grid, const Sequence& run) {
    const std::size_t length = run.cells.size();
    const auto of_length = list.of_length(length);
    const auto lengths = list.lengths();
    std::string hint;
    if (lengths.empty()) {
        hint = "the list is empty";
    } else if (of_length.empty()) {
        hint = "its words have " + letters(lengths.front());
        if (lengths.size() > 1)
            hint = "its words have " + std::to_string(lengths.front()) + " to " + letters(lengths.back());
    } else if (std::ranges::none_of(of_length,
                                    [&](std::uint32_t i) { return list.score(i) >= options.min_score; })) {
        hint = "all its words of that length score less than " + std::to_string(options.min_score);
    } else {
        hint = "its words of that length have characters outside the cells' range";
    }
    return error_at(run.span.line == 0 ? span : run.span,
                    "no word of " + list_name + " fits " + run_name(grid, run), hint);
}

}  // namespace

std::expected<RuleList, Diagnostic> make_in_word_list(std::shared_ptr<const WordList> list,
                                                      const WordListOptions& options,
                                                      const std::string& list_name, const SourceSpan& span,
                                                      std::span<const Sequence> sequences,
                                                      RuleContext& context) {
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const std::size_t length = sequence.cells.size();
            const auto range = range_union(context.puzzle, sequence.cells);
            auto words = context.resources.tables().table(list, options, context.puzzle.alphabet, range,
                                                          length, context.watch);
            if (words == nullptr) return std::unexpected(limit_error(span));
            if (words->rows.row_count() == 0)
                return std::unexpected(
                    no_fitting_word(*list, options, list_name, span, context.puzzle.grid, sequence));
            return std::make_unique<InWordList>(sequence, std::move(words), list_name);
        });
}

}  // namespace sator::rules
