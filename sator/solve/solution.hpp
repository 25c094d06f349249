#pragma once

#include <cstddef>
#include <functional>
#include <iterator>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "sator/engine/model/domain.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// A solution that somebody else keeps: a sink gets one, and a cursor hands one out. It is valid until the
/// call ends or the cursor moves on; `Solution` keeps it for longer.
///
///     for (const Symbol& symbol : solution) …          // cell by cell, in reading order
///     solution[cell].to_string()                       // what a cell shows: "7", "A"
class SolutionView {
  public:
    /// `puzzle` and `values` must outlive this. One value for each cell.
    SolutionView(const std::shared_ptr<const Puzzle>& puzzle, std::span<const Value> values)
        : puzzle_(&puzzle), values_(values) {}

    const Puzzle& puzzle() const { return **puzzle_; }
    const std::shared_ptr<const Puzzle>& shared_puzzle() const { return *puzzle_; }
    std::size_t size() const { return values_.size(); }
    /// The symbol of a cell.
    const Symbol& operator[](CellId cell) const {
        return puzzle().alphabet[static_cast<std::size_t>(value(cell))];
    }
    /// The same as an index in the puzzle's alphabet.
    Value value(CellId cell) const { return values_[cell.index()]; }
    std::span<const Value> values() const { return values_; }
    operator std::span<const Value>() const { return values_; }  // NOLINT: a solution is its values

    class Iterator {
      public:
        using value_type = Symbol;
        using difference_type = std::ptrdiff_t;

        Iterator() = default;
        Iterator(const Alphabet* alphabet, const Value* at) : alphabet_(alphabet), at_(at) {}
        const Symbol& operator*() const { return (*alphabet_)[static_cast<std::size_t>(*at_)]; }
        Iterator& operator++() {
            ++at_;
            return *this;
        }
        Iterator operator++(int) { return {alphabet_, at_++}; }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }

      private:
        const Alphabet* alphabet_ = nullptr;
        const Value* at_ = nullptr;
    };
    Iterator begin() const { return {&puzzle().alphabet, values_.data()}; }
    Iterator end() const { return {&puzzle().alphabet, values_.data() + values_.size()}; }

  private:
    const std::shared_ptr<const Puzzle>* puzzle_;
    std::span<const Value> values_;
};

static_assert(std::forward_iterator<SolutionView::Iterator>);

/// Is called with each solution as it is found, and answers whether to go on. With several threads it is
/// called from any of them, but never from two at the same time.
using SolutionSink = std::function<bool(const SolutionView&)>;

/// A solution of a puzzle, with the puzzle that it belongs to: a value, which nothing can invalidate.
class Solution {
  public:
    Solution(std::shared_ptr<const Puzzle> puzzle, std::vector<Value> values)
        : puzzle_(std::move(puzzle)), values_(std::move(values)) {}
    Solution(SolutionView view)  // NOLINT: keeps what the view shows
        : puzzle_(view.shared_puzzle()), values_(view.values().begin(), view.values().end()) {}

    operator SolutionView() const { return view(); }  // NOLINT: the same solution
    SolutionView view() const { return {puzzle_, values_}; }

    const Puzzle& puzzle() const { return *puzzle_; }
    std::size_t size() const { return values_.size(); }
    const Symbol& operator[](CellId cell) const { return view()[cell]; }
    Value value(CellId cell) const { return values_[cell.index()]; }
    std::span<const Value> values() const { return values_; }
    SolutionView::Iterator begin() const { return view().begin(); }
    SolutionView::Iterator end() const { return view().end(); }

    /// Returns whether they are of the same puzzle object and have the same values.
    friend bool operator==(const Solution&, const Solution&) = default;

  private:
    std::shared_ptr<const Puzzle> puzzle_;
    std::vector<Value> values_;
};

}  // namespace sator
