#pragma once

#include <optional>

#include "sator/create/choose/difficulty_request.hpp"
#include "sator/create/choose/made_puzzle_checks.hpp"
#include "sator/create/choose/make_puzzle.hpp"
#include "sator/create/choose/remove_clues.hpp"

namespace sator::create {

/// The attempts to make one puzzle. An attempt plans and removes clues (make_puzzle.cpp), then rates and eases what is left
/// (meet_difficulty.cpp).
class PuzzleAttempts {
  public:
    PuzzleAttempts(const Making& making, const CreateOptions& options, const DifficultyRequest& request,
                   BasePuzzles& bases, PuzzleGrader& grader)
        : making_(making), options_(options), request_(request), bases_(bases), grader_(grader) {}

    MakeResult make(std::uint64_t seed);

  private:
    enum class Step : std::uint8_t { Done, NextAttempt, Failed };

    Step attempt(std::uint64_t seed, std::uint64_t number);
    /// Changes the base until no counterexample is left. Returns false if the base keeps counterexamples.
    bool exclude_counterexamples(RandomSource& random);
    Step choose(RandomSource& random);
    bool restore_givens(Removal& removal);
    bool is_minimal(const Chosen& chosen);
    Step rate(const Removal& removal, RandomSource& random);
    Step accept(const Chosen& chosen);
    Step add_back(const Removal& removal);
    Step ease(RandomSource& random);
    CreateFailure stopped_rating() const;
    std::optional<DifficultyFit> judge(const Chosen& chosen);
    Trials allowed_trials() const;
    void keep(const Chosen& chosen, std::optional<Rating> rating, double distance, std::string what);
    MadePuzzle made(const Chosen& chosen, std::optional<Rating> rating) const;
    Step fail(CreateFailure failure);
    CreateFailure not_met_failure(std::uint64_t attempts) const;

    const Making& making_;
    const CreateOptions& options_;
    const DifficultyRequest& request_;
    BasePuzzles& bases_;
    PuzzleGrader& grader_;
    std::uint64_t seed_ = 0;
    std::size_t trials_ = 0;                 // puzzles that needed a trial and that nothing makes easier
    std::size_t trials_with_all_clues_ = 0;  // puzzles that needed one although no clue was left out
    FoundGrades found_grades_;
    Plan plan_;
    std::optional<UniquenessProver> prover_;
    std::optional<MadePuzzle> result_, nearest_;
    double nearest_distance_ = 0;
    std::string nearest_words_, last_problem_;
    std::optional<CreateFailure> failure_;
};

}  // namespace sator::create
