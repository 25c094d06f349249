#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sator/create/regex/clue_pool.hpp"
#include "sator/create/regex/crossword_frame.hpp"

namespace sator::create {

/// The wrong solutions that were found so far, and which candidates tell them from the answer. Each match is made once.
class RivalBook {
  public:
    /// Neither is owned. Candidates may be added to the pools later.
    RivalBook(const CrosswordFrame& frame, std::vector<CluePool>& pools)
        : frame_(frame), pools_(pools), lines_(frame.lines.size()) {}

    void add(std::u32string_view cells);
    std::size_t size() const { return rivals_.size(); }
    /// Returns whether this candidate of the line does not match what the rival has there.
    bool excludes(std::size_t line, std::size_t candidate, std::size_t rival);
    /// Returns whether the rival has other letters there than the answer.
    bool differs(std::size_t line, std::size_t rival) const { return rivals_[rival][line] != kAnswer; }

  private:
    static constexpr std::uint32_t kAnswer = UINT32_MAX;

    enum class Verdict : std::uint8_t { Unknown, Matches, Excluded };
    struct LineRecord {
        std::vector<std::u32string> texts;           // of rivals, other than the answer
        std::vector<std::vector<Verdict>> verdicts;  // by candidate, by text
    };

    const CrosswordFrame& frame_;
    std::vector<CluePool>& pools_;
    std::vector<LineRecord> lines_;
    std::vector<std::vector<std::uint32_t>> rivals_;  // by rival, by line: the index of its text, or kAnswer
};

}  // namespace sator::create
