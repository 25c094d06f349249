// The second half of the search: exchanges single clues, keeps the answer the only solution, and follows the rating towards the
// request. A step is taken if the rating comes nearer; now and then also if it does not (simulated annealing with a fixed
// temperature).
#include <algorithm>
#include <cmath>

#include "sator/create/regex/crossword_search.hpp"

namespace sator::create {

namespace {

/// Paths of a rating on the way. If the level seems to be within kNear of the target, which may be
/// luck, more paths decide: else the search would not leave a crossword that only seems to be near.
constexpr std::uint64_t kPathsOnTheWay = 2, kPathsNear = 8;
constexpr double kNear = 0.3;
/// One step in this number is taken though the rating does not come nearer.
constexpr std::size_t kDetours = 12;
/// Candidates that are compared for one exchange.
constexpr std::size_t kComparedForExchange = 6;
/// Pools of clues grow by kGrowthOnTheWay each time that kStepsPerGrowth steps are taken.
constexpr std::size_t kStepsPerGrowth = 12, kGrowthOnTheWay = 8;
/// The levels that the easiest and the hardest grade, which are open, count for.
constexpr double kLevelsOfEasiest = 1.7, kLevelsOfHardest = 0.7;
/// Steps that add little to the difficulty are of at least this many bits.
constexpr double kLeastChange = 0.7;
/// The distance from the request that an unwanted trial adds.
constexpr double kTrialPenalty = 0.7;
/// The least level that is aimed at leaves this room up to the end of the range.
constexpr double kRoomForHarder = 0.15;

/// Levels from `least` to less than `below`.
struct LevelRange {
    double least = 0, below = 0;
};

LevelRange levels_of(const GradeRange& grades) {
    LevelRange range{static_cast<double>(grades.least), static_cast<double>(grades.most + 1)};
    if (grades.least == explain::kLeastGrade) range.least = explain::kLeastGrade + 1 - kLevelsOfEasiest;
    if (grades.most == explain::kMostGrade) range.below = explain::kMostGrade + kLevelsOfHardest;
    return range;
}

}  // namespace

double CrosswordSearch::off_target(const explain::Rating& rating) const {
    const LevelRange range = levels_of(request_.grades);
    const std::size_t cells = draft_.frame().cell_count;
    const double harder_than = request_.harder_than > 0
                                   ? explain::level_of_work(explain::work_of(request_.harder_than, cells))
                                   : range.least;
    const double least = std::clamp(harder_than, range.least, range.below - kRoomForHarder);
    const bool is_refused = request_.difficulty.refuses_trials() && rating.has_steps() &&
                            rating.hardest >= explain::Technique::Trial;
    return rating.grade.level - (least + range.below) / 2 + (is_refused ? kTrialPenalty : 0);
}

std::size_t CrosswordSearch::count_creative() const {
    std::size_t count = 0;
    for (std::size_t clue = 0; clue < draft_.frame().clue_count(); ++clue)
        count += is_creative(draft_.standing(clue).style) ? 1 : 0;
    return count;
}

bool CrosswordSearch::fits(const explain::Rating& rating) const {
    return request_.difficulty.fit(rating) == DifficultyFit::Fits && rating.effort > request_.harder_than &&
           count_creative() >= request_.least_creative;
}

bool CrosswordSearch::keep_if_best() {
    const auto exact = prover_.rate(draft_.texts(), explain::kRatedPaths);
    if (!exact) return false;
    const double distance =
        fits(*exact) ? -1 : request_.difficulty.distance(*exact) + 0.07 * std::abs(off_target(*exact));
    if (best_texts_.empty() || distance < best_distance_) {
        best_texts_ = draft_.texts();
        best_rating_ = exact;
        best_distance_ = distance;
        best_creative_ = count_creative();
        fits_ = fits(*exact);
    }
    return fits_;
}

std::optional<explain::Rating> CrosswordSearch::rate_on_the_way() {
    auto rating = prover_.rate(draft_.texts(), kPathsOnTheWay);
    if (rating && std::abs(off_target(*rating)) < kNear) rating = prover_.rate(draft_.texts(), kPathsNear);
    return rating;
}

void CrosswordSearch::climb() {
    if (keep_if_best() || best_texts_.empty()) return;
    double off = off_target(*best_rating_);
    for (std::size_t step = 0; step < request_.rated && !is_over(); ++step) {
        if (step % kStepsPerGrowth == kStepsPerGrowth - 1) {
            for (std::size_t clue = 0; clue < draft_.frame().clue_count(); ++clue)
                draft_.pool_of(clue).grow(kGrowthOnTheWay, random_);
        }
        std::vector<std::size_t> before;
        for (std::size_t clue = 0; clue < draft_.frame().clue_count(); ++clue)
            before.push_back(draft_.chosen(clue));
        const auto go_back = [&] {
            for (std::size_t clue = 0; clue < before.size(); ++clue) {
                if (draft_.chosen(clue) != before[clue]) draft_.place(clue, before[clue]);
            }
        };
        if (!exchange(off < 0)) {
            go_back();
            continue;
        }
        const auto rating = rate_on_the_way();
        if (!rating) {
            go_back();
            continue;
        }
        const double now = off_target(*rating);
        if (std::abs(now) > std::abs(off) && random_.below(kDetours) > 0) {
            go_back();
            continue;
        }
        off = now;
        if (request_.difficulty.distance(*rating) <= 0.5 && keep_if_best()) return;
    }
    keep_if_best();
}

std::optional<std::size_t> CrosswordSearch::other_candidate(std::size_t clue, bool harder) {
    CluePool& pool = draft_.pool_of(clue);
    const double bits = pool.bits(draft_.chosen(clue));
    const auto counterexamples = draft_.admitted_without(clue);
    std::optional<std::size_t> best;
    std::size_t compared = 0;
    for (std::size_t tries = 0; tries < pool.size() && compared < kComparedForExchange; ++tries) {
        const std::size_t candidate = random_.below(pool.size());
        const double change = pool.bits(candidate) - bits;
        if (harder ? change < kLeastChange : change > -kLeastChange) continue;
        if (draft_.admitted(counterexamples, clue, candidate) > 0 || !draft_.may_place(clue, candidate))
            continue;
        ++compared;
        if (!best || pool[candidate].surprise < pool[*best].surprise) best = candidate;
    }
    return best;
}

bool CrosswordSearch::exchange(bool harder) {
    for (std::size_t tries = 0; tries < draft_.frame().clue_count(); ++tries) {
        const std::size_t clue = random_.below(draft_.frame().clue_count());
        const auto candidate = other_candidate(clue, harder);
        if (!candidate) continue;
        draft_.place(clue, *candidate);
        const CrosswordProof proof = prover_.prove(draft_.texts(), 2);
        for (const std::u32string& counterexample : proof.counterexamples)
            draft_.add_counterexample(counterexample);
        return proof.is_unique;
    }
    return false;
}

}  // namespace sator::create
