#include "sator/models/model_example.hpp"

#include "sator/base/assert.hpp"
#include "sator/exchange/standard_formats.hpp"

namespace sator::models {

std::string model_example(const ModelTarget& target) {
    Resources none;
    LimitWatch unlimited;
    const ReadResult puzzles = read_puzzles(
        "title Two cells that differ\ngrid 2x1\nrange 1..2\nrule distinct at rows\n", "example", none);
    auto model = write_model(target, *puzzles.at(0), none, 0, unlimited);
    SATOR_ASSERT(model.has_value());
    return std::move(*model);
}

}  // namespace sator::models
