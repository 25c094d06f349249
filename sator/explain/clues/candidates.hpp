#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/value_id.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::explain {

/// A cell and a value that it may hold.
struct Candidate {
    CellId cell;
    ValueId value;

    friend auto operator<=>(const Candidate&, const Candidate&) = default;
};

/// A set of values for each cell. All sets have the same number of words.
class Candidates {
  public:
    Candidates() = default;
    Candidates(std::size_t cells, std::size_t words) : words_per_cell_(words), words_(cells * words, 0) {}

    std::size_t cell_count() const { return words_per_cell_ == 0 ? 0 : words_.size() / words_per_cell_; }
    std::size_t words_per_cell() const { return words_per_cell_; }
    std::span<Word> operator[](CellId cell) {
        return {words_.data() + cell.index() * words_per_cell_, words_per_cell_};
    }
    std::span<const Word> operator[](CellId cell) const {
        return {words_.data() + cell.index() * words_per_cell_, words_per_cell_};
    }

    bool contains(Candidate c) const { return has_bit((*this)[c.cell], c.value); }
    void remove(Candidate c) { clear_bit((*this)[c.cell], c.value); }
    /// Makes this the only value of the cell.
    void fix(Candidate c) {
        std::ranges::fill((*this)[c.cell], Word{0});
        set_bit((*this)[c.cell], c.value);
    }
    std::size_t count(CellId cell) const { return count_bits((*this)[cell]); }
    bool is_empty(CellId cell) const {
        return std::ranges::all_of((*this)[cell], [](Word w) { return w == 0; });
    }
    /// Returns the least value of the cell, which must have one.
    ValueId first(CellId cell) const {
        const auto words = (*this)[cell];
        std::size_t w = 0;
        while (words[w] == 0) ++w;
        return ValueId(w * kWordBits + static_cast<std::size_t>(std::countr_zero(words[w])));
    }

    friend bool operator==(const Candidates&, const Candidates&) = default;

  private:
    std::size_t words_per_cell_ = 0;
    std::vector<Word> words_;
};

}  // namespace sator::explain
