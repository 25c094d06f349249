// The default of Propagator::signature. It is correct for every propagator: a propagator object is only equal
// to itself, and no two positions may be swapped.
#include "sator/engine/symmetry/constraint_signature.hpp"

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator {

using namespace engine;

void ConstraintSignature::begin(std::string_view name, const Residual& demand) {
    Piece& piece = pieces_.emplace_back();
    piece.key.append(name).append(1, '\0').append(demand.bytes());
}

void ConstraintSignature::add_symmetric(std::size_t positions) {
    for (std::size_t i = 0; i < positions; ++i) add(i, 0);
}

void ConstraintSignature::add_ordered(std::size_t positions) {
    for (std::size_t i = 0; i < positions; ++i) add(i, i);
}

void ConstraintSignature::add_ordered_piece(std::string_view name, const void* shared,
                                            std::size_t positions) {
    Residual address;
    address.add(reinterpret_cast<std::uintptr_t>(shared));
    begin(name, address);
    add_ordered(positions);
}

void Propagator::signature(std::size_t positions, ConstraintSignature& signature) const {
    signature.add_ordered_piece(name(), this, positions);
}

}  // namespace sator
