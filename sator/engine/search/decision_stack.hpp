#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::engine {

/// A side of a decision: a cell has a value, or does not have it.
struct Branch {
    VariableId cell;
    Value value = 0;
    bool is_equal = true;
};

/// A part of a search space: what is below some branches.
struct Subtree {
    std::vector<Branch> steps;
    double share = 1;  ///< of the whole search space
    /// Length of the first run, in conflicts, if it is longer than a question's.
    double restart_interval = 0;
};

/// The decisions of a depth-first search, the path from the root to the current node, and the share of the
/// search space that is done.
///
/// Each value of a decision has an equal share of the space below it. Some of the oldest decisions are fixed:
/// restarts and backjumps keep them, because their other sides may hold solutions that were already found, or
/// are searched by another thread.
class DecisionStack {
  public:
    struct Decision {
        VariableId cell;
        Value value;
        double rest;  ///< the share of the search space that belongs to the other values
        std::size_t path_size;
        bool is_split_off = false;  ///< another thread searches the other values
    };

    void begin(const Subtree& below);

    bool is_empty() const { return decisions_.empty(); }
    std::size_t size() const { return decisions_.size(); }
    /// The branches from the root to the current node.
    std::span<const Branch> path() const { return path_; }

    /// Decides a cell that has `candidates` candidates.
    void push(VariableId cell, Value value, std::size_t candidates);
    /// Removes the newest decision and returns it. The current node is then its other side.
    Decision pop();
    /// Steps to the other side of a decision that pop() has returned.
    void step_to_other_side(const Decision& popped) { path_.push_back({popped.cell, popped.value, false}); }
    /// Removes all but the oldest `size` decisions, to search the space below them again.
    void backjump(std::size_t size);

    /// The number of fixed decisions.
    std::size_t fixed() const { return fixed_; }
    void fix_all() { fixed_ = decisions_.size(); }
    /// Splits off the other side of the oldest decision that is not split off yet, for another search, and
    /// fixes the decisions up to it. This is the largest part of those that would be searched last. Returns
    /// nullopt if there is none.
    std::optional<Subtree> split();

    /// Counts everything below the path as done.
    void finish_here() { share_done_ += share_; }
    /// Counts everything that was done as open again: a restart searches it again.
    void begin_again() {
        share_ += share_done_;
        share_done_ = 0;
    }
    double share_done() const { return share_done_; }

  private:
    std::vector<Decision> decisions_;
    std::vector<Branch> path_;
    std::size_t fixed_ = 0;
    double share_ = 1;  // of the search space: what is below the path
    double share_done_ = 0;
};

}  // namespace sator::engine
