#include "sator/solve/clue_strings.hpp"

#include "sator/base/errors.hpp"
#include "sator/engine/counting/counter.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/language/automata/compile_language.hpp"
#include "sator/language/automata/mdd_strings.hpp"
#include "sator/language/match/backreference_count.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/propagators/languages/clue_propagators.hpp"

namespace sator::solve {

namespace {

/// The number of strings that are listed between two checks of the limits.
constexpr std::uint64_t kPollPeriod = 4096;

Outcome outcome_of(const BigCount& count) {
    if (count.is_zero()) return Unsatisfiable{};
    return Solved{count, true};
}

/// A model whose only rule is the clue. `length` is not 0.
std::expected<Model, RegexError> slot_model(const RegexTree& tree, const AlphabetCharacters& characters,
                                            std::size_t length, const RegexLimits& limits) {
    const auto propagators = clue_propagators(tree, characters, length, limits);
    if (!propagators) return failure(propagators);
    std::vector<Word> every_value(characters.words(), 0);
    for (std::size_t v = 0; v < characters.size(); ++v) set_bit(every_value, v);
    Model model;
    std::vector<VariableId> scope;
    for (std::size_t i = 0; i < length; ++i) scope.push_back(model.add_cell(every_value));
    for (const auto& propagator : *propagators) model.post(propagator, scope);
    return model;
}

}  // namespace

std::expected<ClueStrings, RegexError> ClueStrings::build(const RegexTree& tree, const Alphabet& alphabet,
                                                          std::size_t length, const RegexLimits& limits) {
    ClueStrings strings;
    const AlphabetCharacters characters(alphabet);
    if (classify(tree, characters) != LanguageKind::NeedsCaptures) {
        auto mdd = compile_mdd(tree, characters, length, limits);
        if (mdd) {
            strings.mdd_ = std::move(*mdd);
            return strings;
        }
        strings.mdd_error_ = std::move(mdd.error());
    } else if (auto program = compile_match_program(tree, characters, limits);
               program && BackreferenceLanguage::can_represent(*program)) {
        strings.references_.emplace(std::move(*program), length, limits.reference_states);
        strings.reference_states_ = limits.reference_states;
    }
    if (length == 0) {
        strings.matches_empty_ = matches_by_backtracking(tree, U"") == MatchResult::Yes;
        return strings;
    }
    auto model = slot_model(tree, characters, length, limits);
    if (!model) return failure(model);
    strings.model_ = std::move(*model);
    return strings;
}

std::expected<Outcome, RegexError> ClueStrings::count(const Limits& limits) const {
    if (mdd_) return outcome_of(mdd_->count());
    if (mdd_error_) return std::unexpected(*mdd_error_);
    if (matches_empty_) return outcome_of(*matches_empty_ ? 1 : 0);
    if (references_) {
        if (const auto counted = count_strings(*references_, reference_states_, limits))
            return outcome_of(*counted);
        if (const auto limit = limits.reached()) return Stopped{*limit, {}};
    }
    return Counter(model_, limits).count({});
}

Outcome ClueStrings::list(const Limits& limits, const Sink& sink) const {
    if (mdd_) return list_paths(limits, sink);
    if (!matches_empty_) return Search(model_, limits, {.branching = Branching::InputOrder}).solve({}, sink);
    if (!*matches_empty_) return Unsatisfiable{};
    return Solved{1, sink({})};
}

Outcome ClueStrings::list_paths(const Limits& limits, const Sink& sink) const {
    MddStrings strings(*mdd_);
    std::vector<Value> values(mdd_->length());
    std::uint64_t found = 0;
    while (strings.next()) {
        if (found % kPollPeriod == 0) {
            if (const auto limit = limits.reached()) return Stopped{*limit, found};
        }
        std::ranges::copy(strings.values(), values.begin());
        ++found;
        if (!sink(values)) return Solved{found, false};
    }
    return outcome_of(found);
}

}  // namespace sator::solve
