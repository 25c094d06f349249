#include "sator/propagators/languages/in_language.hpp"

#include <algorithm>
#include <limits>
#include <span>

#include "sator/engine/state/scope.hpp"
#include "sator/language/match/partial_matcher.hpp"
#include "sator/language/match/support_verdict.hpp"

namespace sator::propagators {

namespace {

/// One call: copies the domains, gets the supported values from the language, and keeps only those. If the
/// language meets its limit, nothing is pruned, but a fixed slot is checked.
template <class Language>
class InLanguageCall {
  public:
    InLanguageCall(const Language& language, Scope& scope, const Scratch& scratch)
        : language_(language), scope_(scope), watch_(scratch.watch), words_(language.program().value_words) {
        const std::size_t size = scope.size() * words_;
        domains_ = scratch.memo.first(size);
        supported_ = scratch.memo.subspan(size, size);
    }

    Propagation run() {
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            const auto words = scope_[i].words();
            std::copy_n(words.begin(), words_, domains_.begin() + static_cast<std::ptrdiff_t>(i * words_));
        }
        if (language_.support(domains_, supported_, watch_) == SupportVerdict::LimitReached)
            return check_fixed();
        bool is_fixed = true;
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            if (!scope_.keep(i, supported_.subspan(i * words_, words_))) return Propagation::Conflict;
            is_fixed = is_fixed && scope_[i].is_fixed();
        }
        return is_fixed ? Propagation::Entailed : Propagation::Fixpoint;
    }

  private:
    Propagation check_fixed() {
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            if (!scope_[i].is_fixed()) return Propagation::Fixpoint;
        }
        std::uint64_t steps = std::numeric_limits<std::uint64_t>::max();
        PartialMatcher::Question question;
        const auto answer =
            PartialMatcher(language_.program(), scope_.size()).match(domains_, steps, question, watch_);
        if (answer == PartialMatcher::Answer::StepLimit) return Propagation::Fixpoint;
        return answer == PartialMatcher::Answer::Yes ? Propagation::Entailed : Propagation::Conflict;
    }

    const Language& language_;
    Scope& scope_;
    LimitWatch* watch_;
    std::size_t words_;
    std::span<Word> domains_, supported_;
};

}  // namespace

template <>
std::string_view InLanguage<BackreferenceLanguage>::name() const {
    return "in_references";
}

template <>
std::string_view InLanguage<SearchedLanguage>::name() const {
    return "in_search";
}

template <class Language>
std::size_t InLanguage<Language>::memo_words(std::size_t positions) const {
    return 2 * positions * language_.program().value_words;
}

template <class Language>
Propagation InLanguage<Language>::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    return InLanguageCall<Language>(language_, scope, scratch).run();
}

template class InLanguage<BackreferenceLanguage>;
template class InLanguage<SearchedLanguage>;

}  // namespace sator::propagators
