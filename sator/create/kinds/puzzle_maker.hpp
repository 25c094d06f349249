#pragma once

#include <memory>

#include "sator/create/choose/puzzle_from_file.hpp"
#include "sator/create/kinds/created_kind_table.hpp"
#include "sator/create/kinds/own_kind.hpp"

namespace sator::create {

/// Makes puzzles of one kind, one for each seed. What all of them need is made once. For one thread at a time.
class PuzzleMaker {
  public:
    /// Returns an error if there is no such kind, or if a parameter is not one of the kind's.
    static std::expected<PuzzleMaker, CreateFailure> of(CreateOptions options);

    MakeResult make(std::uint64_t seed);

  private:
    PlanResult plan(const KindContext& context, RandomSource& random) const;
    static std::expected<PuzzleMaker, CreateFailure> of_file(CreateOptions options);
    explicit PuzzleMaker(const CreatedKind* kind, CreateOptions options);

    const CreatedKind* kind_;
    std::unique_ptr<const OwnKind> own_;  // if the caller defines the kind
    std::unique_ptr<CreateOptions> options_;
    std::unique_ptr<BasePuzzles> bases_;
    std::unique_ptr<PuzzleGrader> grader_;
    Planner planner_;                     // if the kind has one, from the first puzzle on
    std::optional<PuzzleFromFile> file_;  // if `options_->from` has a puzzle
};

}  // namespace sator::create
