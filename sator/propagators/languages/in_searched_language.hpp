#pragma once

#include <string_view>

#include "sator/engine/model/propagator.hpp"
#include "sator/language/match/searched_language.hpp"

namespace sator {

/// The scope spells a string that a clue matches, for clues without an automaton. GAC as long as the
/// language's limit of steps suffices; beyond it, only complete assignments are checked. Searches for a
/// matching string for each value that has no support yet.
class InSearchedLanguage final : public Propagator {
  public:
    /// The scope has as many positions as the language's strings have characters, and its domains have
    /// `value_words` words.
    explicit InSearchedLanguage(SearchedLanguage language) : language_(std::move(language)) {}

    std::string_view name() const override { return "in_search"; }
    Cost cost() const override { return Cost::Heavy; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

  private:
    SearchedLanguage language_;
};

}  // namespace sator
