#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sator/engine/counting/residual.hpp"

namespace sator {

/// What a propagator means, in pieces that can be compared: two pieces with equal keys, on the same variables
/// in the same roles, are the same constraint. Positions of a piece that have the same role may be swapped.
class ConstraintSignature {
  public:
    struct Place {
        std::uint32_t position;
        std::uint32_t role;
    };
    struct Piece {
        std::string key;
        std::vector<Place> places;
    };

    /// Begins a piece. `name`: the propagator's name. `demand`: all else that distinguishes it from others of
    /// that name.
    void begin(std::string_view name, const Residual& demand);
    /// Adds a position to the piece begun last.
    void add(std::size_t position, std::size_t role) {
        pieces_.back().places.push_back(
            {static_cast<std::uint32_t>(position), static_cast<std::uint32_t>(role)});
    }
    /// Adds the first `positions` positions, all in one role.
    void add_symmetric(std::size_t positions);
    /// Adds the first `positions` positions, each in a role of its own.
    void add_ordered(std::size_t positions);
    /// Adds a piece of the first `positions` positions, each in a role of its own, whose meaning is the data
    /// at `shared`.
    void add_ordered_piece(std::string_view name, const void* shared, std::size_t positions);

    const std::vector<Piece>& pieces() const { return pieces_; }

  private:
    std::vector<Piece> pieces_;
};

}  // namespace sator
