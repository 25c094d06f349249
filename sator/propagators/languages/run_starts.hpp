#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/languages/run_automaton.hpp"
#include "sator/propagators/languages/run_chain.hpp"

namespace sator::propagators {

/// RunLengths that knows where its runs start. The scope is the line's cells, each once, then an auxiliary for each
/// run: the number of cells before it. Reasons name bounds of starts, so that they are short.
class RunStarts final : public Propagator {
  public:
    RunStarts(const RunAutomaton& states, Value on) : on_(on), states_(states), chain_(states_) {}

    std::string_view name() const override { return "run starts"; }
    Cost cost() const override { return Cost::Linear; }
    std::size_t memo_words(std::size_t positions) const override;
    std::size_t reversible_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;

  private:
    Value on_;
    RunAutomaton states_;
    RunChain chain_;
};

}  // namespace sator::propagators
