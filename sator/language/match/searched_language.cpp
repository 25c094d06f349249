// Support by depth-first search with the partial matcher: each question of the matcher splits a domain. Cost:
// exponential in the worst case, limited by steps.
#include "sator/language/match/searched_language.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "sator/language/match/partial_matcher.hpp"

namespace sator::language {

namespace {

using Answer = PartialMatcher::Answer;

/// Searches for one matching string after another, depth-first, until every value is supported or refuted.
class SupportSearch {
  public:
    SupportSearch(const MatchProgram& program, std::size_t length, std::uint64_t steps,
                  std::span<std::uint64_t> supported, LimitWatch* watch)
        : words_(program.value_words),
          program_(program),
          matcher_(program, length),
          steps_left_(steps),
          supported_(supported),
          watch_(watch) {}

    /// Returns whether the domains contain a matching string. If so, adds the box of domains that was found
    /// to the support. Returns false too if a limit is reached.
    bool find(std::vector<std::uint64_t>& domains) {
        PartialMatcher::Question question;
        const std::uint64_t steps_before = steps_left_;
        const Answer answer = matcher_.match(domains, steps_left_, question);
        if (watch_ != nullptr && watch_->is_over(1 + steps_before - steps_left_)) limit_reached_ = true;
        switch (answer) {
            case Answer::Yes:
                for (std::size_t i = 0; i < domains.size(); ++i) supported_[i] |= domains[i];
                return true;
            case Answer::No:
                return false;
            case Answer::StepLimit:
                limit_reached_ = true;
                return false;
            case Answer::Unknown:
                break;
        }
        return question.is_value ? try_values(domains, question.cell) : try_halves(domains, question);
    }
    bool limit_reached() const { return limit_reached_; }

  private:
    bool try_halves(std::vector<std::uint64_t>& domains, const PartialMatcher::Question& question) {
        const auto mask = program_.mask(question.mask);
        for (const bool wanted : {true, false}) {
            if (try_part(domains, question.cell, [&](std::size_t w) { return wanted ? mask[w] : ~mask[w]; }))
                return true;
        }
        return false;
    }

    /// Tries one value after another; first the values that have no support yet.
    bool try_values(std::vector<std::uint64_t>& domains, std::size_t cell) {
        for (const bool is_supported : {false, true}) {
            for (std::size_t w = 0; w < words_; ++w) {
                const std::uint64_t known = supported_[cell * words_ + w];
                std::uint64_t rest = domains[cell * words_ + w] & (is_supported ? known : ~known);
                for (; rest != 0; rest &= rest - 1) {
                    const std::uint64_t bit = rest & -rest;
                    if (try_part(domains, cell, [&](std::size_t i) { return i == w ? bit : 0; })) return true;
                }
            }
        }
        return false;
    }

    template <class Part>
    bool try_part(std::vector<std::uint64_t>& domains, std::size_t cell, Part part) {
        if (limit_reached_) return false;
        const auto first = domains.begin() + static_cast<std::ptrdiff_t>(cell * words_);
        const std::vector<std::uint64_t> old(first, first + static_cast<std::ptrdiff_t>(words_));
        for (std::size_t w = 0; w < words_; ++w) domains[cell * words_ + w] &= part(w);
        const bool found = find(domains);
        std::ranges::copy(old, first);
        return found;
    }

    std::size_t words_;
    const MatchProgram& program_;
    PartialMatcher matcher_;
    std::uint64_t steps_left_;
    std::span<std::uint64_t> supported_;
    LimitWatch* watch_;
    bool limit_reached_ = false;
};

}  // namespace

SearchedLanguage::SearchedLanguage(MatchProgram program, std::size_t length, std::uint64_t step_limit)
    : program_(std::move(program)), length_(length), step_limit_(step_limit) {}

SupportVerdict SearchedLanguage::support(std::span<const std::uint64_t> domains,
                                         std::span<std::uint64_t> supported, LimitWatch* watch) const {
    std::ranges::fill(supported, 0);
    SupportSearch search(program_, length_, step_limit_, supported, watch);
    std::vector<std::uint64_t> narrowed(domains.begin(), domains.end());
    const std::size_t words = program_.value_words;
    for (std::size_t i = 0; i < domains.size(); ++i) {
        for (std::uint64_t rest = domains[i]; rest != 0; rest &= rest - 1) {
            const std::uint64_t bit = rest & -rest;
            if ((supported[i] & bit) != 0) continue;
            const std::size_t cell = i / words;
            for (std::size_t w = 0; w < words; ++w)
                narrowed[cell * words + w] = cell * words + w == i ? bit : 0;
            search.find(narrowed);
            for (std::size_t w = 0; w < words; ++w) narrowed[cell * words + w] = domains[cell * words + w];
            if (search.limit_reached()) return SupportVerdict::LimitReached;
        }
    }
    return SupportVerdict::Exact;
}

}  // namespace sator::language
