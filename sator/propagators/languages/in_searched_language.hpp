#pragma once

#include <string_view>

#include "sator/engine/model/propagator.hpp"
#include "sator/language/match/searched_language.hpp"

namespace sator {

/// GAC for a clue that no automaton follows, up to the language's limit of steps; beyond it, only a fixed
/// slot is decided. One search for a matching string a value that has no support yet.
class InSearchedLanguage final : public Propagator {
  public:
    /// The scope has as many positions as the language's strings, and domains of its `value_words`.
    explicit InSearchedLanguage(SearchedLanguage language) : language_(std::move(language)) {}

    std::string_view name() const override { return "in_search"; }
    Cost cost() const override { return Cost::Heavy; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

  private:
    SearchedLanguage language_;
};

}  // namespace sator
