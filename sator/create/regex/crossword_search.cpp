// The first half of the search: loose clues, and the loop that tightens them until the answer is the only solution
// (counter-example guided inductive synthesis; A. Solar-Lezama, "Program synthesis by sketching", 2008). All counterexamples are
// kept, so that no clue lets one in again without being noticed.
#include "sator/create/regex/crossword_search.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sator::create {

namespace {

/// Counterexamples that one proof looks for.
constexpr std::size_t kCounterexamplesPerProof = 8;
/// Proofs for each clue of the crossword until the search begins anew.
constexpr std::size_t kProofsPerClue = 12;
/// After each proof that finds counterexamples, clues should leave open this share of what they should before.
constexpr double kOpennessKept = 0.97;
/// Candidates that are compared for a place at the start.
constexpr std::size_t kCompared = 5;
/// The number of times that a pool grows if none of its candidates fits.
constexpr int kGrowths = 6;
constexpr std::size_t kGrowth = 24;

/// Weights of a clue's costs, against one nat of surprise a choice: a bit a cell off the requested openness, a form that is
/// creative, and a negated class, which is seldom tight enough to be taken otherwise.
constexpr double kOpennessWeight = 0.5;
constexpr double kCreativeWorth = 0.6;
constexpr double kNegatedWorth = 0.6;
/// A sentence in a class is the joke of the crossword, of which there is one.
constexpr double kSpokenWorth = 1.2;

}  // namespace

double CrosswordSearch::cost(std::size_t clue, std::size_t candidate) {
    CluePool& pool = draft_.pool_of(clue);
    const ClueCandidate& one = pool[candidate];
    const double open = pool.bits(candidate) / static_cast<double>(pool.line().size());
    return one.surprise + kOpennessWeight * std::abs(open - openness_) -
           (is_creative(one.style) ? kCreativeWorth * request_.creativity : 0) -
           (one.style.has(ClueFeature::Negated) ? kNegatedWorth : 0) - (one.is_spoken ? kSpokenWorth : 0);
}

bool CrosswordSearch::run() {
    if (!start_loosely() || !exclude_counterexamples()) return false;
    climb();
    return !best_texts_.empty();
}

bool CrosswordSearch::start_loosely() {
    std::vector<std::size_t> order(draft_.frame().clue_count());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    random_.shuffle(order);
    return std::ranges::all_of(order, [&](std::size_t clue) { return place_loosely(clue); });
}

bool CrosswordSearch::place_loosely(std::size_t clue) {
    CluePool& pool = draft_.pool_of(clue);
    for (int growths = 0; growths <= kGrowths; ++growths) {
        std::optional<std::size_t> best;
        std::size_t compared = 0;
        for (std::size_t tries = 0; tries < 4 * pool.size() && compared < kCompared; ++tries) {
            const std::size_t candidate = random_.below(pool.size());
            if (!draft_.may_place(clue, candidate)) continue;
            ++compared;
            if (!best || cost(clue, candidate) < cost(clue, *best)) best = candidate;
        }
        if (best) {
            draft_.place(clue, *best);
            return true;
        }
        pool.grow(kGrowth, random_);
    }
    return false;
}

bool CrosswordSearch::exclude_counterexamples() {
    const std::size_t most = kProofsPerClue * draft_.frame().clue_count();
    for (std::size_t proofs = 0; proofs < most && !is_over(); ++proofs) {
        const CrosswordProof proof = prover_.prove(draft_.texts(), kCounterexamplesPerProof);
        if (proof.is_unique) return true;
        if (proof.counterexamples.empty()) return false;
        for (const std::u32string& counterexample : proof.counterexamples)
            draft_.add_counterexample(counterexample);
        openness_ *= kOpennessKept;
        for (int growths = 0; !tighten(); ++growths) {
            if (growths == kGrowths) return false;
        }
    }
    return false;
}

/// Exchanges clues until they exclude all counterexamples found so far, each time the one that excludes most at the least cost.
/// Returns false if no exchange excludes more; the pools have then grown.
bool CrosswordSearch::tighten() {
    for (std::size_t left = draft_.admitted_without(CrosswordDraft::kNone).size(); left > 0;) {
        const auto counterexamples = draft_.admitted_without(CrosswordDraft::kNone);
        double best_score = std::numeric_limits<double>::infinity();
        std::size_t best_clue = 0, best_candidate = 0, best_left = left;
        for (std::size_t clue = 0; clue < draft_.frame().clue_count(); ++clue) {
            if (std::ranges::none_of(counterexamples, [&](std::size_t r) { return draft_.differs(clue, r); }))
                continue;
            const auto without = draft_.admitted_without(clue);
            for (std::size_t candidate = 0; candidate < draft_.pool_of(clue).size(); ++candidate) {
                const std::size_t still = draft_.admitted(without, clue, candidate);
                if (still >= left || !draft_.may_place(clue, candidate)) continue;
                const double score = static_cast<double>(still) + cost(clue, candidate);
                if (score >= best_score) continue;
                best_score = score;
                best_clue = clue, best_candidate = candidate, best_left = still;
            }
        }
        if (best_left == left) {
            for (std::size_t clue = 0; clue < draft_.frame().clue_count(); ++clue) {
                const bool helps = std::ranges::any_of(
                    counterexamples, [&](std::size_t r) { return draft_.differs(clue, r); });
                if (helps) draft_.pool_of(clue).grow(kGrowth, random_);
                if (helps) draft_.pool_of(clue).add_last_resorts(random_);
            }
            return false;
        }
        draft_.place(best_clue, best_candidate);
        left = best_left;
    }
    return true;
}

}  // namespace sator::create
