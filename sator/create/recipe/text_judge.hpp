#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "sator/create/clues/base_puzzle.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator::create {

/// Judges a design in the making: a puzzle's rules, by their plain meaning, must hold in one solution and break in each counterexample
/// that was found so far.
class TextJudge {
  public:
    /// `bases` must outlive this.
    explicit TextJudge(BasePuzzles& bases) : bases_(bases), cache_(make_clue_cache()) {}

    /// Adds a counterexample: a second solution of an earlier design.
    void add(std::span<const Value> counterexample) {
        found_.emplace_back(counterexample.begin(), counterexample.end());
    }
    const std::vector<Value>& last() const { return found_.back(); }

    enum class Verdict : std::uint8_t {
        Wrong,     ///< the text cannot be read, or the solution breaks a rule
        TooWeak,   ///< the solution breaks no rule, nor does a counterexample
        IsDesign,  ///< the solution breaks no rule, and each counterexample does
    };
    Verdict verdict(const std::string& text, std::span<const Value> solution);

  private:
    BasePuzzles& bases_;
    std::shared_ptr<ClueCache> cache_;
    std::vector<std::vector<Value>> found_;
};

}  // namespace sator::create
