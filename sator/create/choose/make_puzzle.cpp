// The loop of creation, written once for all kinds. An attempt goes from a plan to a puzzle with as few clues as the request allows;
// meet_difficulty.cpp then brings it to the difficulty that is asked for.

#include "sator/create/choose/make_puzzle.hpp"

#include <algorithm>

#include "sator/create/choose/clue_groups.hpp"
#include "sator/create/choose/made_puzzle_checks.hpp"
#include "sator/create/choose/puzzle_attempts.hpp"

namespace sator::create {

namespace {

/// A base that is refined more often than this is given up.
constexpr std::size_t kMostRefinements = 400;

/// Mixes the seed and the number of the attempt (S. Vigna, "splitmix64").
std::uint64_t mixed(std::uint64_t seed, std::uint64_t attempt) {
    std::uint64_t z = seed + 0x9e3779b97f4a7c15 * (attempt + 1);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

}  // namespace

PuzzleAttempts::Step PuzzleAttempts::fail(CreateFailure failure) {
    failure_ = std::move(failure);
    failure_->nearest = nearest_;
    return Step::Failed;
}

MadePuzzle PuzzleAttempts::made(const Chosen& chosen, std::optional<Rating> rating) const {
    MadePuzzle puzzle{.text = text_of(plan_, chosen),
                      .puzzle = {},
                      .solution = plan_.solution,
                      .rating = std::move(rating),
                      .seed = seed_};
    puzzle.notes = plan_.notes;
    return puzzle;
}

/// Remembers a puzzle that does not meet the request, if it comes nearer than the last.
void PuzzleAttempts::keep(const Chosen& chosen, std::optional<Rating> rating, double distance,
                          std::string what) {
    if (nearest_ && distance >= nearest_distance_) return;
    nearest_ = made(chosen, std::move(rating));
    nearest_distance_ = distance;
    nearest_words_ = std::move(what);
}

bool PuzzleAttempts::exclude_counterexamples(RandomSource& random) {
    for (std::size_t refinements = 0; refinements <= kMostRefinements; ++refinements) {
        prover_.emplace(plan_, bases_);
        switch (prover_->left_by(Chosen(plan_.clues.size(), true))) {
            case Left::OneSolution:
                return true;
            case Left::Unknown:
                if (prover_->limit() != Limit::Nodes) fail(stopped_by(*prover_->limit()).error());
                return false;
            case Left::Several:
                break;
        }
        const std::vector<Value> counterexample(prover_->counterexample().begin(),
                                                prover_->counterexample().end());
        if (!plan_.refine || !plan_.refine(plan_, counterexample, random)) return false;
    }
    return false;
}

PuzzleAttempts::Step PuzzleAttempts::attempt(std::uint64_t seed, std::uint64_t number) {
    RandomSource random(mixed(seed, number));
    if (const auto limit = bases_.limits().reached()) return fail(stopped_by(*limit).error());
    PlanResult plan = making_.plan(random);
    if (!plan) {
        if (plan.error().reason != CreateFailure::Reason::NotMet || plan.error().is_final)
            return fail(std::move(plan.error()));
        last_problem_ = plan.error().problem.message;
        return Step::NextAttempt;
    }
    plan_ = std::move(*plan);
    if (!exclude_counterexamples(random)) {
        last_problem_ = "no clues of this kind leave only one solution";
        return failure_ ? Step::Failed : Step::NextAttempt;
    }
    if (plan_.has_quality && !plan_.has_quality(plan_)) {
        last_problem_ = "each breaks a quality rule of its kind";
        return Step::NextAttempt;
    }
    return choose(random);
}

/// Adds groups again until there are as many givens as asked for. Returns false if that does not come out even.
bool PuzzleAttempts::restore_givens(Removal& removal) {
    std::size_t givens = givens_of(plan_, removal.chosen);
    for (std::size_t i = removal.removed.size(); i-- > 0 && givens < *options_.givens;) {
        const ClueGroup& group = removal.removed[i];
        if (givens + group.size() > *options_.givens) continue;
        for (const std::size_t clue : group) removal.chosen[clue] = true;
        givens += group.size();
    }
    const auto is_chosen = [&](const ClueGroup& group) { return removal.chosen[group[0]]; };
    std::erase_if(removal.removed, is_chosen);
    return givens == *options_.givens;
}

bool PuzzleAttempts::is_minimal(const Chosen& chosen) {
    Chosen fewer = chosen;
    for (std::size_t clue = 0; clue < chosen.size(); ++clue) {
        if (!chosen[clue] || plan_.clues[clue].is_kept) continue;
        fewer[clue] = false;
        if (prover_->left_by(fewer) != Left::Several) return false;
        fewer[clue] = true;
    }
    return true;
}

PuzzleAttempts::Step PuzzleAttempts::choose(RandomSource& random) {
    const std::size_t most_givens = givens_of(plan_, Chosen(plan_.clues.size(), true));
    if (options_.givens && *options_.givens > most_givens)
        return fail(too_many_givens(*options_.givens, most_givens));
    if (making_.keeps_all_clues) {
        result_ = made(Chosen(plan_.clues.size(), true), {});
        return Step::Done;
    }
    const std::string_view usual = options_.minimal || options_.givens ? "none" : making_.usual_symmetry;
    const auto groups = clue_groups(plan_, options_, usual, random);
    if (!groups) return fail(groups.error());
    Removal removal = remove_clues(*prover_, Chosen(plan_.clues.size(), true), *groups);
    if (removal.limit) return fail(stopped_by(*removal.limit).error());
    if (!has_own_clue(plan_, removal.chosen)) {
        last_problem_ = "no clue of the kind is needed";
        return Step::NextAttempt;
    }
    if (options_.minimal && !is_minimal(removal.chosen)) {
        keep(removal.chosen, {}, 1, "a puzzle that is not minimal");
        return Step::NextAttempt;
    }
    if (options_.givens && !restore_givens(removal)) {
        const auto givens = givens_of(plan_, removal.chosen);
        const auto wanted = *options_.givens;
        keep(removal.chosen, {}, static_cast<double>(std::max(givens, wanted) - std::min(givens, wanted)),
             "a puzzle with " + std::to_string(givens) + " givens");
        return Step::NextAttempt;
    }
    return rate(removal, random);
}

CreateFailure PuzzleAttempts::not_met_failure(std::uint64_t attempts) const {
    CreateFailure failure{
        CreateFailure::Reason::NotMet,
        error_in({}, "no such puzzle was found in " + std::to_string(attempts) + " attempts")};
    std::string requests = request_.is_any() ? "" : request_.words();
    const auto add = [&](const std::string& request) {
        requests += (requests.empty() ? "" : ", ") + request;
    };
    if (options_.givens) add(std::to_string(*options_.givens) + " givens");
    if (options_.minimal) add("minimal");
    if (!options_.symmetry.empty()) add("symmetry " + options_.symmetry);
    if (!requests.empty()) failure.problem.message += " (" + requests + ")";
    if (!nearest_ && !last_problem_.empty()) failure.problem.message += ": " + last_problem_;
    failure.nearest = nearest_;
    std::string& hint = failure.problem.hint;
    if (nearest_) hint = "the nearest that was found is " + nearest_words_;
    const std::string grades = options_.grade ? found_grades_.words() : "";
    if (!grades.empty()) hint += (hint.empty() ? "" : "; ") + grades;
    return failure;
}

MakeResult PuzzleAttempts::make(std::uint64_t seed) {
    seed_ = seed;
    std::uint64_t attempts = 0;
    while (attempts < options_.attempts) {
        if (options_.grade && found_grades_.are_far_from(*options_.grade)) break;
        switch (attempt(seed, attempts++)) {
            case Step::Done:
                return std::move(*result_);
            case Step::Failed:
                if (failure_->nearest)
                    failure_->problem.hint = "the nearest that was found is " + nearest_words_;
                return std::unexpected(std::move(*failure_));
            case Step::NextAttempt:
                break;
        }
    }
    return std::unexpected(not_met_failure(attempts));
}

MakeResult make_puzzle(const Making& making, const CreateOptions& options, std::uint64_t seed,
                       BasePuzzles& bases, PuzzleGrader& grader) {
    CreateOptions own = options;
    if (own.hardest.empty() && !own.minimal && !own.givens) own.hardest = making.usual_hardest;
    const auto request = DifficultyRequest::of(own);
    if (!request) return failure(request);
    MakeResult result = PuzzleAttempts(making, own, *request, bases, grader).make(seed);
    if (result && !options.rated && !options.grade && options.hardest.empty()) result->rating.reset();
    if (!result && !result.error().nearest) return result;
    MadePuzzle& made = result ? *result : *result.error().nearest;
    BasePuzzles unlimited(bases.files(), {});  // the nearest puzzle is shown although a limit was reached
    auto puzzle = result ? bases.read(made.text) : unlimited.read(made.text);
    if (!puzzle) return failure(puzzle);
    made.puzzle = std::make_shared<const Puzzle>(std::move(*puzzle));
    return result;
}

}  // namespace sator::create
