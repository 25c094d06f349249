#include "cli/answers/clue_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/language/automata/compile_language.hpp"
#include "sator/propagators/languages/clue_propagators.hpp"

namespace sator::cli {

namespace {

std::string_view needs_of(LanguageKind kind) {
    switch (kind) {
        case LanguageKind::Regular:
            return "an automaton";
        case LanguageKind::Lookaround:
            return "an automaton for each length, for its lookaround";
        case LanguageKind::NeedsCaptures:
            return "a search that tracks captured groups";
    }
    return {};
}

std::string line(std::string_view name, std::string_view text) {
    return fmt::format("{:<10}{}\n", name, text);
}

std::string head(const RegexTree& tree, const Alphabet& alphabet, LanguageKind kind) {
    const auto references = std::ranges::count(tree.nodes, NodeKind::Reference, &RegexNode::kind);
    std::string text =
        line("alphabet", fmt::format("{} ({} symbols)", alphabet.to_string(), alphabet.size()));
    text += line("groups", fmt::format("{}, with {} references to them", tree.group_count, references));
    return text + line("needs", needs_of(kind));
}

}  // namespace

std::expected<std::string, RegexError> clue_report(const RegexTree& tree, const Alphabet& alphabet,
                                                   std::optional<std::uint64_t> length,
                                                   const RegexLimits& limits) {
    const AlphabetCharacters characters(alphabet);
    const LanguageKind kind = classify(tree, characters);
    std::string text = head(tree, alphabet, kind);
    if (kind == LanguageKind::Regular) {
        const auto nfa = PositionAutomaton::build(tree, characters, std::nullopt, limits);
        if (!nfa) return failure(nfa);
        text += line("nfa", fmt::format("{} positions", nfa->size()));
        const auto dfa = compile_dfa(tree, characters, limits);
        text += line("dfa", dfa ? fmt::format("{} states, {} transitions, {} symbol classes", dfa->size(),
                                              dfa->transition_count(), dfa->classes().size())
                                : dfa.error().message);
    }
    if (!length) return text;
    if (kind != LanguageKind::NeedsCaptures) {
        const auto mdd = compile_mdd(tree, characters, *length, limits);
        text +=
            line("mdd", mdd ? fmt::format("{} states, {} transitions, {} strings of length {}", mdd->size(),
                                          mdd->transition_count(), mdd->count().to_string(), *length)
                            : mdd.error().message);
    }
    const auto exactness = clue_exactness(tree, characters, *length, limits);
    if (!exactness) return failure(exactness);
    text += line("pruning",
                 *exactness == SupportVerdict::Exact
                     ? "exact: a candidate stays only if a string uses it"
                     : fmt::format("less than exact at first: the reference state limit of {} is reached",
                                   limits.reference_states));
    return text;
}

}  // namespace sator::cli
