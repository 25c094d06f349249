#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sator/create/regex/clue_pool.hpp"
#include "sator/create/regex/crossword_frame.hpp"

namespace sator::create {

/// The wrong solutions that were found so far, and which candidates tell them from the answer. Each match is made once.
class Counterexamples {
  public:
    /// Neither is owned. Candidates may be added to the pools later.
    Counterexamples(const CrosswordFrame& frame, std::vector<CluePool>& pools)
        : frame_(frame), pools_(pools), lines_(frame.lines.size()) {}

    void add(std::u32string_view cells);
    std::size_t size() const { return counterexamples_.size(); }
    /// Returns whether this candidate of the line does not match what the counterexample has there.
    bool excludes(std::size_t line, std::size_t candidate, std::size_t counterexample);
    /// Returns whether the counterexample has other letters there than the answer.
    bool differs(std::size_t line, std::size_t counterexample) const {
        return counterexamples_[counterexample][line] != kAnswer;
    }

  private:
    static constexpr std::uint32_t kAnswer = UINT32_MAX;

    enum class Verdict : std::uint8_t { Unknown, Matches, Excluded };
    struct LineRecord {
        std::vector<std::u32string> texts;           // of counterexamples, other than the answer
        std::vector<std::vector<Verdict>> verdicts;  // by candidate, by text
    };

    const CrosswordFrame& frame_;
    std::vector<CluePool>& pools_;
    std::vector<LineRecord> lines_;
    std::vector<std::vector<std::uint32_t>>
        counterexamples_;  // by counterexample, by line: the index of its text, or kAnswer
};

}  // namespace sator::create
