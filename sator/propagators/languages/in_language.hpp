#pragma once

#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/language/match/backreference_language.hpp"
#include "sator/language/match/searched_language.hpp"

namespace sator::propagators {

/// GAC for a clue that has no automaton, up to the limit of its language; beyond the limit it only checks a
/// fixed slot. Each call starts from scratch. `Language` computes the support of every value:
/// - BackreferenceLanguage sweeps over the states that references need. Its limit is a number of states, its
///   cost is cells × states × classes.
/// - SearchedLanguage searches a matching string for each value that has no support yet. Its limit is a number
///   of steps.
template <class Language>
class InLanguage final : public Propagator {
  public:
    /// The scope has as many positions as the language's strings, and domains of its `value_words`.
    explicit InLanguage(Language language) : language_(std::move(language)) {}

    std::string_view name() const override;
    Cost cost() const override { return Cost::Heavy; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

  private:
    Language language_;
};

template <>
std::string_view InLanguage<BackreferenceLanguage>::name() const;
template <>
std::string_view InLanguage<SearchedLanguage>::name() const;

extern template class InLanguage<BackreferenceLanguage>;
extern template class InLanguage<SearchedLanguage>;

}  // namespace sator::propagators
