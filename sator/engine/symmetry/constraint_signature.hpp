#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sator/engine/counting/residual.hpp"

namespace sator {

/// What a propagator demands, in pieces that can be compared: two pieces with equal keys demand the same of
/// the same variables in the same roles. Positions of a piece that have one role may change places.
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

    /// Begins a piece. `name`: the propagator's; `demand`: all else that tells it from others of that name.
    void begin(std::string_view name, const Residual& demand);
    /// Puts a position into the piece that was begun last.
    void add(std::size_t position, std::size_t role) {
        pieces_.back().places.push_back(
            {static_cast<std::uint32_t>(position), static_cast<std::uint32_t>(role)});
    }
    /// Puts the first so many in, all in one role, or each in its own.
    void add_symmetric(std::size_t positions);
    void add_ordered(std::size_t positions);
    /// A piece of so many positions in order, which demands what the data at `shared` say.
    void add_ordered_piece(std::string_view name, const void* shared, std::size_t positions);

    const std::vector<Piece>& pieces() const { return pieces_; }

  private:
    std::vector<Piece> pieces_;
};

}  // namespace sator
