#include "sator/explain/explanation/prove.hpp"

#include "sator/engine/search/search.hpp"
#include "sator/explain/deduce/model_of_rules.hpp"

namespace sator::explain {

namespace {

/// Makes a model of the puzzle's cells with the candidates that the premises leave, and of the step's rules
/// only.
Model model_of(const PuzzleContext& context, const Step& step) {
    Candidates known = context.ranges();
    for (const StepPremise& premise : step.premises) {
        if (premise.is_placed) {
            known.fix({premise.cell, premise.values[0]});
        } else {
            for (const ValueId v : premise.values) known.remove({premise.cell, v});
        }
    }
    return model_of_rules(context, step.rules, known);
}

class Prover {
  public:
    Prover(const PuzzleContext& context, const Step& step, const Limits& limits)
        : context_(context), model_(model_of(context, step)), search_(model_, limits) {}

    /// Requires that no assignment agrees with `fixed`.
    void must_fail(std::span<const FixedCell> fixed) {
        if (proof_ != Proof::Proved) return;
        const Outcome outcome = search_.solve(fixed, [](std::span<const Value>) { return false; });
        if (std::holds_alternative<Solved>(outcome)) proof_ = Proof::Refuted;
        if (std::holds_alternative<Stopped>(outcome)) proof_ = Proof::Stopped;
    }

    void must_not_be(Candidate c) {
        const FixedCell fixed{variable_of(c.cell), value_of(c.value)};
        if (model_.initial_domain(fixed.cell).contains(fixed.value)) must_fail({&fixed, 1});
    }

    void must_be(Candidate c) {
        for_each_value(context_.ranges()[c.cell], [&](ValueId v) {
            if (v != c.value) must_not_be({c.cell, v});
        });
    }

    Proof proof() const { return proof_; }

  private:
    const PuzzleContext& context_;
    Model model_;
    Search search_;
    Proof proof_ = Proof::Proved;
};

}  // namespace

Proof prove(const PuzzleContext& context, const Step& step, const Limits& limits) {
    Prover prover(context, step, limits);
    if (step.is_contradiction()) prover.must_fail({});
    for (const Candidate& c : step.removed) prover.must_not_be(c);
    for (const Candidate& c : step.placed) prover.must_be(c);
    return prover.proof();
}

}  // namespace sator::explain
