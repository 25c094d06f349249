#pragma once

#include <memory>
#include <utility>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/languages/regular_dfa.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

/// The base class of rules over one sequence that a DFA over its values decides: GAC (RegularDfa).
class AutomatonRule : public SequenceRule {
  public:
    AutomatonRule(Sequence sequence, TransitionTable automaton)
        : SequenceRule(std::move(sequence)),
          automaton_(std::make_shared<const TransitionTable>(std::move(automaton))) {}

    void post(Model& model) const override {
        model.post(std::make_shared<const RegularDfa>(automaton_), scope());
    }

  private:
    std::shared_ptr<const TransitionTable> automaton_;
};

}  // namespace sator::rules
