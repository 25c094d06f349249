#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/language/match/match_program.hpp"

namespace sator {

/// Backtracking over a match program when each cell is known only to be one of a set of values.
///
/// A test that comes out the same for every value is decided; the first that does not ends the match with a
/// question. So `Yes` and `No` hold for all strings over the domains, and asking the question and narrowing
/// accordingly leads to an answer in the end.
class PartialMatcher {
  public:
    enum class Answer : std::uint8_t { Yes, No, Unknown, StepLimit };
    /// What must be known of a cell to go on.
    struct Question {
        std::size_t cell = 0;
        bool is_value =
            false;  ///< its very value (to compare with another cell); else whether `mask` contains it
        std::uint32_t mask = 0;
    };

    /// `program` must outlive this.
    PartialMatcher(const MatchProgram& program, std::size_t length);

    /// `domains`: `length` times `value_words` words, none empty. Uses up `steps_left`; on Unknown,
    /// `question` says what to ask. `watch`: asked on the way, or null; once it is over that is a StepLimit.
    Answer match(std::span<const std::uint64_t> domains, std::uint64_t& steps_left, Question& question,
                 LimitWatch* watch = nullptr);

  private:
    enum class TruthValue : std::uint8_t { True, False, Unknown };
    struct Choice {
        std::uint32_t pc;
        std::uint32_t position;
        std::uint32_t undo;
    };
    struct Undo {
        std::uint32_t index;
        std::uint32_t old;
    };

    /// Runs until the body's Accept; `must_end`: only at the last position.
    Answer run(std::uint32_t pc, std::uint32_t& position, bool must_end);
    TruthValue step(const Instruction& instruction, std::uint32_t& pc, std::uint32_t& position);
    TruthValue look(const Instruction& instruction, std::uint32_t& position);
    TruthValue consume_symbol(const Instruction& instruction, std::uint32_t& position);
    TruthValue consume_reference(const Instruction& instruction, std::uint32_t& position);
    TruthValue is_in(std::size_t cell, std::uint32_t mask);
    TruthValue are_equal(std::size_t a, std::size_t b, bool ignore_case);
    TruthValue at_line_edge(const Instruction& instruction, std::uint32_t position);
    TruthValue at_boundary(const Instruction& instruction, std::uint32_t position);
    void close_group(std::uint32_t group, std::uint32_t position);
    void set(std::uint32_t index, std::uint32_t value);
    void undo_to(std::size_t size);

    // Registers: begin and end of each group's capture, where each open group began, where each loop's iteration
    // began.
    std::uint32_t begin_of(std::uint32_t group) const { return 2 * group; }
    std::uint32_t open_of(std::uint32_t group) const { return 2 * (program_.group_count + 1) + group; }
    std::uint32_t iteration_of(std::uint32_t loop) const { return 3 * (program_.group_count + 1) + loop; }

    const MatchProgram& program_;
    std::uint32_t length_;
    std::span<const std::uint64_t> domains_;
    std::uint64_t* steps_left_ = nullptr;
    LimitWatch* watch_ = nullptr;
    Question question_;
    Answer ended_ = Answer::No;  ///< why a test came out Unknown
    std::vector<std::uint32_t> registers_;
    std::vector<Choice> choices_;
    std::vector<Undo> undo_;
};

}  // namespace sator
