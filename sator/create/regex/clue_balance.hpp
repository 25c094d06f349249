#pragma once

#include <cstddef>
#include <map>
#include <string>

#include "sator/create/regex/clue_pool.hpp"

namespace sator::create {

/// The variety that a crossword must have: no clue twice, no form and no construct more than its share. It counts the clues that
/// stand, and says whether another one may be added.
class ClueBalance {
  public:
    /// `clues`: how many the crossword will have. `style`: what they may have. Without classes, alternatives may stand in each of them,
    /// because hardly anything else is left.
    ClueBalance(std::size_t clues, const ClueStyle& style);

    void add(const ClueCandidate& clue) { count(clue, 1); }
    void remove(const ClueCandidate& clue) { count(clue, -1); }
    bool allows(const ClueCandidate& clue) const;

    /// Returns how many of `clues` clues may have one form.
    static int most_of_shape(std::size_t clues);
    /// Returns how many of `clues` clues may have this construct.
    static int most_with(ClueFeature feature, std::size_t clues);
    /// The most clues that are a choice of whole lines.
    static int most_choices(std::size_t clues);

  private:
    void count(const ClueCandidate& clue, int change);

    std::size_t clues_;
    bool has_classes_;
    std::map<std::string, int> texts_, shapes_;
    int features_[kClueFeatures] = {};
    int choices_ = 0, spoken_ = 0;
};

}  // namespace sator::create
