#pragma once

#include <string_view>

#include "sator/engine/model/propagator.hpp"
#include "sator/language/match/backreference_language.hpp"

namespace sator {

/// The scope spells a string that a clue with backreferences matches. GAC as long as the language's limit of
/// states suffices; beyond it, only complete assignments are checked. Sweeps over states that include the
/// captured texts, from scratch at each call: a call costs cells × states × classes of values.
class InBackreferenceLanguage final : public Propagator {
  public:
    /// The scope has as many positions as the language's strings have characters, and its domains have
    /// `value_words` words.
    explicit InBackreferenceLanguage(BackreferenceLanguage language) : language_(std::move(language)) {}

    std::string_view name() const override { return "in_references"; }
    Cost cost() const override { return Cost::Heavy; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

  private:
    BackreferenceLanguage language_;
};

}  // namespace sator
