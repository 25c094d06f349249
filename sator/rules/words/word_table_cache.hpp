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

/// Which words of a list are taken, and how they are read.
struct WordListOptions {
    std::int64_t min_score = INT64_MIN;
    FoldingOptions folding;
};

/// The values that the cells may hold by their ranges, together, ascending.
std::vector<std::uint32_t> range_union(const Puzzle& puzzle, std::span<const CellId> cells);

/// Words as rows of values, in ascending order, with the score of each.
struct WordTable {
    Tuples rows;
    std::vector<std::int64_t> scores;

    /// The best score of the rows that are these values; nothing where none is.
    std::optional<std::int64_t> score_of(std::span<const Value> values) const;
};

/// The words of lists that fit slots, made ready for propagators: one table for all slots of a length and a
/// range.
class WordTableCache {
  public:
    /// The words of `list` that can be written on so many cells in these symbols; null once `watch` is over.
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
    std::vector<std::shared_ptr<const WordList>> lists_;  // kept, so that their addresses name them
};

}  // namespace sator
