#include "sator/rules/words/word_table_cache.hpp"

#include <algorithm>
#include <numeric>
#include <ranges>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/unicode/case_folding.hpp"

namespace sator {

using namespace rules;

std::optional<std::int64_t> WordTable::score_of(std::span<const Value> values) const {
    const auto row = [this](std::size_t i) { return rows.row(i); };
    const auto is_before = [](auto a, auto b) { return std::ranges::lexicographical_compare(a, b); };
    const auto numbers = std::views::iota(std::size_t{0}, rows.row_count());
    std::optional<std::int64_t> best;
    for (auto at = std::ranges::lower_bound(numbers, values, is_before, row);
         at != numbers.end() && std::ranges::equal(rows.row(*at), values); ++at) {
        best = std::max(best.value_or(scores[*at]), scores[*at]);
    }
    return best;
}

std::vector<std::uint32_t> range_union(const Puzzle& puzzle, std::span<const CellId> cells) {
    std::vector<bool> is_used(puzzle.alphabet.size(), false);
    for (const CellId cell : cells) {
        for (const ValueId value : range_of(puzzle, cell)) is_used[value.index()] = true;
    }
    std::vector<std::uint32_t> range;
    for (std::uint32_t value = 0; value < is_used.size(); ++value) {
        if (is_used[value]) range.push_back(value);
    }
    return range;
}

namespace {

std::string key_of(std::size_t list, const WordListOptions& options, const Alphabet& alphabet,
                   std::span<const std::uint32_t> range, std::size_t length) {
    std::string key =
        std::to_string(list) + ' ' + std::to_string(options.min_score) + ' ' + std::to_string(length);
    key += options.folding.folds_case ? " c" : " ";
    key += options.folding.folds_accents ? " a" : " ";
    for (const std::uint32_t value : range) {
        if (const auto character = alphabet[value].character()) {
            key += ' ' + std::to_string(value) + ':' + std::to_string(static_cast<std::uint32_t>(*character));
        } else if (alphabet[value].text.size() > 1) {
            key += ' ' + std::to_string(value) + ':' + alphabet[value].to_string();
        }
    }
    return key;
}

/// Finds the ways to write a word into cells of which some hold several letters, as the rebus cells of a crossword do: a depth-first
/// search that enters no dead end twice.
class RebusSpelling {
  public:
    RebusSpelling(const Alphabet& alphabet, std::span<const std::uint32_t> range, const WordFolding& folding)
        : folding_(folding) {
        for (const std::uint32_t value : range) {
            if (alphabet[value].text.size() > 1)
                long_symbols_.emplace_back(to_utf8(alphabet[value].text), value);
        }
    }

    bool is_needed() const { return !long_symbols_.empty(); }

    /// Appends each way that fills `length` cells and has a cell with several letters. Returns their number.
    std::size_t append(std::string_view word, std::size_t length, std::vector<std::uint32_t>& values) {
        ways_ = 0;
        word_ = word;
        dead_ends_.clear();
        chosen_.clear();
        append_from(0, length, false, values);
        return ways_;
    }

  private:
    /// A byte of the word, the number of cells that are left, and whether a cell before has several letters.
    using Place = std::tuple<std::size_t, std::size_t, bool>;

    /// The maximum number of ways of one word; further ones are left out.
    static constexpr std::size_t kMostWays = 1000;

    void append_from(std::size_t at, std::size_t cells, bool has_long, std::vector<std::uint32_t>& values) {
        const Place place{at, cells, has_long};
        if (ways_ == kMostWays || dead_ends_.contains(place)) return;
        const std::size_t ways = ways_;
        if (at < word_.size() && cells > 0) {
            follow(place, values);
        } else if (at == word_.size() && cells == 0 && has_long) {
            ++ways_;
            values.insert(values.end(), chosen_.begin(), chosen_.end());
        }
        if (ways_ == ways) dead_ends_.insert(place);
    }

    /// Writes the next cell in each way that fits.
    void follow(const Place& place, std::vector<std::uint32_t>& values) {
        const auto [at, cells, has_long] = place;
        for (const auto& [text, value] : long_symbols_) {
            if (!is_written_at(text, at)) continue;
            chosen_.push_back(value);
            append_from(at + text.size(), cells - 1, true, values);
            chosen_.pop_back();
        }
        std::size_t end = at + 1;
        while (end < word_.size() && (static_cast<unsigned char>(word_[end]) & 0xC0U) == 0x80U) ++end;
        const std::size_t before = chosen_.size();
        if (folding_.append(word_.substr(at, end - at), chosen_) && chosen_.size() == before + 1)
            append_from(end, cells - 1, has_long, values);
        chosen_.resize(before);
    }

    /// Returns whether the word has this text at a byte, in small or capital letters.
    bool is_written_at(const std::string& text, std::size_t at) const {
        const auto folded = [](std::string_view part) {
            std::u32string code_points = to_code_points(part);
            std::ranges::transform(code_points, code_points.begin(),
                                   [](char32_t c) { return canonicalise(c, false); });
            return code_points;
        };
        return at + text.size() <= word_.size() && folded(word_.substr(at, text.size())) == folded(text);
    }

    const WordFolding& folding_;
    std::vector<std::pair<std::string, std::uint32_t>> long_symbols_;
    std::string_view word_;
    std::vector<std::uint32_t> chosen_;
    std::size_t ways_ = 0;
    std::set<Place> dead_ends_;  // from which no way leads on; so the search is linear in the number of ways
};

/// Sorts rows of `length` values in ascending order, with their scores. Most lists are sorted already.
void sort_rows(std::size_t length, std::vector<std::uint32_t>& values, std::vector<std::int64_t>& scores) {
    const auto row = [&](std::size_t i) { return std::span(values).subspan(i * length, length); };
    const auto is_before = [](auto a, auto b) { return std::ranges::lexicographical_compare(a, b); };
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), 0);
    if (std::ranges::is_sorted(order, is_before, row)) return;
    std::ranges::stable_sort(order, is_before, row);
    std::vector<std::uint32_t> sorted_values;
    std::vector<std::int64_t> sorted_scores;
    sorted_values.reserve(values.size());
    sorted_scores.reserve(scores.size());
    for (const std::size_t i : order) {
        sorted_values.insert(sorted_values.end(), row(i).begin(), row(i).end());
        sorted_scores.push_back(scores[i]);
    }
    values = std::move(sorted_values);
    scores = std::move(sorted_scores);
}

/// Returns the words of the list that fit as a table; incomplete if `watch` is over.
WordTable fitting(const WordList& list, const WordListOptions& options, const WordFolding& folding,
                  RebusSpelling& rebus, std::size_t length, LimitWatch& watch) {
    std::vector<std::uint32_t> values;
    std::vector<std::int64_t> scores;
    const auto consider = [&](std::size_t i) {
        if (list.score(i) < options.min_score || watch.is_over()) return;
        if (!watch.has_room_to_grow(values, length) || !watch.has_room_to_grow(scores)) return;
        const std::size_t before = values.size();
        if (!folding.append(list.word(i), values)) return;
        if (values.size() - before == length) {
            scores.push_back(list.score(i));
        } else {
            values.resize(before);
        }
    };
    const auto consider_rebus = [&](std::size_t i) {
        if (list.score(i) < options.min_score || watch.is_over()) return;
        if (!watch.has_room_to_grow(values, length) || !watch.has_room_to_grow(scores)) return;
        scores.resize(scores.size() + rebus.append(list.word(i), length, values), list.score(i));
    };
    if (rebus.is_needed()) {
        for (std::size_t i = 0; i < list.size(); ++i) consider_rebus(i);
    }
    if (options.folding.folds_accents) {  // which may change a word's length
        for (std::size_t i = 0; i < list.size(); ++i) consider(i);
    } else {
        for (const std::uint32_t i : list.of_length(length)) consider(i);
    }
    if (watch.is_over() || !watch.has_room(Tuples::bytes_for(length, values)))
        return {Tuples(length, {}), {}};
    sort_rows(length, values, scores);
    return {Tuples(length, std::move(values)), std::move(scores)};
}

}  // namespace

std::shared_ptr<const WordTable> WordTableCache::table(std::shared_ptr<const WordList> list,
                                                       const WordListOptions& options,
                                                       const Alphabet& alphabet,
                                                       std::span<const std::uint32_t> range,
                                                       std::size_t length, LimitWatch& watch) {
    const auto known = std::ranges::find(lists_, list);
    const auto number = static_cast<std::size_t>(known - lists_.begin());
    if (known == lists_.end()) lists_.push_back(list);
    auto& table = tables_[key_of(number, options, alphabet, range, length)];
    if (table == nullptr) {
        const WordFolding folding(alphabet, range, options.folding);
        RebusSpelling rebus(alphabet, range, folding);
        auto made = std::make_shared<const WordTable>(fitting(*list, options, folding, rebus, length, watch));
        if (!watch.is_over()) table = std::move(made);
    }
    return table;
}

}  // namespace sator
