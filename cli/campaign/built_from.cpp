#include "cli/campaign/built_from.hpp"

#include "commit.hpp"

namespace sator::cli {

ask::MadeBy this_program() {
    return {SATOR_VERSION, SATOR_COMMIT};
}

}  // namespace sator::cli
