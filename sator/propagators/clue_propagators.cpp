#include "sator/propagators/clue_propagators.hpp"

#include "sator/language/compile_language.hpp"
#include "sator/language/match_program.hpp"
#include "sator/language/relaxed_tree.hpp"
#include "sator/propagators/in_mdd.hpp"
#include "sator/propagators/in_positions.hpp"
#include "sator/propagators/in_references.hpp"
#include "sator/propagators/in_search.hpp"

namespace sator {

namespace {

using PropagatorList = std::vector<std::shared_ptr<const Propagator>>;

/// Matcher steps that a search for support may take, for each state that the reference state limit allows.
constexpr std::uint64_t kStepsPerState = 16;

std::expected<std::shared_ptr<const Propagator>, RegexError> in_positions(
    const RegexTree& tree, const AlphabetCharacters& characters, std::size_t length,
    const RegexLimits& limits) {
    auto automaton = PositionAutomaton::build(tree, characters, length, limits);
    if (!automaton) return std::unexpected(automaton.error());
    return std::make_shared<InPositions>(std::move(*automaton));
}

std::expected<PropagatorList, RegexError> in_mdd(const RegexTree& tree, const AlphabetCharacters& characters,
                                                 std::size_t length, const RegexLimits& limits) {
    auto mdd = compile_mdd(tree, characters, length, limits);
    if (!mdd) return std::unexpected(mdd.error());
    return PropagatorList{std::make_shared<InMdd>(std::make_shared<const Mdd>(std::move(*mdd)))};
}

SearchedLanguage searched_language(MatchProgram program, std::size_t length, const RegexLimits& limits) {
    return SearchedLanguage(std::move(program), length, kStepsPerState * limits.reference_states);
}

std::shared_ptr<const Propagator> in_program(MatchProgram program, std::size_t length,
                                             const RegexLimits& limits) {
    if (ReferenceLanguage::can_follow(program)) {
        return std::make_shared<InReferences>(
            ReferenceLanguage(std::move(program), length, limits.reference_states));
    }
    return std::make_shared<InSearch>(searched_language(std::move(program), length, limits));
}

}  // namespace

std::expected<PropagatorList, RegexError> clue_propagators(const RegexTree& tree,
                                                           const AlphabetCharacters& characters,
                                                           std::size_t length, const RegexLimits& limits) {
    const LanguageKind kind = classify(tree, characters);
    if (kind == LanguageKind::Lookaround) return in_mdd(tree, characters, length, limits);
    const bool is_regular = kind == LanguageKind::Regular;
    PropagatorList propagators;
    auto cheap = is_regular ? in_positions(tree, characters, length, limits)
                            : in_positions(relaxed_tree(tree), characters, length, limits);
    if (!cheap) return std::unexpected(cheap.error());
    propagators.push_back(std::move(*cheap));
    if (is_regular) return propagators;
    auto program = compile_match_program(tree, characters, limits);
    if (!program) return std::unexpected(program.error());
    propagators.push_back(in_program(std::move(*program), length, limits));
    return propagators;
}

std::expected<SupportVerdict, RegexError> clue_exactness(const RegexTree& tree,
                                                         const AlphabetCharacters& characters,
                                                         std::size_t length, const RegexLimits& limits) {
    if (classify(tree, characters) != LanguageKind::NeedsCaptures) return SupportVerdict::Exact;
    auto program = compile_match_program(tree, characters, limits);
    if (!program) return std::unexpected(program.error());
    const std::size_t words = characters.words();
    std::vector<Word> domains(length * words, 0), supported(length * words);
    for (std::size_t cell = 0; cell < length; ++cell) {
        for (std::size_t v = 0; v < characters.size(); ++v) {
            set_bit(std::span(domains).subspan(cell * words, words), v);
        }
    }
    if (ReferenceLanguage::can_follow(*program)) {
        return ReferenceLanguage(std::move(*program), length, limits.reference_states)
            .support(domains, supported, limits.watch);
    }
    return searched_language(std::move(*program), length, limits).support(domains, supported, limits.watch);
}

}  // namespace sator
