// The loop of creation, written once for all kinds. An attempt goes from a plan to a puzzle with as few clues as the wish allows. A puzzle
// that is too hard gets clues back in the reverse order of their removal: more clues hardly ever make a puzzle harder, so a binary search
// finds how many. One that is too easy although nothing more can be left out is given up for the next attempt.

#include "sator/create/choose/make_puzzle.hpp"

#include <algorithm>

#include "sator/create/choose/clue_groups.hpp"
#include "sator/create/choose/made_puzzle_checks.hpp"
#include "sator/create/choose/wish.hpp"

namespace sator::create {

namespace {

/// A base that is repaired more often than this is given up.
constexpr std::size_t kMostRepairs = 400;

/// An attempt ends if its puzzle is still too hard after this number of changes.
constexpr std::size_t kMostChanges = 40;

/// A puzzle that needs a trial, although nobody asked for one, is taken only after this number of attempts: others of its kind may
/// need none.
constexpr std::uint64_t kAttemptsWithoutTrial = 20;

/// The grade of a single path is nearly always at most this much above that of all paths, which take sixteen times as long.
constexpr int kGradesOfOnePath = 1;

/// Mixes the seed and the number of the attempt (S. Vigna, "splitmix64").
std::uint64_t mixed(std::uint64_t seed, std::uint64_t attempt) {
    std::uint64_t z = seed + 0x9e3779b97f4a7c15 * (attempt + 1);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

class PuzzleAttempts {
  public:
    PuzzleAttempts(const Making& making, const CreateOptions& options, const DifficultyWish& wish,
                   BasePuzzles& bases, PuzzleGrader& grader)
        : making_(making), options_(options), wish_(wish), bases_(bases), grader_(grader) {}

    MakeResult make(std::uint64_t seed);

  private:
    enum class Step : std::uint8_t { Done, NextAttempt, Failed };

    Step attempt(std::uint64_t seed, std::uint64_t number);
    bool tell_rivals_apart(RandomSource& random);
    Step choose(RandomSource& random);
    bool restore_givens(Removal& removal);
    bool is_minimal(const Chosen& chosen);
    Step rate(const Removal& removal, RandomSource& random);
    Step accept(const Chosen& chosen);
    Step add_back(const Removal& removal);
    Step ease(RandomSource& random);
    CreateFailure stopped_rating() const;
    std::optional<WishFit> judge(const Chosen& chosen);
    bool can_have_grade(const Rating& rating);
    void keep(const Chosen& chosen, std::optional<Rating> rating, double distance, std::string what);
    MadePuzzle made(const Chosen& chosen, std::optional<Rating> rating) const;
    Step fail(CreateFailure failure);
    CreateFailure not_met_failure() const;

    const Making& making_;
    const CreateOptions& options_;
    const DifficultyWish& wish_;
    BasePuzzles& bases_;
    PuzzleGrader& grader_;
    std::uint64_t seed_ = 0, attempt_ = 0;
    Plan plan_;
    std::optional<UniquenessProver> prover_;
    std::optional<MadePuzzle> result_, nearest_;
    std::optional<Rating> last_rating_;
    double nearest_distance_ = 0;
    std::string nearest_words_, last_problem_;
    std::optional<CreateFailure> failure_;
};

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

/// Remembers a puzzle that does not meet the wish, if it comes nearer than the last.
void PuzzleAttempts::keep(const Chosen& chosen, std::optional<Rating> rating, double distance,
                          std::string what) {
    if (nearest_ && distance >= nearest_distance_) return;
    nearest_ = made(chosen, std::move(rating));
    nearest_distance_ = distance;
    nearest_words_ = std::move(what);
}

/// Returns false if the base keeps rivals.
bool PuzzleAttempts::tell_rivals_apart(RandomSource& random) {
    for (std::size_t repairs = 0; repairs <= kMostRepairs; ++repairs) {
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
        const std::vector<Value> rival(prover_->rival().begin(), prover_->rival().end());
        if (!plan_.repair || !plan_.repair(plan_, rival, random)) return false;
    }
    return false;
}

PuzzleAttempts::Step PuzzleAttempts::attempt(std::uint64_t seed, std::uint64_t number) {
    RandomSource random(mixed(seed, number));
    attempt_ = number;
    if (const auto limit = bases_.limits().reached()) return fail(stopped_by(*limit).error());
    PlanResult plan = making_.plan(random);
    if (!plan) {
        if (plan.error().reason != CreateFailure::Reason::NotMet) return fail(std::move(plan.error()));
        last_problem_ = plan.error().problem.message;
        return Step::NextAttempt;
    }
    plan_ = std::move(*plan);
    if (!tell_rivals_apart(random)) {
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

/// Returns false, and says why as the failure, if no puzzle of this kind has the grade that is asked for.
bool PuzzleAttempts::can_have_grade(const Rating& rating) {
    const explain::GradeScale& scale = *rating.grade.scale;
    if (!explain::efforts_of(scale, options_.grade->least, options_.grade->most).is_empty()) return true;
    failure_ = no_such_grade(scale, wish_);
    return false;
}

/// Rates the puzzle with these clues, and keeps it as the result if it fits. Returns nullopt if a limit is reached.
std::optional<WishFit> PuzzleAttempts::judge(const Chosen& chosen) {
    const Trials trials = wish_.refuses_trials() ? Trials::Refused : Trials::Allowed;
    RatingResult rating;
    if (options_.grade) {
        rating = grader_.rate(plan_, chosen, trials, 1);
        if (rating.rating && !can_have_grade(*rating.rating)) return std::nullopt;
        if (rating.rating && rating.rating->grade.grade > options_.grade->most + kGradesOfOnePath)
            return WishFit::TooHard;
    }
    if (!options_.grade || rating.rating)
        rating = grader_.rate(plan_, chosen, trials, options_.rated || options_.grade ? kRatedPaths : 1);
    if (!rating.rating) {
        const bool needs_trial =
            rating.so_far && rating.so_far->hardest >= Technique::Trial && !bases_.limits().reached();
        return needs_trial && wish_.refuses_trials() ? std::optional(WishFit::TooHard) : std::nullopt;
    }
    const WishFit fit = wish_.fit(*rating.rating);
    if (fit == WishFit::Fits) {
        result_ = made(chosen, rating.rating);
    } else {
        keep(chosen, rating.rating, wish_.distance(*rating.rating),
             "a puzzle of grade " + std::to_string(rating.rating->grade.grade));
    }
    return fit;
}

PuzzleAttempts::Step PuzzleAttempts::rate(const Removal& removal, RandomSource& random) {
    if (!options_.rated && wish_.is_any()) {
        result_ = made(removal.chosen, {});
        return Step::Done;
    }
    const auto fit = judge(removal.chosen);
    if (!fit) return fail(stopped_rating());
    if (*fit == WishFit::Fits) return Step::Done;
    if (wish_.is_usual() && removal.removed.empty() && !plan_.ease && attempt_ >= kAttemptsWithoutTrial)
        return accept(removal.chosen);
    if (*fit != WishFit::TooHard || options_.minimal || options_.givens) return Step::NextAttempt;
    return plan_.ease ? ease(random) : add_back(removal);
}

/// Takes a puzzle that needs a trial, because nothing of its kind makes it easier, and nobody asked for an easier one.
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
        if (*fit == WishFit::Fits && wish_.has_least()) return Step::Done;
        (*fit == WishFit::TooHard ? too_hard : enough) = middle;
    }
    return result_ ? Step::Done : Step::NextAttempt;
}

/// Changes the base until the puzzle is easy enough.
PuzzleAttempts::Step PuzzleAttempts::ease(RandomSource& random) {
    for (std::size_t changes = 0; changes < kMostChanges; ++changes) {
        if (!plan_.ease(plan_, random)) return Step::NextAttempt;
        if (!tell_rivals_apart(random)) return failure_ ? Step::Failed : Step::NextAttempt;
        const auto fit = judge(Chosen(plan_.clues.size(), true));
        if (!fit) return fail(stopped_rating());
        if (*fit == WishFit::Fits) {
            if (!plan_.has_quality || plan_.has_quality(plan_)) return Step::Done;
            result_.reset();
        }
        if (*fit != WishFit::TooHard) return Step::NextAttempt;
    }
    return Step::NextAttempt;
}

CreateFailure PuzzleAttempts::stopped_rating() const {
    if (failure_) return *failure_;
    return stopped_by(bases_.limits().reached().value_or(Limit::Memory)).error();
}

CreateFailure PuzzleAttempts::not_met_failure() const {
    CreateFailure failure{
        CreateFailure::Reason::NotMet,
        error_in({}, "no such puzzle was found in " + std::to_string(options_.attempts) + " attempts")};
    if (!wish_.is_any()) failure.problem.message += " (" + wish_.words() + ")";
    if (!nearest_ && !last_problem_.empty()) failure.problem.message += ": " + last_problem_;
    failure.nearest = nearest_;
    if (nearest_) failure.problem.hint = "the nearest that was found is " + nearest_words_;
    return failure;
}

MakeResult PuzzleAttempts::make(std::uint64_t seed) {
    seed_ = seed;
    for (std::uint64_t number = 0; number < options_.attempts; ++number) {
        switch (attempt(seed, number)) {
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
    return std::unexpected(not_met_failure());
}

}  // namespace

MakeResult make_puzzle(const Making& making, const CreateOptions& options, std::uint64_t seed,
                       BasePuzzles& bases, PuzzleGrader& grader) {
    CreateOptions own = options;
    if (own.hardest.empty() && !own.minimal && !own.givens) own.hardest = making.usual_hardest;
    const auto wish = DifficultyWish::of(own);
    if (!wish) return std::unexpected(wish.error());
    MakeResult result = PuzzleAttempts(making, own, *wish, bases, grader).make(seed);
    if (result && !options.rated && !options.grade && options.hardest.empty()) result->rating.reset();
    if (!result && !result.error().nearest) return result;
    MadePuzzle& made = result ? *result : *result.error().nearest;
    BasePuzzles unlimited(bases.files(), {});  // the nearest puzzle is shown although a limit was reached
    auto puzzle = result ? bases.read(made.text) : unlimited.read(made.text);
    if (!puzzle) return std::unexpected(std::move(puzzle.error()));
    made.puzzle = std::make_shared<const Puzzle>(std::move(*puzzle));
    return result;
}

}  // namespace sator::create
