#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/crossing_demand.hpp"

namespace sator::propagators {

/// A piece of line whose course is known: at each vertex inside of it, the line leaves by one way in all states that are left.
struct KnownPiece {
    /// An end: the vertex, and the way by which the piece arrives there.
    struct End {
        LineGraph::Vertex vertex = 0;
        std::size_t way = 0;
    };

    std::vector<LineGraph::Line> lines;
    std::vector<std::uint8_t> ways;  ///< by line: the way in which one walks along it, from the first end
    std::vector<LineGraph::Vertex>
        inner;  ///< the vertices that are passed; one fewer than the lines, or as many if it is closed
    bool is_closed = false;
    End first, last;  ///< of a piece that is not closed
};

/// What the lights say about closed lines that may cross: one look, from which one round of inferences follows.
class CrossingLook {
  public:
    CrossingLook(const CrossingDemand& demand, const Lights& lights);

    /// Returns the lines that are decided now; nullopt if the lights conflict.
    std::optional<std::vector<std::pair<LineGraph::Line, Light>>> findings();

  private:
    using States = std::uint16_t;  // a set of ArmStates, as bits

    void find_states();
    void find_pieces();
    std::optional<LineGraph::Line> next_line(LineGraph::Line line, LineGraph::Vertex vertex) const;
    std::size_t way_of(LineGraph::Line line, LineGraph::Vertex vertex) const;
    void walk(KnownPiece& piece, LineGraph::Line line, LineGraph::Vertex towards);
    bool look_at_piece(const KnownPiece& piece);
    bool look_at_labels(const KnownPiece& piece);
    bool look_at_sides(KnownPiece piece);
    bool is_all(const KnownPiece& piece) const;
    void forbid_partner(const KnownPiece::End& end, std::size_t other);
    bool keeps_together();

    const CrossingDemand& demand_;
    Lights lights_;
    std::vector<States> states_;  // by vertex
    std::vector<KnownPiece> pieces_;
    std::vector<std::uint8_t> is_in_piece_;  // by line
};

}  // namespace sator::propagators
