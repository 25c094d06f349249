// Counter-example guided design of a printed board: the solution stays, and the signs that the recipe placed move. E.g. the number of an
// island may stand in each of its cells, and only some places leave one solution. A try costs a reading of the text, about 0.2 ms.

#include "sator/create/recipe/sign_refinement.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "sator/create/recipe/text_judge.hpp"
#include "sator/create/recipe/true_clues.hpp"

namespace sator::create {

namespace {

/// The design is given up after this number of moves that exclude too little.
constexpr std::size_t kMostMoves = 400;

class SignRefinement {
  public:
    SignRefinement(PrintedBoard board, BasePuzzles& bases)
        : board_(std::move(board)), bases_(bases), judge_(bases) {}

    bool refine(Plan& plan, std::span<const Value> counterexample, RandomSource& random) {
        judge_.add(counterexample);
        for (std::size_t moves = 0; moves < kMostMoves; ++moves) {
            const auto signs = places([&](std::size_t place) { return has_sign(place); });
            const auto open = places([&](std::size_t place) { return board_.is_open(place); });
            if (signs.empty() || open.empty()) return false;
            const std::size_t from = random.pick(signs), to = random.pick(open);
            move(plan, from, to);
            const auto verdict =
                judge_.verdict(text_of(plan, Chosen(plan.clues.size(), true)), plan.solution);
            if (verdict == TextJudge::Verdict::IsDesign) return rebase(plan);
            if (verdict == TextJudge::Verdict::Wrong) move(plan, to, from);
        }
        return false;
    }

  private:
    template <class Wanted>
    std::vector<std::size_t> places(Wanted is_wanted) const {
        std::vector<std::size_t> found = board_.cells();
        std::erase_if(found, [&](std::size_t place) { return !is_wanted(place); });
        return found;
    }

    bool has_sign(std::size_t place) const { return !board_.is_open(place); }

    /// Moves a sign and the clue in its place.
    void move(Plan& plan, std::size_t from, std::size_t to) {
        board_.move_sign(from, to);
        const ClueSpot old = board_.spot_at(from, {}), now = board_.spot_at(to, {});
        for (OptionalClue& clue : plan.clues) {
            for (ClueSpot& spot : clue.spots) {
                if (!spot.side.empty()) continue;
                if (spot.index == old.index)
                    spot.index = now.index;
                else if (spot.index == now.index)
                    spot.index = old.index;
            }
        }
        plan.write = [board = board_](const Plan& stated, const Chosen& chosen) {
            return board.text(stated, chosen);
        };
    }

    /// Reads the base and the clues again, because statements name the places of signs.
    bool rebase(Plan& plan) {
        auto base = bases_.of(board_.text());
        if (!base) return false;
        plan.base = *base;
        TrueClues true_clues(plan, bases_);
        for (OptionalClue& clue : plan.clues) {
            if (clue.spots.empty() || !clue.spots.front().side.empty()) continue;
            auto read = true_clues.at(clue.spots.front(), clue.level);
            if (!read) return false;
            read->is_kept = clue.is_kept;
            clue = std::move(*read);
        }
        return true;
    }

    PrintedBoard board_;
    BasePuzzles& bases_;
    TextJudge judge_;
};

}  // namespace

void refine_by_signs(Plan& plan, PrintedBoard board, BasePuzzles& bases) {
    const auto refinement = std::make_shared<SignRefinement>(std::move(board), bases);
    plan.refine = [refinement](Plan& changed, std::span<const Value> counterexample, RandomSource& random) {
        return refinement->refine(changed, counterexample, random);
    };
}

}  // namespace sator::create
