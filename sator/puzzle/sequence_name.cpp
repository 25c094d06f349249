#include "sator/puzzle/sequence_name.hpp"

namespace sator {

std::string sequence_name(const Grid& grid, const Sequence& sequence, ReadingDirection direction) {
    return GroupNames(grid).of(sequence, direction);
}

}  // namespace sator
