#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/engine/model/domain.hpp"
#include "sator/language/words/word_folding.hpp"
#include "sator/language/words/word_list.hpp"
#include "sator/propagators/tables/tuples.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// The options of a word list: which words are used, and how their characters are folded.
struct WordListOptions {
    std::int64_t min_score = INT64_MIN;
    language::FoldingOptions folding;
};

/// Returns the union of the cells' ranges, ascending.
std::vector<std::uint32_t> range_union(const Puzzle& puzzle, std::span<const CellId> cells);

/// Words as rows of values, in ascending order, each with its score.
struct WordTable {
    propagators::Tuples rows;
    std::vector<std::int64_t> scores;

    /// Returns the best score of the rows that equal these values, or nullopt if there is none.
    std::optional<std::int64_t> score_of(std::span<const Value> values) const;
};

/// Makes and caches tables of the words that fit a slot: slots of the same length and range share one table.
class WordTableCache {
  public:
    /// Returns the words of `list` that fit `length` cells with this range, or null if `watch` is over before
    /// the table is made.
    std::shared_ptr<const WordTable> table(std::shared_ptr<const WordList> list,
                                           const WordListOptions& options, const Alphabet& alphabet,
                                           std::span<const std::uint32_t> range, std::size_t length,
                                           LimitWatch& watch);
    std::shared_ptr<const WordTable> table(std::shared_ptr<const WordList> list,
                                           const WordListOptions& options, const Alphabet& alphabet,
                                           std::span<const std::uint32_t> range, std::size_t length) {
        LimitWatch unlimited;
        return table(std::move(list), options, alphabet, range, length, unlimited);
    }

  private:
    std::map<std::string, std::shared_ptr<const WordTable>> tables_;
    std::vector<std::shared_ptr<const WordList>> lists_;  // kept alive, so that no address is used twice
};

}  // namespace sator
