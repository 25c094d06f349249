#include "sator/text/definitions/reformulated.hpp"

#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/text/algorithms/algorithm_table.hpp"
#include "sator/text/definitions/kind_definition.hpp"

namespace sator::text {

std::optional<puzzle::Reformulation> reformulated(const Puzzle& puzzle) {
    if (!puzzle.kind || !puzzle.kind->definition) return std::nullopt;
    const KindAlgorithm* algorithm = find_algorithm(puzzle.kind->definition->algorithm);
    if (algorithm == nullptr || algorithm->reformulate == nullptr) return std::nullopt;
    return algorithm->reformulate(puzzle);
}

}  // namespace sator::text
