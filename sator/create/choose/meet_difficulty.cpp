// The way to a difficulty. A puzzle that is too hard gets clues back in the reverse order of their removal: more clues hardly
// ever make a puzzle harder, so a binary search finds how many. If its kind has a better way, e.g. splits a cage, the base
// changes instead. A puzzle that is too easy is given up for the next attempt.

#include "sator/create/choose/made_puzzle_checks.hpp"
#include "sator/create/choose/puzzle_attempts.hpp"

namespace sator::create {

namespace {

/// An attempt ends if its puzzle is still too hard after this number of changes.
constexpr std::size_t kMostChanges = 40;

/// If the request sets no difficulty, a puzzle that needs a trial is accepted only after this number of such puzzles.
constexpr std::size_t kRefusedTrials = 20;

/// After this number of puzzles that need a trial although all their clues are given, few rules together are no trial any more: people think
/// so in puzzles of such a kind.
constexpr std::size_t kTrialsWithAllClues = 3;

/// The grade of a single path is nearly always at most this much off that of all paths, which take sixteen times as long.
constexpr int kGradesOfOnePath = 1;

/// Up to the grade before this, no step assumes a candidate at all, unless that is usual in puzzles of the kind.
constexpr int kGradeOfFewRules = 5;

}  // namespace

/// Returns what a rating may assume. From the grade of such steps on, a contradiction of a few rules is no trial.
Trials PuzzleAttempts::allowed_trials() const {
    if (!request_.refuses_trials()) return Trials::Allowed;
    const bool takes_few_rules = making_.takes_few_rules || trials_with_all_clues_ >= kTrialsWithAllClues ||
                                 (options_.grade && options_.grade->most >= kGradeOfFewRules);
    return takes_few_rules ? Trials::OfFewRules : Trials::Refused;
}

/// Rates the puzzle with these clues, and keeps it as the result if it fits. Returns nullopt if a limit is reached.
std::optional<DifficultyFit> PuzzleAttempts::judge(const Chosen& chosen) {
    const Trials trials = allowed_trials();
    RatingResult rating;
    if (options_.grade) {
        rating = grader_.rate(plan_, chosen, trials, 1);
        if (rating.rating) found_grades_.add(rating.rating->grade.number);
        if (rating.rating && rating.rating->grade.number > options_.grade->most + kGradesOfOnePath)
            return DifficultyFit::TooHard;
        if (rating.rating && rating.rating->grade.number < options_.grade->least - kGradesOfOnePath &&
            nearest_ && request_.distance(*rating.rating) >= nearest_distance_)
            return DifficultyFit::TooEasy;
    }
    if (!options_.grade || rating.rating)
        rating = grader_.rate(plan_, chosen, trials, options_.rated || options_.grade ? kRatedPaths : 1);
    if (!rating.rating) {
        const bool needs_trial =
            rating.so_far && rating.so_far->hardest >= Technique::Trial && !bases_.limits().reached();
        return needs_trial && request_.refuses_trials() ? std::optional(DifficultyFit::TooHard)
                                                        : std::nullopt;
    }
    const DifficultyFit fit = request_.fit(*rating.rating);
    if (fit == DifficultyFit::Fits) {
        result_ = made(chosen, rating.rating);
    } else {
        keep(chosen, rating.rating, request_.distance(*rating.rating),
             "a puzzle of grade " + std::to_string(rating.rating->grade.number));
    }
    return fit;
}

PuzzleAttempts::Step PuzzleAttempts::rate(const Removal& removal, RandomSource& random) {
    if (!options_.rated && request_.is_any()) {
        result_ = made(removal.chosen, {});
        return Step::Done;
    }
    const auto fit = judge(removal.chosen);
    if (!fit) return fail(stopped_rating());
    if (*fit == DifficultyFit::Fits) return Step::Done;
    if (request_.is_usual() && removal.removed.empty() && !plan_.ease && trials_++ >= kRefusedTrials)
        return accept(removal.chosen);
    if (*fit != DifficultyFit::TooHard || options_.minimal || options_.givens) return Step::NextAttempt;
    return plan_.ease ? ease(random) : add_back(removal);
}

/// Accepts a puzzle that needs a trial if the request sets no difficulty and no puzzle of its kind does without a trial.
PuzzleAttempts::Step PuzzleAttempts::accept(const Chosen& chosen) {
    const RatingResult rating = grader_.rate(plan_, chosen, Trials::Allowed);
    if (!rating.rating) return fail(stopped_rating());
    result_ = made(chosen, rating.rating);
    return Step::Done;
}

/// Adds removed clues again, in reverse order, as few as make the puzzle easy enough.
PuzzleAttempts::Step PuzzleAttempts::add_back(const Removal& removal) {
    std::size_t too_hard = 0, enough = removal.removed.size() + 1;
    while (enough - too_hard > 1) {
        const std::size_t middle = (too_hard + enough) / 2;
        Chosen chosen = removal.chosen;
        for (std::size_t i = 0; i < middle; ++i) {
            for (const std::size_t clue : removal.removed[removal.removed.size() - 1 - i])
                chosen[clue] = true;
        }
        const auto fit = judge(chosen);
        if (!fit) return fail(stopped_rating());
        if (*fit == DifficultyFit::Fits && request_.has_least()) return Step::Done;
        (*fit == DifficultyFit::TooHard ? too_hard : enough) = middle;
    }
    if (result_) return Step::Done;
    const bool needs_trial = request_.is_usual() && enough > removal.removed.size();
    if (needs_trial && ++trials_with_all_clues_ > kRefusedTrials) return accept(removal.chosen);
    return Step::NextAttempt;
}

/// Changes the base until the puzzle is easy enough.
PuzzleAttempts::Step PuzzleAttempts::ease(RandomSource& random) {
    for (std::size_t changes = 0; changes < kMostChanges; ++changes) {
        if (!plan_.ease(plan_, random)) return Step::NextAttempt;
        if (!exclude_counterexamples(random)) return failure_ ? Step::Failed : Step::NextAttempt;
        const auto fit = judge(Chosen(plan_.clues.size(), true));
        if (!fit) return fail(stopped_rating());
        if (*fit == DifficultyFit::Fits) {
            if (!plan_.has_quality || plan_.has_quality(plan_)) return Step::Done;
            result_.reset();
        }
        if (*fit != DifficultyFit::TooHard) return Step::NextAttempt;
    }
    return Step::NextAttempt;
}

CreateFailure PuzzleAttempts::stopped_rating() const {
    if (failure_) return *failure_;
    return stopped_by(bases_.limits().reached().value_or(Limit::Memory)).error();
}

}  // namespace sator::create
