// The layer create behind one function: this file only turns its answers into values that name no part of that layer.
#include "sator/create.hpp"

#include <utility>

#include "sator/create/kinds/puzzle_maker.hpp"
#include "sator/create/requests/create_call_text.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator {

namespace {

using namespace create;

PuzzleRating public_rating(const Rating& rating) {
    PuzzleRating shown;
    shown.result = PuzzleRating::Result::Rated;
    shown.effort = rating.effort;
    shown.grade = rating.grade.grade;
    shown.grade_name = rating.grade.name;
    if (rating.has_steps()) shown.hardest_technique = entry_of(rating.hardest).name;
    shown.minutes = rating.minutes;
    return shown;
}

CreatedPuzzle public_puzzle(const CreateOptions& options, MadePuzzle made) {
    CreatedPuzzle shown{.text = std::move(made.text),
                        .solution = Solution(made.puzzle, std::move(made.solution)),
                        .rating = {},
                        .call = create_call_text(options, made.seed),
                        .notes = std::move(made.notes)};
    if (made.rating) shown.rating = public_rating(*made.rating);
    return shown;
}

CreationFailure public_failure(const CreateOptions& options, CreateFailure failure) {
    CreationFailure shown{.reason = static_cast<CreationFailure::Reason>(failure.reason),
                          .problem = std::move(failure.problem),
                          .limit = failure.limit,
                          .nearest = {}};
    if (failure.nearest) shown.nearest = public_puzzle(options, std::move(*failure.nearest));
    return shown;
}

static_assert(static_cast<int>(CreationFailure::Reason::Limit) ==
              static_cast<int>(CreateFailure::Reason::Limit));

}  // namespace

std::expected<CreatedPuzzle, CreationFailure> create_puzzle(const CreateOptions& call) {
    CreateOptions options = call;
    options.kind = full_kind_name(call.kind);
    auto maker = PuzzleMaker::of(options);
    if (!maker) return std::unexpected(public_failure(options, std::move(maker.error())));
    MakeResult made = maker->make(options.seed);
    if (!made) return std::unexpected(public_failure(options, std::move(made.error())));
    return public_puzzle(options, std::move(*made));
}

std::vector<CreatableKind> creatable_kinds() {
    std::vector<CreatableKind> kinds;
    for (const CreatedKind& kind : created_kinds()) {
        CreatableKind& shown =
            kinds.emplace_back(CreatableKind{std::string(kind.name), std::string(kind.summary), {}});
        for (const KindParameter& parameter : kind.parameters) shown.parameters.emplace_back(parameter.name);
    }
    return kinds;
}

}  // namespace sator
