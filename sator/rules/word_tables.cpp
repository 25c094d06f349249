#include "sator/rules/word_tables.hpp"

#include <algorithm>

namespace sator {

std::optional<std::int64_t> WordTable::score_of(std::span<const Value> values) const {
    std::vector<std::span<const Word>> holders;  // of each position: the rows that have its value there
    for (std::size_t p = 0; p < values.size(); ++p) {
        const std::uint32_t pair = rows.pair(p, static_cast<std::size_t>(values[p]));
        if (pair == Tuples::kNone) return std::nullopt;
        holders.push_back(rows.rows_of(pair));
    }
    std::optional<std::int64_t> best;
    for (std::size_t w = 0; w < rows.row_words(); ++w) {
        Word equal = ~Word{0};
        for (std::size_t p = 0; p < holders.size() && equal != 0; ++p) equal &= holders[p][w];
        for (; equal != 0; equal &= equal - 1) {
            const std::size_t row = w * kWordBits + static_cast<std::size_t>(std::countr_zero(equal));
            if (std::ranges::equal(rows.row(row), values))
                best = std::max(best.value_or(scores[row]), scores[row]);
        }
    }
    return best;
}

std::vector<std::uint32_t> joint_range(const Puzzle& puzzle, std::span<const CellId> cells) {
    std::vector<bool> is_used(puzzle.alphabet.size(), false);
    for (const CellId cell : cells) {
        for (const std::uint32_t value : range_of(puzzle, cell)) is_used[value] = true;
    }
    std::vector<std::uint32_t> range;
    for (std::uint32_t value = 0; value < is_used.size(); ++value) {
        if (is_used[value]) range.push_back(value);
    }
    return range;
}

namespace {

std::string key_of(std::size_t list, const WordChoice& choice, const Alphabet& alphabet,
                   std::span<const std::uint32_t> range, std::size_t length) {
    std::string key =
        std::to_string(list) + ' ' + std::to_string(choice.min_score) + ' ' + std::to_string(length);
    key += choice.folding.folds_case ? " c" : " ";
    key += choice.folding.folds_accents ? " a" : " ";
    for (const std::uint32_t value : range) {
        if (const auto character = alphabet[value].character()) {
            key += ' ' + std::to_string(value) + ':' + std::to_string(static_cast<std::uint32_t>(*character));
        }
    }
    return key;
}

/// Where `watch` is over, some.
WordTable fitting(const WordList& list, const WordChoice& choice, const WordFolding& folding,
                  std::size_t length, LimitWatch& watch) {
    std::vector<std::uint32_t> values;
    std::vector<std::int64_t> scores;
    const auto consider = [&](std::size_t i) {
        if (list.score(i) < choice.min_score || watch.is_over()) return;
        if (!watch.lets_grow(values, length) || !watch.lets_grow(scores)) return;
        const std::size_t before = values.size();
        if (!folding.append(list.word(i), values)) return;
        if (values.size() - before == length) {
            scores.push_back(list.score(i));
        } else {
            values.resize(before);
        }
    };
    if (choice.folding.folds_accents) {  // which may change a word's length
        for (std::size_t i = 0; i < list.size(); ++i) consider(i);
    } else {
        for (const std::uint32_t i : list.of_length(length)) consider(i);
    }
    if (watch.is_over() || !watch.has_room(Tuples::bytes_for(length, values)))
        return {Tuples(length, {}), {}};
    return {Tuples(length, std::move(values)), std::move(scores)};
}

}  // namespace

std::shared_ptr<const WordTable> WordTables::table(std::shared_ptr<const WordList> list,
                                                   const WordChoice& choice, const Alphabet& alphabet,
                                                   std::span<const std::uint32_t> range, std::size_t length,
                                                   LimitWatch& watch) {
    const auto known = std::ranges::find(lists_, list);
    const auto number = static_cast<std::size_t>(known - lists_.begin());
    if (known == lists_.end()) lists_.push_back(list);
    auto& table = tables_[key_of(number, choice, alphabet, range, length)];
    if (table == nullptr) {
        const WordFolding folding(alphabet, range, choice.folding);
        auto made = std::make_shared<const WordTable>(fitting(*list, choice, folding, length, watch));
        if (!watch.is_over()) table = std::move(made);
    }
    return table;
}

}  // namespace sator
