#pragma once

#include <span>
#include <string>
#include <vector>

#include "sator/create/regex/clue_balance.hpp"
#include "sator/create/regex/counterexamples.hpp"

namespace sator::create {

/// A crossword in the making: which candidate stands at each clue. Clue i belongs to line `frame.line_of(i)`.
class CrosswordDraft {
  public:
    static constexpr std::size_t kNone = SIZE_MAX;

    /// Neither is owned.
    CrosswordDraft(const CrosswordFrame& frame, std::vector<CluePool>& pools)
        : frame_(frame),
          pools_(pools),
          counterexamples_(frame, pools),
          chosen_(frame.clue_count(), kNone),
          balance_(frame.clue_count(), pools.at(0).style()) {}

    const CrosswordFrame& frame() const { return frame_; }
    CluePool& pool_of(std::size_t clue) { return pools_[frame_.line_of(clue)]; }
    std::size_t chosen(std::size_t clue) const { return chosen_[clue]; }
    const ClueCandidate& standing(std::size_t clue) const {
        return pools_[frame_.line_of(clue)][chosen_[clue]];
    }
    std::vector<std::string> texts() const;

    /// Puts a candidate in place of the one that stands there.
    void place(std::size_t clue, std::size_t candidate);
    /// Returns whether the crossword would still have the variety that it must have.
    bool may_place(std::size_t clue, std::size_t candidate);
    /// Clues that leave one string are allowed.
    bool may_give_away = false;

    void add_counterexample(std::u32string_view cells);
    std::size_t counterexample_count() const { return counterexamples_.size(); }
    /// Returns whether the counterexample has other letters in the clue's line.
    bool differs(std::size_t clue, std::size_t counterexample) const {
        return counterexamples_.differs(frame_.line_of(clue), counterexample);
    }
    /// Returns the counterexamples that all clues besides this one match; of all clues if it is kNone.
    std::vector<std::size_t> admitted_without(std::size_t clue);
    /// Returns how many of these counterexamples the candidate matches.
    std::size_t admitted(std::span<const std::size_t> counterexamples, std::size_t clue,
                         std::size_t candidate);

  private:
    bool is_excluded_by(std::size_t clue, std::size_t counterexample) {
        return chosen_[clue] != kNone &&
               counterexamples_.excludes(frame_.line_of(clue), chosen_[clue], counterexample);
    }

    const CrosswordFrame& frame_;
    std::vector<CluePool>& pools_;
    Counterexamples counterexamples_;
    std::vector<std::size_t> chosen_;
    std::vector<std::uint32_t> excluders_;  // by counterexample: how many clues exclude it
    ClueBalance balance_;
};

}  // namespace sator::create
