#include "sator/create/recipe/recipe_clues.hpp"

#include <algorithm>
#include <array>

#include "sator/base/utf8.hpp"
#include "sator/create/recipe/text_judge.hpp"
#include "sator/create/recipe/true_clues.hpp"

namespace sator::create {

namespace {

using text::KindSign;
using text::SignPattern;

/// Signs that only stand below a cell, e.g. of a futoshiki.
constexpr std::u32string_view kUprightSigns = U"^∧v∨|";

/// Returns a pattern with one number as the sign that shows this number; empty if the pattern does not fit it.
std::string numbered(const SignPattern& pattern, std::size_t number) {
    const std::string digits = std::to_string(number);
    std::string written = to_utf8(pattern.written());
    constexpr std::string_view kCapitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ_", kBounds = "0123456789.";
    std::size_t from = written.find_first_of(kCapitals), end = written.find_first_not_of(kCapitals, from);
    if (from == std::string::npos) {
        from = written.find_first_of("0123456789");
        end = written.find_first_not_of(kBounds, from);
    }
    if (from == std::string::npos) return {};
    end = std::min(end, written.size());
    written.replace(from, end - from, digits);
    const auto numbers = pattern.match(to_code_points(written));
    return numbers && numbers->size() == 1 && numbers->front().value == number ? written : std::string();
}

/// A number that is not known. Printed puzzles rarely have one, so all of them get their numbers.
constexpr std::string_view kUnknown = "?";

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

    /// Adds a number or a sign that says a value, in an open cell or in a block, or a number in place of a sign, e.g. of '?'.
    void add_at(std::size_t place, KindSign::Place where) {
        const bool is_open = where == KindSign::Place::Block || board_.is_open(place);
        std::vector<OptionalClue> clues;
        for (const KindSign& sign : drawing_.signs) {
            const SignPattern& pattern = sign.patterns.front();
            if (sign.place != where || (!is_open && !pattern.has_numbers())) continue;
            if (!pattern.has_numbers() && sign.value.empty()) continue;
            const std::size_t last = pattern.has_numbers() ? plan_.base->puzzle->grid.cell_count() : 0;
            for (std::size_t number = 0; number <= last; ++number) {
                std::string mark =
                    pattern.has_numbers() ? numbered(pattern, number) : to_utf8(pattern.written());
                if (mark.empty()) continue;
                if (auto clue = true_clues_.at(board_.spot_at(place, std::move(mark)))) {
                    clue->is_kept = board_.sign(place) == kUnknown;
                    clues.push_back(std::move(*clue));
                }
                // A sign's number is unique, and each further one would have to be read.
                if (!is_open && !clues.empty()) break;
            }
        }
        if (where == KindSign::Place::Cell && is_open) {
            for (const std::string& mark : marks_) {
                if (auto clue = true_clues_.at(board_.spot_at(place, mark)))
                    clues.push_back(std::move(*clue));
            }
        }
        take_one(std::move(clues));
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
    std::vector<OptionalClue> kept;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        // Numbers in place of '?' may be names, e.g. of realms: another one fits.
        if (!chosen[i] && plan.clues[i].is_kept) chosen[i] = renumber(plan, chosen, i, true_clues, holds);
        if (chosen[i]) kept.push_back(std::move(plan.clues[i]));
    }
    plan.clues = std::move(kept);
}

/// Returns the words before the colon: "left", "top".
std::vector<std::string> sides_of(const text::KindLine& lists) {
    const std::string text = to_utf8(lists.text.text);
    std::vector<std::string> sides(1);
    for (const char c : text.substr(0, text.find(':'))) {
        if (c != ' ') {
            sides.back() += c;
        } else if (!sides.back().empty()) {
            sides.emplace_back();
        }
    }
    std::erase(sides, "");
    return sides;
}

/// Returns what a place of a list may hold: numbers up to the sum of all numbers of a line, and the symbols.
std::vector<std::string> list_entries(const Puzzle& puzzle, const MadeGridSize& size) {
    const std::size_t longest = std::max(size.columns, size.rows);
    std::vector<std::string> entries;
    for (std::size_t number = 0; number <= longest * (longest + 1) / 2; ++number)
        entries.push_back(std::to_string(number));
    for (std::size_t value = 0; value < puzzle.alphabet.size(); ++value) {
        std::string symbol = puzzle.alphabet[value].to_string();
        const bool is_letter = symbol.size() == 1 && (('A' <= symbol[0] && symbol[0] <= 'Z') ||
                                                      ('a' <= symbol[0] && symbol[0] <= 'z'));
        if (is_letter) entries.push_back(std::move(symbol));
    }
    return entries;
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

void add_list_clues(Plan& plan, const text::KindDefinition& definition, const MadeGridSize& size,
                    BasePuzzles& bases) {
    constexpr std::array<std::string_view, 3> kRowSides = {"left", "right", "rows"};
    const text::KindLine* lists = definition.line("lists");
    if (lists == nullptr) return;
    TrueClues true_clues(plan, bases);
    std::vector<ClueSpot> open;
    for (const std::string& side : sides_of(*lists)) {
        const bool is_of_rows = std::ranges::find(kRowSides, side) != kRowSides.end();
        const std::size_t length = is_of_rows ? size.rows : size.columns;
        for (std::size_t index = 0; index < length; ++index)
            open.push_back({.heading = {}, .side = side, .index = index, .length = length, .text = {}});
    }
    for (const std::string& entry : list_entries(*plan.base->puzzle, size)) {
        if (open.empty()) return;
        for (ClueSpot& spot : open) spot.text = entry;
        std::vector<ClueSpot> left;
        const auto clues = true_clues.of_lists(open);
        for (std::size_t i = 0; i < open.size(); ++i) {
            clues[i] ? plan.clues.push_back(*clues[i]) : left.push_back(open[i]);
        }
        open = std::move(left);
    }
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
