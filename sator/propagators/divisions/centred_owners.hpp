#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/divisions/centred_pairs.hpp"

namespace sator::propagators {

/// Finds for each vertex the centres whose regions may include it, if some borders are known, and why the others cannot.
class CentredOwners {
  public:
    using Border = CentredPairs::Border;
    using Vertex = CentredPairs::Vertex;
    using Centre = CentredPairs::Centre;
    using Pair = CentredPairs::Pair;
    static constexpr std::uint32_t kNone = CentredPairs::kNone;

    /// `borders`: On for a border, Off for none, by border. All must outlive this.
    CentredOwners(const LineGraph& graph, const CentredPairs& pairs, const Lights& borders);

    /// Returns a vertex that no region can include; kNone if there is none. If there is one, not all is found.
    Vertex lost_vertex() const { return lost_; }
    bool is_possible(Pair pair) const { return gone_[pair].why == Why::Possible; }
    /// Returns the one pair of the vertex that is possible; kNone if there are several.
    Pair owner(Vertex vertex) const;
    /// Returns whether one region may include a pair's vertex and its neighbour over the k-th line of the vertex.
    bool may_join(Pair pair, std::size_t k) const;

    /// Returns the borders that are known, by border, from which it follows that all of these pairs are impossible.
    std::vector<std::uint8_t> reasons_of(std::vector<Pair> impossible, std::vector<Border> known) const;

  private:
    friend class OwnerReasons;

    enum class Why : std::uint8_t {
        Possible,
        NoImage,     ///< a half turn leads out of the graph
        Image,       ///< its image is impossible
        ImageOwned,  ///< its image surely has another centre
        Joined,      ///< it hangs together with an impossible one, over line `data` of its vertex
        Unlike,      ///< that line is a border, and its image is none, or the other way around
        Far,         ///< its centre does not reach it
        Needed,      ///< its vertex is needed by another centre: `data` is a number of `needs_`
    };
    struct Gone {
        Why why = Why::Possible;
        std::uint32_t data = 0;
        std::uint32_t stamp = 0;   ///< how many were impossible before it
        std::uint32_t search = 0;  ///< of Far and Needed: how many were when the search began
    };
    /// The only way from a centre to the pair `goal` leads over the pair `through`.
    struct Need {
        Pair through, goal;
    };

    void run();
    void remove(Pair pair, Why why, std::uint32_t data, std::uint32_t search = 0);
    void look_at(Pair pair);
    void look_at_steps(Pair pair);
    void take_image(Vertex vertex);
    void search(Centre centre);

    const LineGraph& graph_;
    const CentredPairs& pairs_;
    const Lights& borders_;
    std::vector<Gone> gone_;              // by pair
    std::vector<std::uint32_t> left_;     // by vertex: the number of possible pairs
    std::vector<std::uint8_t> is_dirty_;  // by centre
    std::vector<Pair> waiting_;
    std::vector<Need> needs_;
    std::uint32_t removed_ = 0;
    Vertex lost_ = kNone;
    // The numbers of the depth-first search, by pair.
    std::vector<std::uint32_t> found_at_, lowest_;
    std::vector<Pair> goal_below_;  // a pair in the tree below whose centre is known
};

}  // namespace sator::propagators
