// Chooses the propagators of a clue by the kind of its language: RegularGlushkov for regular expressions,
// RegularMdd for lookaround, and for captures a regular relaxation together with InBackreferenceLanguage or
// InSearchedLanguage. Clues that forbid repeats by backreferences in negative lookaheads, e.g. (?!.*(.).*\1),
// are split: the repeats become NoRepeat or AllDifferent.
#include "sator/propagators/languages/clue_propagators.hpp"

#include <algorithm>
#include <optional>

#include "sator/base/bits.hpp"
#include "sator/base/errors.hpp"
#include "sator/language/automata/compile_language.hpp"
#include "sator/language/match/forbidden_repeats.hpp"
#include "sator/language/match/match_program.hpp"
#include "sator/language/symbols/regular_relaxation.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/distinct/global_cardinality.hpp"
#include "sator/propagators/languages/in_language.hpp"
#include "sator/propagators/languages/no_repeat.hpp"
#include "sator/propagators/languages/regular_glushkov.hpp"
#include "sator/propagators/languages/regular_mdd.hpp"

namespace sator::propagators {

namespace {

using PropagatorList = std::vector<std::shared_ptr<const Propagator>>;

/// The step limit of a SearchedLanguage is `reference_states` times one of these.
/// `kStepsPerStateBesideOthers` is for clues whose parts are all posted as cheaper propagators too; the
/// search then only adds what they say together.
constexpr std::uint64_t kStepsPerState = 16, kStepsPerStateBesideOthers = 1;

std::expected<std::shared_ptr<const Propagator>, RegexError> in_positions(
    const RegexTree& tree, const AlphabetCharacters& characters, std::size_t length,
    const RegexLimits& limits) {
    auto automaton = PositionAutomaton::build(tree, characters, length, limits);
    if (!automaton) return failure(automaton);
    return std::make_shared<RegularGlushkov>(std::move(*automaton));
}

std::expected<PropagatorList, RegexError> in_mdd(const RegexTree& tree, const AlphabetCharacters& characters,
                                                 std::size_t length, const RegexLimits& limits) {
    auto mdd = compile_mdd(tree, characters, length, limits);
    if (!mdd) return failure(mdd);
    return PropagatorList{std::make_shared<RegularMdd>(std::make_shared<const Mdd>(std::move(*mdd)))};
}

SearchedLanguage searched_language(MatchProgram program, std::size_t length, const RegexLimits& limits,
                                   std::uint64_t steps_per_state = kStepsPerState) {
    return SearchedLanguage(std::move(program), length, steps_per_state * limits.reference_states);
}

std::shared_ptr<const Propagator> in_program(MatchProgram program, std::size_t length,
                                             const RegexLimits& limits) {
    if (BackreferenceLanguage::can_represent(program)) {
        return std::make_shared<InLanguage<BackreferenceLanguage>>(
            BackreferenceLanguage(std::move(program), length, limits.reference_states));
    }
    return std::make_shared<InLanguage<SearchedLanguage>>(
        searched_language(std::move(program), length, limits));
}

/// Returns the propagators that forbid the repeats. If all characters may nowhere repeat ("all different"),
/// these are AllDifferent and GlobalCardinality, else NoRepeat.
PropagatorList no_repeat(const ForbiddenRepeat& repeat, const AlphabetCharacters& characters,
                         std::size_t length) {
    std::vector<Word> values(characters.words(), 0);
    characters.find_values(repeat.characters, values);
    const auto covers = [&](const LengthRange& range) {
        return range.least == 0 && range.most + 1 >= length;
    };
    if (!covers(repeat.before) || !covers(repeat.between) || count_bits(values) < characters.size())
        return {std::make_shared<NoRepeat>(repeat.before, repeat.between, std::move(values))};
    PropagatorList propagators = {std::make_shared<AllDifferent>(std::vector<Word>(values.size(), 0))};
    if (length > 2) {
        const std::vector<OccurrenceBounds> once(characters.size(), {0, 1});
        propagators.push_back(std::make_shared<GlobalCardinality>(once));
    }
    return propagators;
}

std::expected<PropagatorList, RegexError> propagators_of(const RegexTree& tree,
                                                         const AlphabetCharacters& characters,
                                                         std::size_t length, const RegexLimits& limits) {
    const LanguageKind kind = classify(tree, characters);
    if (kind == LanguageKind::Lookaround) return in_mdd(tree, characters, length, limits);
    const bool is_regular = kind == LanguageKind::Regular;
    PropagatorList propagators;
    auto cheap = is_regular ? in_positions(tree, characters, length, limits)
                            : in_positions(regular_relaxation(tree), characters, length, limits);
    if (!cheap) return failure(cheap);
    propagators.push_back(std::move(*cheap));
    if (is_regular) return propagators;
    auto program = compile_match_program(tree, characters, limits);
    if (!program) return failure(program);
    propagators.push_back(in_program(std::move(*program), length, limits));
    return propagators;
}

/// Returns the verdict of a language on a slot whose cells have all candidates.
template <class Language>
SupportVerdict exactness(const Language& language, const AlphabetCharacters& characters, std::size_t length,
                         LimitWatch* watch) {
    const std::size_t words = characters.words();
    std::vector<Word> domains(length * words, 0), supported(length * words);
    for (std::size_t cell = 0; cell < length; ++cell) {
        for (std::size_t v = 0; v < characters.size(); ++v)
            set_bit(std::span(domains).subspan(cell * words, words), v);
    }
    return language.support(domains, supported, watch);
}

/// Returns whether the clue has what a forbidden repeat consists of. A fast test, because few clues have it.
bool may_forbid_repeats(const RegexTree& tree) {
    bool refers = false, denies = false;
    for (const RegexNode& node : tree.nodes) {
        refers = refers || node.kind == NodeKind::Reference;
        denies = denies || (node.kind == NodeKind::Lookaround && node.negated);
    }
    return refers && denies;
}

/// Returns the clue without its forbidden repeats if it has any and needs no captures otherwise, else
/// nullopt.
std::optional<ExtractedRepeats> plain_without_repeats(const RegexTree& tree,
                                                      const AlphabetCharacters& characters) {
    if (!may_forbid_repeats(tree)) return std::nullopt;
    ExtractedRepeats without = extract_forbidden_repeats(tree, characters);
    const bool is_plain =
        !without.repeats.empty() && classify(without.tree, characters) != LanguageKind::NeedsCaptures;
    return is_plain ? std::optional(std::move(without)) : std::nullopt;
}

/// Returns the propagators of the clue's parts. Adds one for the whole clue if it stays within its step limit
/// on open cells.
std::expected<PropagatorList, RegexError> propagators_without(const ExtractedRepeats& without,
                                                              const RegexTree& tree,
                                                              const AlphabetCharacters& characters,
                                                              std::size_t length, const RegexLimits& limits) {
    auto propagators = propagators_of(without.tree, characters, length, limits);
    if (!propagators) return propagators;
    for (const ForbiddenRepeat& repeat : without.repeats) {
        for (auto& propagator : no_repeat(repeat, characters, length))
            propagators->push_back(std::move(propagator));
    }
    auto program = compile_match_program(tree, characters, limits);
    if (!program) return failure(program);
    SearchedLanguage together =
        searched_language(std::move(*program), length, limits, kStepsPerStateBesideOthers);
    if (exactness(together, characters, length, limits.watch) == SupportVerdict::Exact)
        propagators->push_back(std::make_shared<InLanguage<SearchedLanguage>>(std::move(together)));
    return propagators;
}

}  // namespace

std::expected<PropagatorList, RegexError> clue_propagators(const RegexTree& tree,
                                                           const AlphabetCharacters& characters,
                                                           std::size_t length, const RegexLimits& limits) {
    const auto without = plain_without_repeats(tree, characters);
    return without ? propagators_without(*without, tree, characters, length, limits)
                   : propagators_of(tree, characters, length, limits);
}

std::expected<SupportVerdict, RegexError> clue_exactness(const RegexTree& tree,
                                                         const AlphabetCharacters& characters,
                                                         std::size_t length, const RegexLimits& limits) {
    if (classify(tree, characters) != LanguageKind::NeedsCaptures) return SupportVerdict::Exact;
    auto program = compile_match_program(tree, characters, limits);
    if (!program) return failure(program);
    if (BackreferenceLanguage::can_represent(*program)) {
        return exactness(BackreferenceLanguage(std::move(*program), length, limits.reference_states),
                         characters, length, limits.watch);
    }
    const auto steps = plain_without_repeats(tree, characters) ? kStepsPerStateBesideOthers : kStepsPerState;
    return exactness(searched_language(std::move(*program), length, limits, steps), characters, length,
                     limits.watch);
}

}  // namespace sator::propagators
