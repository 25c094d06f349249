// The questions of sator/explain behind one class: this file only makes the contexts that they take, and
// turns their answers into values that name no part of that layer.
#include "sator/puzzle_explainer.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "sator/base/assert.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/check/check_report.hpp"
#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/find_hint.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/explain/rate/rating.hpp"
#include "sator/explain/repair/repair_text.hpp"
#include "sator/explain/text/sentence.hpp"
#include "sator/explain/text/step_groups.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator {

using namespace base;
using namespace explain;

/// The puzzle, and what is made of it.
class PuzzleExplainer::Prepared {
  public:
    Prepared(Puzzle puzzle, const BuildOptions& options)
        : puzzle_(std::make_shared<const Puzzle>(std::move(puzzle))),
          clue_cache_(options.clue_cache ? options.clue_cache : make_clue_cache()),
          files_(options.files),
          registry_(options.registry != nullptr ? options.registry : &Registry::standard()),
          limits_(options.limits),
          context_{*puzzle_, *clue_cache_, files_, {}} {}

    std::expected<void, std::vector<Diagnostic>> make() {
        auto made = PreparedPuzzle::make(*registry_, context_, limits_);
        if (!made) return std::unexpected(std::move(made.error()));
        made_.emplace(std::move(*made));
        return {};
    }
    /// What a question about this initial drawing needs, or the limit that kept it from being made.
    std::expected<const PuzzleContext*, Limit> context(std::size_t initial) {
        made_->rebuild_for(initial, context_, limits_);
        if (context_.watch.is_over(0)) return std::unexpected(*context_.watch.reached());
        return &made_->context();
    }
    /// For a check, which makes the rules for itself.
    RuleContext rule_context(std::size_t initial) { return {*puzzle_, *clue_cache_, files_, {}, initial}; }

    const std::shared_ptr<const Puzzle>& puzzle() const { return puzzle_; }
    const Registry& registry() const { return *registry_; }
    std::span<const Given> givens(std::size_t initial) const {
        return PreparedPuzzle::givens(*puzzle_, initial);
    }
    Limits limits(const std::optional<Limits>& asked) const { return asked.value_or(limits_); }

  private:
    std::shared_ptr<const Puzzle> puzzle_;
    std::shared_ptr<ClueCache> clue_cache_;
    Resources files_;
    const Registry* registry_;
    Limits limits_;
    RuleContext context_;
    std::optional<PreparedPuzzle> made_;
};

namespace {

std::vector<CellSymbol> symbols_of(const Puzzle& puzzle, std::span<const Candidate> candidates) {
    std::vector<CellSymbol> symbols;
    for (const Candidate& candidate : candidates)
        symbols.push_back({candidate.cell, puzzle.alphabet[candidate.value]});
    return symbols;
}

PuzzleStep puzzle_step(const PuzzleContext& context, std::span<const Step> group) {
    PuzzleStep made{technique_name(context, group[0]), sentence(context, group), {}, {}};
    for (const Step& step : group) {
        std::ranges::move(symbols_of(context.puzzle(), step.placed), std::back_inserter(made.placed));
        std::ranges::move(symbols_of(context.puzzle(), step.removed), std::back_inserter(made.removed));
    }
    return made;
}

PuzzleExplanation::End end_of(ExplanationEnd end) {
    switch (end) {
        case ExplanationEnd::Solved:
            return PuzzleExplanation::End::Solved;
        case ExplanationEnd::Several:
            return PuzzleExplanation::End::Several;
        case ExplanationEnd::NoSolution:
            return PuzzleExplanation::End::NoSolution;
        case ExplanationEnd::Stopped:
            break;
    }
    return PuzzleExplanation::End::Stopped;
}

PuzzleRating::Result result_of(Unrated reason) {
    switch (reason) {
        case Unrated::NoSolution:
            return PuzzleRating::Result::NoSolution;
        case Unrated::Several:
            return PuzzleRating::Result::Several;
        case Unrated::Stopped:
            break;
    }
    return PuzzleRating::Result::Stopped;
}

PuzzleCheck::Verdict verdict_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::Unique:
            return PuzzleCheck::Verdict::Unique;
        case Verdict::Several:
            return PuzzleCheck::Verdict::Several;
        case Verdict::None:
            return PuzzleCheck::Verdict::NoSolution;
        case Verdict::Unknown:
            break;
    }
    return PuzzleCheck::Verdict::Unknown;
}

/// The entries as values of the alphabet. Those that their cells cannot hold are described in `mistakes`.
std::vector<Given> readable_entries(const PuzzleContext& context, std::span<const CellSymbol> entries,
                                    std::string& mistakes) {
    const Puzzle& puzzle = context.puzzle();
    std::vector<Given> readable;
    for (const auto& [cell, symbol] : entries) {
        const auto index = puzzle.alphabet.find(symbol);
        if (index && context.ranges().contains({cell, ValueId(*index)})) {
            readable.push_back({cell, ValueId(*index), {}});
        } else {
            mistakes += context.name_of(cell) + " cannot be " + symbol.to_string() + ".\n";
        }
    }
    return readable;
}

/// What each strength of a hint adds to the one before.
std::array<std::string, 4> hint_texts(const PuzzleContext& context, const Step& step) {
    std::array<std::string, 4> texts;
    std::size_t told = 0;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string all = hint_text(context, step, static_cast<HintStrength>(i));
        texts[i] = all.substr(told);
        told = all.size();
    }
    return texts;
}

std::vector<std::string> described(const PuzzleParts& parts, std::span<const PartId> listed) {
    std::vector<std::string> texts;
    for (const PartId part : listed) texts.push_back(parts.describe(part));
    return texts;
}

}  // namespace

PuzzleExplainer::PuzzleExplainer(std::unique_ptr<Prepared> prepared) : prepared_(std::move(prepared)) {}
PuzzleExplainer::~PuzzleExplainer() = default;
PuzzleExplainer::PuzzleExplainer(PuzzleExplainer&&) noexcept = default;
PuzzleExplainer& PuzzleExplainer::operator=(PuzzleExplainer&&) noexcept = default;

std::expected<PuzzleExplainer, std::vector<Diagnostic>> PuzzleExplainer::build(Puzzle puzzle,
                                                                               const BuildOptions& options) {
    auto prepared = std::make_unique<Prepared>(std::move(puzzle), options);
    if (auto made = prepared->make(); !made) return std::unexpected(std::move(made.error()));
    return PuzzleExplainer(std::move(prepared));
}

const Puzzle& PuzzleExplainer::puzzle() const {
    return *prepared_->puzzle();
}

PuzzleExplanation PuzzleExplainer::explain(const QuestionOptions& options) {
    PuzzleExplanation answer;
    const auto context = prepared_->context(options.initial);
    if (!context) {
        answer.limit = context.error();
        return answer;
    }
    const Explanation found =
        explain::explain(**context, prepared_->givens(options.initial), prepared_->limits(options.limits));
    answer.end = end_of(found.end);
    answer.limit = found.limit;
    for (const std::span<const Step> group : step_groups(found.steps))
        answer.steps.push_back(puzzle_step(**context, group));
    answer.candidates.resize(found.left.cell_count());
    for (std::size_t cell = 0; cell < answer.candidates.size(); ++cell) {
        for_each_bit(found.left[CellId(cell)],
                     [&](std::size_t value) { answer.candidates[cell].push_back(puzzle().alphabet[value]); });
    }
    return answer;
}

PuzzleHint PuzzleExplainer::hint(const HintOptions& options) {
    PuzzleHint answer;
    const auto context = prepared_->context(options.initial);
    if (!context) {
        answer.limit = context.error();
        return answer;
    }
    const std::vector<Given> entries = readable_entries(**context, options.entries, answer.mistakes);
    if (!answer.mistakes.empty()) return answer;
    const Hint found =
        find_hint(**context, prepared_->givens(options.initial), entries, prepared_->limits(options.limits));
    answer.mistakes = mistakes_text(**context, found.mistakes, HintStrength::All);
    answer.is_done = found.is_done;
    answer.limit = found.limit;
    if (!found.step) return answer;
    answer.step = puzzle_step(**context, {&*found.step, 1});
    answer.texts = hint_texts(**context, *found.step);
    return answer;
}

PuzzleRating PuzzleExplainer::rate(const QuestionOptions& options) {
    PuzzleRating answer;
    const auto context = prepared_->context(options.initial);
    if (!context) return answer;
    const RatingResult found =
        explain::rate(**context, prepared_->givens(options.initial), prepared_->limits(options.limits));
    if (!found.rating) {
        answer.result = result_of(found.reason);
        return answer;
    }
    answer.result = PuzzleRating::Result::Rated;
    answer.effort = found.rating->effort;
    answer.grade = found.rating->grade.grade;
    answer.grade_name = found.rating->grade.name;
    answer.minutes = found.rating->minutes;
    if (!found.rating->width.empty()) answer.hardest_technique = entry_of(found.rating->hardest).name;
    return answer;
}

PuzzleCheck PuzzleExplainer::check(const QuestionOptions& options) {
    RuleContext context = prepared_->rule_context(options.initial);
    const auto report = explain::check(prepared_->registry(), context, prepared_->limits(options.limits));
    SATOR_ASSERT(report.has_value());  // build() has made the same rules
    const PuzzleParts& parts = *report->parts;
    PuzzleCheck answer;
    answer.verdict = verdict_of(report->verdict);
    answer.is_complete = report->is_complete;
    answer.limit = report->stopped;
    for (const std::vector<Value>& values : report->solutions)
        answer.solutions.emplace_back(prepared_->puzzle(), values);
    if (report->ambiguity) {
        for (const DifferingCell& cell : report->ambiguity->cells) answer.differing.push_back(cell.cell);
    }
    if (report->repairs) {
        for (const Repair& repair : report->repairs->list)
            answer.repairs.push_back(repair_text(repair, parts));
    }
    if (report->mus) {
        answer.clash = described(parts, report->mus->parts);
        answer.is_clash_minimal = report->mus->is_minimal;
    }
    for (const Correction& correction : report->corrections)
        answer.repairs.push_back(correction_text(correction, parts));
    if (report->redundancy) answer.not_needed = described(parts, report->redundancy->not_needed);
    answer.idle = described(parts, report->idle_rules);
    if (report->stated_solution)
        answer.broken_by_solution = described(parts, report->stated_solution->broken);
    for (const ValueId value : report->dead_values) answer.dead_values.push_back(puzzle().alphabet[value]);
    for (const ImpliedRule& implied : report->implied) answer.implied.push_back(parts.describe(implied.rule));
    return answer;
}

}  // namespace sator
