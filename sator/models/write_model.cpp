#include "sator/models/write_model.hpp"

#include "sator/base/errors.hpp"

namespace sator::models {

std::expected<std::string, Diagnostic> write_model(const ModelTarget& target, const Puzzle& puzzle,
                                                   Resources& resources, std::size_t initial,
                                                   LimitWatch& watch) {
    const auto model = lower(puzzle, resources, initial, watch);
    if (!model) return failure(model);
    return target.print(clause_form(*model), puzzle);
}

}  // namespace sator::models
