#include "sator/create/recipe/recipe_clues.hpp"

#include <algorithm>
#include <optional>

#include "sator/base/utf8.hpp"
#include "sator/create/recipe/sign_marks.hpp"
#include "sator/create/recipe/text_judge.hpp"
#include "sator/create/recipe/true_clues.hpp"

namespace sator::create {

namespace {

using text::KindSign;
using text::SignPattern;

/// Signs that only stand below a cell, e.g. of a futoshiki.
constexpr std::u32string_view kUprightSigns = U"^∧v∨|";

/// A number that is not known. Printed puzzles rarely have one, so all of them get their numbers.
constexpr std::string_view kUnknown = "?";
/// If at least `kManySigns` signs may stand in a cell, `kTriedSigns` random ones are tried, and the first true one is taken, because each
/// try reads the text.
constexpr std::size_t kManySigns = 5, kTriedSigns = 3;

class DrawnClues {
  public:
    DrawnClues(Plan& plan, const text::KindDrawing& drawing, std::span<const std::string> marks,
               const PrintedBoard& board, BasePuzzles& bases, RandomSource& random)
        : plan_(plan),
          drawing_(drawing),
          marks_(marks),
          board_(board),
          random_(random),
          true_clues_(plan, bases) {}

    void add() {
        const std::vector<std::size_t> cells = board_.cells();
        for (std::size_t place = 0; place < board_.place_count(); ++place) {
            add_at(place,
                   std::ranges::binary_search(cells, place) ? KindSign::Place::Cell : KindSign::Place::Block);
            const bool has_right = (place + 1) % board_.columns() != 0,
                       has_below = place + board_.columns() < board_.place_count();
            if (has_right && is_pair(cells, place, place + 1)) add_between(place, false);
            if (has_below && is_pair(cells, place, place + board_.columns())) add_between(place, true);
        }
        for (std::size_t row = 0; row <= board_.rows() && drawing_.draws_corners(); ++row) {
            for (std::size_t column = 0; column <= board_.columns(); ++column) add_at_corner(row, column);
        }
    }

  private:
    static bool is_pair(const std::vector<std::size_t>& cells, std::size_t a, std::size_t b) {
        return std::ranges::binary_search(cells, a) && std::ranges::binary_search(cells, b);
    }

    void take_one(std::vector<OptionalClue> clues) {
        if (!clues.empty()) plan_.clues.push_back(std::move(random_.pick(clues)));
    }

    /// Adds a number or a sign that says a value, in an open cell or in a block, or a number or a mark in place of a sign, e.g. of '?'.
    void add_at(std::size_t place, KindSign::Place where) {
        const bool is_open = where == KindSign::Place::Block || board_.is_open(place);
        const bool is_unknown = !is_open && board_.sign(place) == kUnknown;
        std::vector<const KindSign*> signs;
        for (const KindSign& sign : drawing_.signs) {
            const bool has_numbers = sign.patterns.front().has_numbers();
            if (sign.place == where && (has_numbers || (is_open && !sign.value.empty())))
                signs.push_back(&sign);
        }
        const bool takes_first = signs.size() >= kManySigns;
        if (takes_first) {
            random_.shuffle(signs);
            signs.resize(kTriedSigns);
        }
        std::vector<OptionalClue> clues;
        for (const KindSign* sign : signs) {
            if (takes_first && !clues.empty()) break;
            add_sign_at(place, *sign, is_open && !takes_first, clues);
        }
        if (where == KindSign::Place::Cell && (is_open || is_unknown)) {
            for (const std::string& mark : marks_) {
                auto clue = true_clues_.at(board_.spot_at(place, mark), 1, TrueClues::Lost::Replaced);
                if (!clue) continue;
                clue->is_kept = is_unknown;
                clues.push_back(std::move(*clue));
            }
        }
        take_one(std::move(clues));
    }

    /// Adds what a sign may say at a place: all numbers that are true, or the first one, because a sign's number is mostly unique, and each
    /// further one would have to be read.
    void add_sign_at(std::size_t place, const KindSign& sign, bool takes_all,
                     std::vector<OptionalClue>& clues) {
        const SignPattern& pattern = sign.patterns.front();
        const bool is_kept = board_.sign(place) == kUnknown;
        const std::size_t most = takes_all || is_kept ? plan_.base->puzzle->grid.cell_count()
                                                      : std::max(board_.columns(), board_.rows());
        const std::size_t last = pattern.has_numbers() ? most : 0;
        const bool may_replace = std::ranges::find(marks_, to_utf8(pattern.written())) != marks_.end();
        const auto lost = may_replace ? TrueClues::Lost::Replaced : TrueClues::Lost::Refused;
        for (std::size_t number = 0; number <= last; ++number) {
            std::string mark = pattern.has_numbers() ? numbered(pattern, number) : to_utf8(pattern.written());
            if (mark.empty()) continue;
            if (auto clue = true_clues_.at(board_.spot_at(place, std::move(mark)), 1, lost)) {
                clue->is_kept = is_kept;
                clues.push_back(std::move(*clue));
            }
            if (!takes_all && !clues.empty()) return;
        }
    }

    /// Adds the number that is true at a corner.
    void add_at_corner(std::size_t row, std::size_t column) {
        constexpr std::size_t kMostAtCorner = 9;
        for (const KindSign& sign : drawing_.signs) {
            if (sign.place != KindSign::Place::Corner || !sign.patterns.front().has_numbers()) continue;
            for (std::size_t number = 0; number <= kMostAtCorner; ++number) {
                std::string mark = numbered(sign.patterns.front(), number);
                if (mark.empty()) continue;
                auto clue = true_clues_.at(board_.spot_at_corner(row, column, std::move(mark)));
                if (!clue) continue;
                plan_.clues.push_back(std::move(*clue));
                return;
            }
        }
    }

    void add_between(std::size_t place, bool is_below) {
        std::vector<OptionalClue> clues;
        for (const KindSign& sign : drawing_.signs) {
            if (sign.place != KindSign::Place::Between) continue;
            const auto upright = std::ranges::find_if(sign.patterns, [](const SignPattern& pattern) {
                return kUprightSigns.contains(pattern.written());
            });
            const SignPattern& pattern =
                is_below && upright != sign.patterns.end() ? *upright : sign.patterns.front();
            const std::string mark = to_utf8(pattern.written());
            if (auto clue = true_clues_.at(is_below ? board_.spot_below(place, mark)
                                                    : board_.spot_after(place, mark)))
                clues.push_back(std::move(*clue));
        }
        take_one(std::move(clues));
    }

    Plan& plan_;
    const text::KindDrawing& drawing_;
    std::span<const std::string> marks_;
    const PrintedBoard& board_;
    RandomSource& random_;
    TrueClues true_clues_;
};

/// Gives a clue the least number of one digit with which all chosen clues hold together. Returns false if there is none.
template <class Holds>
bool renumber(Plan& plan, Chosen& chosen, std::size_t index, TrueClues& true_clues, Holds holds) {
    constexpr std::size_t kNumbers = 10;
    const OptionalClue old = plan.clues[index];
    chosen[index] = true;
    for (std::size_t number = 0; number < kNumbers; ++number) {
        ClueSpot spot = old.spots.front();
        spot.text = std::to_string(number);
        auto clue = true_clues.at(std::move(spot), old.level);
        if (!clue) continue;
        clue->is_kept = true;
        plan.clues[index] = std::move(*clue);
        if (holds(chosen)) return true;
    }
    plan.clues[index] = old;
    chosen[index] = false;
    return false;
}

/// Leaves out clues that are true alone and not together, e.g. the second number of a rectangle that may have one. Numbers in place of
/// '?' come first.
void keep_compatible_clues(Plan& plan, BasePuzzles& bases, RandomSource& random) {
    TextJudge judge(bases);
    TrueClues true_clues(plan, bases);
    const auto holds = [&](const Chosen& chosen) {
        return judge.verdict(text_of(plan, chosen), plan.solution) != TextJudge::Verdict::Wrong;
    };
    if (holds(Chosen(plan.clues.size(), true))) return;
    random.shuffle(plan.clues);
    std::ranges::stable_partition(plan.clues, &OptionalClue::is_kept);
    Chosen chosen(plan.clues.size());
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        chosen[i] = true;
        chosen[i] = holds(chosen);
    }
    // Numbers in place of '?' may be names, e.g. of realms: another one fits.
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        if (!chosen[i] && plan.clues[i].is_kept) chosen[i] = renumber(plan, chosen, i, true_clues, holds);
    }
    std::vector<OptionalClue> kept;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        if (chosen[i]) kept.push_back(std::move(plan.clues[i]));
    }
    plan.clues = std::move(kept);
}

}  // namespace

void add_drawn_clues(Plan& plan, const text::KindDrawing& drawing, std::span<const std::string> marks,
                     const PrintedBoard& board, BasePuzzles& bases, RandomSource& random) {
    DrawnClues(plan, drawing, marks, board, bases, random).add();
    keep_compatible_clues(plan, bases, random);
}

bool settle_kept_clues(Plan& plan, PrintedBoard& board, BasePuzzles& bases) {
    if (std::ranges::none_of(plan.clues, &OptionalClue::is_kept)) return true;
    for (std::size_t place = 0; place < board.place_count(); ++place) {
        const std::size_t index = board.spot_at(place, {}).index;
        for (const OptionalClue& clue : plan.clues) {
            if (clue.is_kept && clue.spots.front().index == index)
                board.replace_sign(place, clue.spots.front().text);
        }
    }
    auto base = bases.of(board.text());
    if (!base) return false;
    plan.base = *base;
    plan.write = [board](const Plan& stated, const Chosen& chosen) { return board.text(stated, chosen); };
    TrueClues true_clues(plan, bases);
    std::vector<OptionalClue> others;
    for (const OptionalClue& clue : plan.clues) {
        if (clue.is_kept) continue;
        if (auto read = true_clues.at(clue.spots.front(), clue.level)) others.push_back(std::move(*read));
    }
    plan.clues = std::move(others);
    return true;
}

void add_known_values(Plan& plan, bool may_be_dashes) {
    const std::size_t first = plan.clues.size();
    add_givens(plan);
    const auto is_open = [&](const OptionalClue& clue) {
        const std::string symbol = plan.base->puzzle->alphabet[clue.givens[0].value].to_string();
        return symbol == "." || (may_be_dashes && symbol == "-");
    };
    plan.clues.erase(
        std::remove_if(plan.clues.begin() + static_cast<std::ptrdiff_t>(first), plan.clues.end(), is_open),
        plan.clues.end());
}

}  // namespace sator::create
