// The search itself is SearchedLanguage::support (language/match); see support_pruning.hpp.
#include "sator/propagators/languages/in_searched_language.hpp"

#include "sator/propagators/languages/support_pruning.hpp"

namespace sator {

std::size_t InSearchedLanguage::memo_words(std::size_t positions) const {
    return SupportPruning<SearchedLanguage>::memo_words(language_, positions);
}

Propagation InSearchedLanguage::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    return SupportPruning<SearchedLanguage>(language_, scope, scratch).run();
}

}  // namespace sator
