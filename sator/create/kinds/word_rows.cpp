// Cryptarithms and word searches of given words.

#include <algorithm>
#include <array>
#include <set>

#include "sator/create/choose/uniqueness_prover.hpp"
#include "sator/create/kinds/grid_size.hpp"
#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/made_words.hpp"
#include "sator/create/shapes/plain_drawing.hpp"

namespace sator::create {

namespace {

constexpr CreateParameter kBanned{
    "banned", "LIST", "words that must not be in a word search, with commas between them, or a file"};
constexpr CreateParameter kWordSearchParameters[] = {kSizeParameter, kWordsParameter, kBanned};
constexpr CreateParameter kCryptarithmParameters[] = {kWordsParameter};

/// An attempt tries at most this number of sums.
constexpr std::size_t kMostSums = 5000;

/// Whether a + b = c may be: at most ten letters, and c as long as the longer one or one letter longer.
bool may_add_up(const std::string& a, const std::string& b, const std::string& c) {
    const std::size_t longer = std::max(a.size(), b.size());
    if (c.size() != longer && c.size() != longer + 1) return false;
    std::set<char> letters;
    for (const std::string* word : {&a, &b, &c}) letters.insert(word->begin(), word->end());
    return letters.size() <= 10;
}

struct WordSum {
    std::string a, b, c;

    std::string text() const { return "cryptarithm \"" + a + " + " + b + " = " + c + "\"\n"; }
};

/// Returns the sums a + b = c of different words that may be, in a random order; of many words, some of the sums.
std::vector<WordSum> random_sums(std::vector<std::string> words, RandomSource& random) {
    std::vector<WordSum> sums;
    random.shuffle(words);
    for (std::size_t b = 1; b < words.size() && sums.size() < kMostSums; ++b) {
        for (std::size_t a = 0; a < b; ++a) {
            for (std::size_t c = 0; c < words.size(); ++c) {
                if (c == a || c == b || !may_add_up(words[a], words[b], words[c])) continue;
                const bool is_swapped = random.below(2) == 0;
                sums.push_back({words[is_swapped ? b : a], words[is_swapped ? a : b], words[c]});
            }
        }
    }
    random.shuffle(sums);
    if (sums.size() > kMostSums) sums.resize(kMostSums);
    return sums;
}

/// Returns the first of the sums with one solution.
PlanResult plan_cryptarithm(const KindContext& context, RandomSource& random) {
    const auto words = made_words(context, "words", 3);
    if (!words) return failure(words);
    const std::vector<WordSum> sums = random_sums(*words, random);
    if (sums.empty()) return never_met("no three of the words have at most ten letters and fitting lengths");
    for (const WordSum& sum : sums) {
        auto plan = plan_with_random_solution(sum.text(), context.bases, random);
        if (!plan && plan.error().reason != CreateFailure::Reason::NotMet) return plan;
        if (!plan) continue;
        UniquenessProver prover(*plan, context.bases);
        if (prover.left_by(Chosen(plan->clues.size(), true)) == Left::OneSolution) return plan;
        if (const auto limit = context.bases.limits().reached()) return stopped_by(*limit);
    }
    constexpr std::string_view kNone = "no sum of three of the words has one solution";
    return sums.size() < kMostSums ? never_met(std::string(kNone)) : not_met(std::string(kNone));
}

/// A grid of letters that is filled with words.
class WordSearchGrid {
  public:
    explicit WordSearchGrid(MadeGridSize size) : size_(size), letters_(size.columns * size.rows, kOpen) {}

    /// Writes a word in one of the places where it crosses the most letters; returns false if it fits nowhere.
    bool place(const std::string& word, RandomSource& random) {
        std::vector<Place> best;
        std::size_t most = 0;
        for (const Place& place : all_places(word.size())) {
            const auto crossed = crossings(word, place);
            if (!crossed || *crossed < most) continue;
            if (*crossed > most) best.clear();
            most = *crossed;
            best.push_back(place);
        }
        if (best.empty()) return false;
        const Place place = random.pick(best);
        for (std::size_t i = 0; i < word.size(); ++i) letters_[cell(place, i)] = word[i];
        return true;
    }

    /// Returns how often a word can be read; a palindrome counts once for each pair of its readings.
    std::size_t readings(const std::string& word) const {
        std::size_t count = 0;
        for (const Place& place : all_places(word.size())) {
            bool is_read = true;
            for (std::size_t i = 0; i < word.size() && is_read; ++i)
                is_read = letters_[cell(place, i)] == word[i];
            count += is_read ? 1 : 0;
        }
        return std::ranges::equal(word.rbegin(), word.rend(), word.begin(), word.end()) ? count / 2 : count;
    }

    /// Fills the open cells with letters of the words, so that no word is read a second time and no banned one at all.
    bool fill(const std::vector<std::string>& words, const std::vector<std::string>& banned,
              RandomSource& random) {
        std::string pool;
        for (const std::string& word : words) pool += word;
        const auto is_good = [&] {
            return std::ranges::all_of(words, [&](const std::string& word) { return readings(word) <= 1; }) &&
                   std::ranges::none_of(banned, [&](const std::string& word) { return readings(word) > 0; });
        };
        for (char& letter : letters_) {
            if (letter != kOpen) continue;
            constexpr std::size_t kTries = 40;
            std::size_t tries = 0;
            do letter = random.pick(pool);
            while (!is_good() && ++tries < kTries);
            if (tries == kTries) return false;
        }
        return is_good();
    }

    std::string drawing() const { return plain_drawing(size_.columns, letters_); }
    const std::string& letters() const { return letters_; }

  private:
    static constexpr char kOpen = '.';
    struct Place {
        int row, column, down, right;
    };

    std::vector<Place> all_places(std::size_t length) const {
        std::vector<Place> places;
        const int rows = static_cast<int>(size_.rows), columns = static_cast<int>(size_.columns),
                  last = static_cast<int>(length) - 1;
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                for (int down = -1; down <= 1; ++down) {
                    for (int right = -1; right <= 1; ++right) {
                        const int end_row = row + down * last, end_column = column + right * last;
                        const bool is_inside =
                            end_row >= 0 && end_row < rows && end_column >= 0 && end_column < columns;
                        if ((down != 0 || right != 0) && is_inside)
                            places.push_back({row, column, down, right});
                    }
                }
            }
        }
        return places;
    }

    std::size_t cell(const Place& place, std::size_t i) const {
        const int row = place.row + place.down * static_cast<int>(i),
                  column = place.column + place.right * static_cast<int>(i);
        return static_cast<std::size_t>(row) * size_.columns + static_cast<std::size_t>(column);
    }

    std::optional<std::size_t> crossings(const std::string& word, const Place& place) const {
        std::size_t crossed = 0;
        for (std::size_t i = 0; i < word.size(); ++i) {
            const char letter = letters_[cell(place, i)];
            if (letter == word[i]) ++crossed;
            if (letter != word[i] && letter != kOpen) return std::nullopt;
        }
        // A word inside another one is no find of its own.
        return crossed == word.size() ? std::nullopt : std::optional(crossed);
    }

    MadeGridSize size_;
    std::string letters_;
};

PlanResult plan_word_search(const KindContext& context, RandomSource& random) {
    const auto size = grid_size(context, "10x10", 3, 40);
    if (!size) return failure(size);
    auto words = made_words(context, "words", 1);
    if (!words) return failure(words);
    auto banned = context.parameter("banned", "").empty() ? std::vector<std::string>()
                                                          : made_words(context, "banned", 1);
    if (!banned) return failure(banned);
    std::vector<std::string> order = *words;
    random.shuffle(order);
    std::ranges::stable_sort(order, std::greater(), &std::string::size);
    WordSearchGrid grid(*size);
    for (const std::string& word : order) {
        if (!grid.place(word, random)) return not_met("the word " + word + " does not fit into the grid");
    }
    if (!grid.fill(*words, *banned, random)) return not_met("each filling has a word twice, or a banned one");
    std::string text = "word_search " + size->text() + " A..Z\n";
    for (const std::string& word : *words) text += "  " + word + "\n";
    auto base = context.bases.of(text);
    if (!base) return failure(base);
    Plan plan{.base = *base, .solution = {}, .clues = {}};
    OptionalClue letters;
    for (std::size_t cell = 0; cell < grid.letters().size(); ++cell) {
        const Value value = value_of_symbol(*(*base)->puzzle, std::string(1, grid.letters()[cell]));
        plan.solution.push_back(value);
        letters.givens.push_back({CellId(cell), ValueId(static_cast<std::size_t>(value)), {}});
    }
    plan.clues.push_back(std::move(letters));
    plan.write = [drawing = grid.drawing()](const Plan& stated, const Chosen&) {
        return stated.base->text + drawing;
    };
    return plan;
}

}  // namespace

std::vector<CreatedKind> word_kinds() {
    return {
        {.name = "cryptarithm",
         .kind = "cryptarithm",
         .example = "sator create cryptarithm --words SEND,MORE,MONEY",
         .parameters = kCryptarithmParameters,
         .way = ByPlan{plan_cryptarithm}},
        {.name = "word-search",
         .kind = "word_search",
         .example = "sator create word-search --words APPLE,PEAR,PLUM --size 8x8",
         .parameters = kWordSearchParameters,
         .keeps_all_clues = true,
         .way = ByPlan{plan_word_search}},
    };
}

}  // namespace sator::create
