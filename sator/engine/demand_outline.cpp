// The default of Propagator::outline, which is right for every propagator: it equals itself alone, and no two
// positions may change places.
#include "sator/engine/demand_outline.hpp"

#include "sator/engine/propagator.hpp"

namespace sator {

void DemandOutline::begin(std::string_view name, const Residual& demand) {
    Piece& piece = pieces_.emplace_back();
    piece.key.append(name).append(1, '\0').append(demand.bytes());
}

void DemandOutline::add_alike(std::size_t positions) {
    for (std::size_t i = 0; i < positions; ++i) add(i, 0);
}

void DemandOutline::add_in_order(std::size_t positions) {
    for (std::size_t i = 0; i < positions; ++i) add(i, i);
}

void DemandOutline::add_ordered_piece(std::string_view name, const void* shared, std::size_t positions) {
    Residual address;
    address.add(reinterpret_cast<std::uintptr_t>(shared));
    begin(name, address);
    add_in_order(positions);
}

void Propagator::outline(std::size_t positions, DemandOutline& outline) const {
    outline.add_ordered_piece(name(), this, positions);
}

}  // namespace sator
