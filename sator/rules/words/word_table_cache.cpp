#include "sator/rules/words/word_table_cache.hpp"

#include <algorithm>
#include <numeric>
#include <ranges>

#include "sator/base/layer_namespaces.hpp"

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
        }
    }
    return key;
}

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
                  std::size_t length, LimitWatch& watch) {
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
        auto made = std::make_shared<const WordTable>(fitting(*list, options, folding, length, watch));
        if (!watch.is_over()) table = std::move(made);
    }
    return table;
}

}  // namespace sator
