#include "sator/explain/check/check_report.hpp"

#include <utility>

#include "sator/base/utf8.hpp"
#include "sator/explain/parts/part_model.hpp"
#include "sator/explain/parts/puzzle_clues.hpp"

namespace sator::explain {

namespace {

using Answer = FoundSolution::Answer;

class Inspection {
  public:
    Inspection(PuzzleParts parts, const Registry& registry, RuleContext& context, const Limits& limits,
               const CheckOptions& options)
        : registry_(registry), context_(context), limits_(limits), options_(options) {
        report_.parts = std::make_shared<const PuzzleParts>(std::move(parts));
    }

    CheckReport inspect() {
        find_verdict();
        const Limits own = limited_to(limits_, options_.remark_time);
        switch (report_.verdict) {
            case Verdict::Unique:
                report_.redundancy = find_redundancy(parts(), report_.solutions[0], own);
                report_.is_complete = report_.redundancy->is_complete;
                report_.unused_values = unused_values(parts().puzzle(), report_.solutions);
                break;
            case Verdict::Several:
                compare_solutions(own);
                break;
            case Verdict::None:
                report_.mus = find_mus(parts(), conflict_.empty() ? parts().all() : conflict_, own);
                report_.is_complete = report_.mus->is_minimal && report_.mus->relaxations_are_all;
                break;
            case Verdict::Unknown:
                report_.is_complete = false;
                return std::move(report_);
        }
        check_rules(own);
        if (!report_.is_complete) report_.stopped = limits_.reached();
        return std::move(report_);
    }

  private:
    const PuzzleParts& parts() const { return *report_.parts; }

    void find_verdict() {
        const auto all = parts().all();
        PartModel model(parts(), all, limits_);
        FoundSolution first = model.find();
        if (first.answer == Answer::Unknown) {
            report_.stopped = first.limit;
            return;
        }
        if (first.answer == Answer::No) {
            conflict_ = model.conflict();
            report_.verdict = Verdict::None;
            return;
        }
        FoundSolution second = model.find(first.values);
        report_.solutions.push_back(std::move(first.values));
        if (second.answer == Answer::Unknown) report_.stopped = second.limit;
        if (second.answer == Answer::No) report_.verdict = Verdict::Unique;
        if (second.answer != Answer::Yes) return;
        report_.verdict = Verdict::Several;
        report_.solutions.push_back(std::move(second.values));
    }

    void compare_solutions(const Limits& own) {
        report_.ambiguity = find_ambiguity(parts(), report_.solutions, options_.ambiguity, own);
        if (report_.ambiguity->has_all_solutions()) {
            report_.unused_values = unused_values(parts().puzzle(), report_.ambiguity->solutions);
        }
        report_.repairs = find_repairs(parts(), *report_.ambiguity, registry_, context_, own);
        report_.is_complete = report_.ambiguity->cells_are_all && report_.repairs->are_all_tried;
    }

    void check_rules(const Limits& own) {
        RulesAlone alone = rules_alone(parts(), own);
        report_.idle_rules = std::move(alone.of_idle_statements);
        report_.dead_values = std::move(alone.dead_values);
        report_.implied = implied_rules(parts(), context_, own, alone.idle);
        report_.repeated_words = repeated_words(context_);
        for (const PuzzleClue& clue : clues_of(parts(), context_.regex_limits)) {
            ClueRemark remark{
                clue.rule, to_utf8(clue.tree.text), dead_clue_parts(parts().puzzle(), clue), {}};
            remark.dialect = dialect_difference(parts().puzzle(), clue, own);
            if (!remark.dead_parts.empty() || remark.dialect) report_.clues.push_back(std::move(remark));
        }
        if (own.reached()) report_.is_complete = false;
    }

    const Registry& registry_;
    RuleContext& context_;
    Limits limits_;
    CheckOptions options_;
    std::vector<PartId> conflict_;  // parts that propagation alone refutes
    CheckReport report_;
};

/// Returns the report if a limit ended the making of the rules.
CheckReport unknown(PuzzleParts parts, std::optional<Limit> limit) {
    CheckReport report;
    report.parts = std::make_shared<const PuzzleParts>(std::move(parts));
    report.stopped = limit;
    report.is_complete = false;
    return report;
}

}  // namespace

std::string_view name_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::Unique:
            return "unique";
        case Verdict::Several:
            return "several";
        case Verdict::None:
            return "none";
        case Verdict::Unknown:
            break;
    }
    return "unknown";
}

std::expected<CheckReport, std::vector<Diagnostic>> check(const Registry& registry, RuleContext& context,
                                                          const Limits& limits, const CheckOptions& options) {
    context.watch = LimitWatch(limits);
    auto parts = PuzzleParts::make(registry, context);
    if (!parts) return std::unexpected(std::move(parts.error()));
    if (context.watch.is_over()) return unknown(std::move(*parts), context.watch.reached());
    return Inspection(std::move(*parts), registry, context, limits, options).inspect();
}

}  // namespace sator::explain
