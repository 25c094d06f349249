#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <span>
#include <utility>
#include <vector>

#include "sator/ask/values/search_tree.hpp"
#include "sator/engine/state/propagation_engine.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::ask {

/// Divides the search of one puzzle into a tree of parts.
class SearchSplitter {
  public:
    /// Which part is divided next.
    enum class Next : std::uint8_t {
        Oldest,   ///< so that all parts have about the same number of fixed cells
        Longest,  ///< by an estimate, so that all parts take about the same time
    };

    /// `givens`: cells that the question fixes besides those of the tree. `solver` and `givens` must outlive this.
    SearchSplitter(const PuzzleSolver& solver, std::span<const FixedCell> givens, const Limits& limits,
                   Next next, std::uint64_t seed = 0);

    /// Returns a tree of at least `wanted` parts, and hardly more; of fewer if no part is left that can be divided.
    SearchTree tree(std::uint64_t wanted);

    /// The limit that ended the work; then the tree is incomplete.
    std::optional<Limit> stopped() const { return engine_.stopped(); }

  private:
    struct OpenPart {
        std::vector<FixedCell> values;
        std::size_t node = 0;  // above it
        double size = 0;       // the nodes of its search, as estimated; 0: no estimate
        std::uint64_t number = 0;

        /// The order of the heap: whether `other` is divided before this part. Without estimates, the oldest is the first.
        bool operator<(const OpenPart& other) const {
            return std::pair(size, other.number) < std::pair(other.size, number);
        }
    };

    void find_conflicts(const Model& model, Limits limits);
    bool enter(std::span<const FixedCell> values);
    void divide(const OpenPart& part);
    void add_child(const OpenPart& part, std::size_t node, FixedCell decision);
    void add_open(OpenPart part);
    OpenPart take_next();
    double estimated_size();
    double probe();
    std::optional<VariableId> hardest_cell() const;

    const Puzzle& puzzle_;
    std::span<const FixedCell> givens_;
    engine::PropagationEngine engine_;
    Next next_;
    std::mt19937_64 random_;
    std::vector<double> weights_;  // of the cells: how many conflicts they took part in
    SearchTree tree_;
    std::vector<OpenPart> open_;  // as a heap: the one that is divided next is the first
    std::uint64_t parts_made_ = 0;
};

}  // namespace sator::ask
