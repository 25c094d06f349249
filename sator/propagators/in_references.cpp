#include "sator/propagators/in_references.hpp"

#include "sator/propagators/prune_to_support.hpp"

namespace sator {

std::size_t InReferences::memo_words(std::size_t positions) const {
    return SupportPruning<ReferenceLanguage>::memo_words(language_, positions);
}

Propagation InReferences::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    return SupportPruning<ReferenceLanguage>(language_, scope, scratch).run();
}

}  // namespace sator
