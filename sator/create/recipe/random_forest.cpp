#include "sator/create/recipe/random_forest.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace sator::create {

namespace {

/// Each further node costs `kNodeCost`. A random number below `kChance` is added to the cost of each line.
constexpr std::size_t kChance = 4, kNodeCost = 3;

/// A line that could join two trees: its cells, and the ways from each to the other one.
struct Joint {
    std::size_t first = 0, second = 0;
    std::uint8_t forth = 0, back = 0;
};

class ForestGrower {
  public:
    ForestGrower(const MadeGridSize& size, const ForestDemand& demand, RandomSource& random)
        : size_(size), demand_(demand), random_(random), ways_(size.columns * size.rows) {
        for (std::size_t cell = 0; cell < ways_.size(); ++cell) {
            tree_.push_back(cell);
            trees_.push_back({cell});
            if ((cell + 1) % size.columns != 0) joints_.push_back({cell, cell + 1, kRightward, kLeftward});
            if (cell + size.columns < ways_.size())
                joints_.push_back({cell, cell + size.columns, kDownward, kUpward});
        }
    }

    Forest grow() {
        std::size_t trees = ways_.size();
        const std::size_t wanted = ways_.size() / demand_.usual_cells;
        while (const Joint* joint = best_joint(trees > wanted)) {
            join(*joint);
            --trees;
        }
        std::erase_if(trees_, [](const auto& tree) { return tree.empty(); });
        for (auto& tree : trees_) {
            std::ranges::sort(tree);
            if (is_too_small(tree)) return {};
        }
        return {std::move(ways_), std::move(trees_)};
    }

  private:
    std::size_t nodes(const std::vector<std::size_t>& tree) const {
        return static_cast<std::size_t>(
            std::ranges::count_if(tree, [&](std::size_t cell) { return is_node(ways_[cell]); }));
    }

    bool is_too_small(const std::vector<std::size_t>& tree) const {
        return tree.size() < demand_.least_cells || nodes(tree) < demand_.least_nodes;
    }

    /// Whether two paths stay one path that does not touch itself.
    bool makes_path(const Joint& joint) const {
        if (std::popcount(ways_[joint.first]) > 1 || std::popcount(ways_[joint.second]) > 1) return false;
        const auto touches = [&](std::size_t a, std::size_t b) {
            const auto [low, high] = std::minmax(a, b);
            return high == low + size_.columns || (high == low + 1 && high % size_.columns != 0);
        };
        for (const std::size_t a : trees_[tree_[joint.first]]) {
            for (const std::size_t b : trees_[tree_[joint.second]]) {
                if (touches(a, b) && (a != joint.first || b != joint.second)) return false;
            }
        }
        return true;
    }

    /// Returns the cost of a line: few nodes are better; nothing if it must not be.
    std::size_t cost(const Joint& joint, bool are_many) {
        constexpr std::size_t kNever = std::numeric_limits<std::size_t>::max();
        const auto& one = trees_[tree_[joint.first]];
        const auto& other = trees_[tree_[joint.second]];
        if (&one == &other || one.size() + other.size() > demand_.most_cells) return kNever;
        if (!are_many && !is_too_small(one) && !is_too_small(other)) return kNever;
        if (demand_.are_paths && !makes_path(joint)) return kNever;
        const auto is_node_after = [&](std::size_t cell, std::uint8_t way) {
            return is_node(static_cast<std::uint8_t>(ways_[cell] | way)) ? 1U : 0U;
        };
        const std::size_t before = nodes(one) + nodes(other) + 2;
        const std::size_t after =
            before + is_node_after(joint.first, joint.forth) + is_node_after(joint.second, joint.back) -
            (is_node(ways_[joint.first]) ? 1 : 0) - (is_node(ways_[joint.second]) ? 1 : 0);
        if (after - 2 > demand_.most_nodes) return kNever;
        const std::size_t small = std::min(one.size(), other.size());
        // Paths may wind; figures are clearer if they have few nodes.
        const std::size_t nodes_cost = demand_.are_paths ? 0 : kNodeCost * (after + 2 - before);
        return nodes_cost + small + random_.below(kChance);
    }

    const Joint* best_joint(bool are_many) {
        const Joint* best = nullptr;
        std::size_t least = std::numeric_limits<std::size_t>::max();
        random_.shuffle(joints_);
        for (const Joint& joint : joints_) {
            const std::size_t own = cost(joint, are_many);
            if (own >= least) continue;
            least = own;
            best = &joint;
        }
        return best;
    }

    void join(const Joint& joint) {
        ways_[joint.first] = static_cast<std::uint8_t>(ways_[joint.first] | joint.forth);
        ways_[joint.second] = static_cast<std::uint8_t>(ways_[joint.second] | joint.back);
        const std::size_t into = tree_[joint.first];
        const std::vector<std::size_t> moved = std::move(trees_[tree_[joint.second]]);
        trees_[tree_[joint.second]].clear();
        for (const std::size_t cell : moved) {
            tree_[cell] = into;
            trees_[into].push_back(cell);
        }
    }

    MadeGridSize size_;
    ForestDemand demand_;
    RandomSource& random_;
    std::vector<std::uint8_t> ways_;
    std::vector<std::size_t> tree_;  // by cell
    std::vector<std::vector<std::size_t>> trees_;
    std::vector<Joint> joints_;
};

}  // namespace

Forest random_forest(const MadeGridSize& size, const ForestDemand& demand, RandomSource& random) {
    return ForestGrower(size, demand, random).grow();
}

}  // namespace sator::create
