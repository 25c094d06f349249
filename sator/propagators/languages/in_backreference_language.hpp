#pragma once

#include <string_view>

#include "sator/engine/model/propagator.hpp"
#include "sator/language/match/backreference_language.hpp"

namespace sator {

/// GAC for a clue with references, up to the language's limit of states; beyond it, only a fixed slot is
/// decided. A sweep over the states that references need, each call from scratch: cells times states times
/// classes.
class InBackreferenceLanguage final : public Propagator {
  public:
    /// The scope has as many positions as the language's strings, and domains of its `value_words`.
    explicit InBackreferenceLanguage(BackreferenceLanguage language) : language_(std::move(language)) {}

    std::string_view name() const override { return "in_references"; }
    Cost cost() const override { return Cost::Heavy; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

  private:
    BackreferenceLanguage language_;
};

}  // namespace sator
