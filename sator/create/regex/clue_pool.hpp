#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "sator/create/regex/clue_style.hpp"
#include "sator/create/regex/line_view.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet.hpp"

namespace sator::create {

/// A clue that is true of its line, and what is known of it.
struct ClueCandidate {
    ClueTree tree;
    std::string text, shape;
    ClueStyle style;
    /// Some alternative has as many letters as the line, or nearly.
    bool is_choice_of_lines = false;
    bool is_spoken = false;  ///< a class of it spells a sentence
    double surprise = 0;     ///< how unusual its form is, in nats a choice (clue_costs.hpp)
    RegexTree parsed;
    std::unique_ptr<BacktrackingMatcher> matcher;
    std::optional<double> bits = {};  ///< see CluePool::bits
};

/// Properties that all clues of a crossword share.
struct PoolRules {
    const ClueMaterial& material;
    const Alphabet& alphabet;
    ClueStyle style = ClueStyle::all();
    Dialect dialect = Dialect::EcmaScript;
};

/// The clues that may stand at one line. Candidates keep their places when the pool grows.
class CluePool {
  public:
    CluePool(std::u32string line, const PoolRules& rules) : line_(std::move(line)), rules_(rules) {}

    /// Tries to add `wanted` candidates.
    void grow(std::size_t wanted, RandomSource& random);
    /// Adds clues that leave little open: tight ones, alternatives letter by letter, at last the line itself.
    void add_last_resorts(RandomSource& random);

    const std::u32string& line() const { return line_; }
    /// The syntax that clues may use.
    const ClueStyle& style() const { return rules_.style; }
    /// The openness of a candidate by itself (clue_openness.hpp), computed when it is asked for first. 0 if the clue gives its line
    /// away.
    double bits(std::size_t candidate);

    std::size_t size() const { return candidates_.size(); }
    ClueCandidate& operator[](std::size_t i) { return *candidates_[i]; }
    const ClueCandidate& operator[](std::size_t i) const { return *candidates_[i]; }

  private:
    /// Adds the clue if it is new, allowed, and true of the line.
    bool add(ClueTree tree);

    std::u32string line_;
    PoolRules rules_;
    std::vector<std::unique_ptr<ClueCandidate>> candidates_;
    std::unordered_set<std::string> known_;
    bool has_last_resorts_ = false;
};

}  // namespace sator::create
