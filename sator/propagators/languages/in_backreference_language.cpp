// The sweep itself is BackreferenceLanguage::support (language/match); see support_pruning.hpp.
#include "sator/propagators/languages/in_backreference_language.hpp"

#include "sator/propagators/languages/support_pruning.hpp"

namespace sator {

std::size_t InBackreferenceLanguage::memo_words(std::size_t positions) const {
    return SupportPruning<BackreferenceLanguage>::memo_words(language_, positions);
}

Propagation InBackreferenceLanguage::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    return SupportPruning<BackreferenceLanguage>(language_, scope, scratch).run();
}

}  // namespace sator
