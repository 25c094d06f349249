// The second half of the search: exchanges single clues, keeps the answer the only solution, and follows the rating towards the
// wish. A step is taken if the rating comes nearer; now and then also if it does not (simulated annealing with a fixed
// temperature).
#include <algorithm>
#include <cmath>

#include "sator/create/regex/crossword_search.hpp"

namespace sator::create {

namespace {

/// Paths of a rating on the way. If the effort seems to be within kNear of the target (as the logarithm of their ratio), which may be
/// luck, more paths decide: else the search would not leave a crossword that only seems to be near.
constexpr std::uint64_t kPathsOnTheWay = 2, kPathsNear = 8;
constexpr double kNear = 0.2;
/// One step in this number is taken though the rating does not come nearer.
constexpr std::size_t kDetours = 12;
/// Candidates that are compared for one exchange.
constexpr std::size_t kComparedForExchange = 6;
/// Pools of clues grow by kGrowthOnTheWay each time that kStepsPerGrowth steps are taken.
constexpr std::size_t kStepsPerGrowth = 12, kGrowthOnTheWay = 8;
/// What an open scale counts as: the grade 1 begins at this share of its end, and the grade 10 ends at this multiple of its
/// beginning.
constexpr double kEasiestShare = 0.3, kHardestMultiple = 1.6;
/// Steps that add little to the difficulty are of at least this many bits.
constexpr double kLeastChange = 0.7;
/// What an unwanted trial adds to the distance from the wish.
constexpr double kTrialPenalty = 0.5;
/// The least effort that is aimed at leaves room up to the end of the range.
constexpr double kRoomForHarder = 0.9;

}  // namespace

double CrosswordSearch::off_target(const explain::Rating& rating) const {
    const auto& scale = explain::regex_scale();
    const auto range = explain::efforts_of(scale, wish_.grades.least, wish_.grades.most);
    const double below =
        std::isinf(range.below) ? kHardestMultiple * explain::efforts_of(scale, 10, 10).least : range.below;
    const double least = std::max(range.least > 0 ? range.least : kEasiestShare * below,
                                  std::min(wish_.harder_than, kRoomForHarder * below));
    const bool is_refused = wish_.difficulty.refuses_trials() && rating.has_steps() &&
                            rating.hardest >= explain::Technique::Trial;
    return std::log(rating.effort / std::sqrt(least * below)) + (is_refused ? kTrialPenalty : 0);
}

std::size_t CrosswordSearch::count_creative() const {
    std::size_t count = 0;
    for (std::size_t clue = 0; clue < draft_.frame().clue_count(); ++clue)
        count += is_creative(draft_.standing(clue).style) ? 1 : 0;
    return count;
}

bool CrosswordSearch::fits(const explain::Rating& rating) const {
    return wish_.difficulty.fit(rating) == WishFit::Fits && rating.effort > wish_.harder_than &&
           count_creative() >= wish_.least_creative;
}

bool CrosswordSearch::keep_if_best() {
    const auto exact = prover_.rate(draft_.texts(), explain::kRatedPaths);
    if (!exact) return false;
    const double distance =
        fits(*exact) ? -1 : wish_.difficulty.distance(*exact) + 0.1 * std::abs(off_target(*exact));
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
    for (std::size_t step = 0; step < wish_.rated && !is_over(); ++step) {
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
        if (wish_.difficulty.distance(*rating) <= 0.5 && keep_if_best()) return;
    }
    keep_if_best();
}

std::optional<std::size_t> CrosswordSearch::other_candidate(std::size_t clue, bool harder) {
    CluePool& pool = draft_.pool_of(clue);
    const double bits = pool.bits(draft_.chosen(clue));
    const auto rivals = draft_.admitted_without(clue);
    std::optional<std::size_t> best;
    std::size_t compared = 0;
    for (std::size_t tries = 0; tries < pool.size() && compared < kComparedForExchange; ++tries) {
        const std::size_t candidate = random_.below(pool.size());
        const double change = pool.bits(candidate) - bits;
        if (harder ? change < kLeastChange : change > -kLeastChange) continue;
        if (draft_.admitted(rivals, clue, candidate) > 0 || !draft_.may_place(clue, candidate)) continue;
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
        for (const std::u32string& rival : proof.rivals) draft_.add_rival(rival);
        return proof.is_unique;
    }
    return false;
}

}  // namespace sator::create
