#include "sator/language/automata/anchor_contexts.hpp"

#include "sator/base/assert.hpp"
#include "sator/language/symbols/character_sets.hpp"

namespace sator::language {

namespace {

/// The number of the alphabet's values that have a character, and the number of those whose character is in
/// `set`.
struct Share {
    std::size_t inside = 0;
    std::size_t all = 0;
};

Share share_of(const CodePointSet& set, const AlphabetCharacters& characters) {
    Share share;
    for (std::size_t value = 0; value < characters.size(); ++value) {
        const auto character = characters.character(value);
        if (!character) continue;
        ++share.all;
        if (set.contains(*character)) ++share.inside;
    }
    return share;
}

std::optional<AnchorContexts> line_contexts(const RegexNode& anchor, AnchorContexts plain,
                                            const AlphabetCharacters& characters) {
    if (anchor.multiline && share_of(line_terminators(), characters).inside > 0) return std::nullopt;
    return plain;
}

std::optional<AnchorContexts> boundary_contexts(const RegexTree& tree, const RegexNode& anchor,
                                                const AlphabetCharacters& characters) {
    const Share words = share_of(tree.sets[anchor.set.index()], characters);
    if (words.inside != 0 && words.inside != words.all) return std::nullopt;
    const AnchorContexts boundary = words.inside == 0 ? 0 : kStart | kEnd;
    return anchor.negated ? static_cast<AnchorContexts>(kAnywhere & ~boundary) : boundary;
}

}  // namespace

std::optional<AnchorContexts> anchor_contexts(const RegexTree& tree, const RegexNode& anchor,
                                              const AlphabetCharacters& characters) {
    switch (anchor.kind) {
        case NodeKind::LineStart:
            return line_contexts(anchor, kEmptyString | kStart, characters);
        case NodeKind::LineEnd:
            return line_contexts(anchor, kEmptyString | kEnd, characters);
        case NodeKind::WordBoundary:
            return boundary_contexts(tree, anchor, characters);
        default:
            break;
    }
    SATOR_ASSERT(false);
    return std::nullopt;
}

}  // namespace sator::language
