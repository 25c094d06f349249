#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/language/match/match_program.hpp"

namespace sator::language {

/// Backtracking over a match program if only a domain of each cell is known, with three-valued logic
/// (Kleene).
///
/// If a test has the same result for all values of the cell, the match continues. Otherwise the match ends
/// with the question that the test depends on. So `Yes` and `No` hold for all strings over the domains.
/// Splitting the domain by the question and matching again leads to an answer after finitely many steps.
class PartialMatcher {
  public:
    enum class Answer : std::uint8_t { Yes, No, Unknown, StepLimit };
    /// The knowledge about a cell that is needed to continue.
    struct Question {
        std::size_t cell = 0;
        bool is_value =
            false;  ///< asks for the exact value (to compare it with another cell); else whether `mask`
                    ///< contains it
        std::uint32_t mask = 0;
    };

    /// `program` must outlive the matcher.
    PartialMatcher(const MatchProgram& program, std::size_t length);

    /// `domains` has `length` times `value_words` words; no domain may be empty. Decreases `steps_left`. For
    /// Unknown, sets `question`. Returns StepLimit if the steps are used up, or if `watch` (may be null)
    /// reaches a limit.
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

    /// Runs until the Accept of the program or body. If `must_end`, accepts only at the last position.
    Answer run(std::uint32_t pc, std::uint32_t& position, bool must_end);
    TruthValue step(const Instruction& instruction, std::uint32_t& pc, std::uint32_t& position);
    TruthValue run_body(const Instruction& instruction, std::uint32_t& position);
    TruthValue consume_symbol(const Instruction& instruction, std::uint32_t& position);
    TruthValue consume_reference(const Instruction& instruction, std::uint32_t& position);
    TruthValue is_in(std::size_t cell, std::uint32_t mask);
    TruthValue are_equal(std::size_t a, std::size_t b, bool ignore_case);
    TruthValue at_line_edge(const Instruction& instruction, std::uint32_t position);
    TruthValue at_boundary(const Instruction& instruction, std::uint32_t position);
    void close_group(std::uint32_t group, std::uint32_t position);
    void set(std::uint32_t index, std::uint32_t value);
    void undo_to(std::size_t size);

    // Registers: the begin and end of each group's capture, the start of each open group, and the start of
    // each loop's current iteration.
    std::uint32_t begin_of(std::uint32_t group) const { return 2 * group; }
    std::uint32_t open_of(std::uint32_t group) const { return 2 * (program_.group_count + 1) + group; }
    std::uint32_t iteration_of(std::uint32_t loop) const { return 3 * (program_.group_count + 1) + loop; }

    const MatchProgram& program_;
    std::uint32_t length_;
    std::span<const std::uint64_t> domains_;
    std::uint64_t* steps_left_ = nullptr;
    LimitWatch* watch_ = nullptr;
    Question question_;
    Answer ended_ = Answer::No;  ///< the answer to return if a test is Unknown
    std::vector<std::uint32_t> registers_;
    std::vector<Choice> choices_;
    std::vector<Undo> undo_;
};

}  // namespace sator::language
