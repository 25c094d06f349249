#pragma once

#include <expected>
#include <vector>

#include "sator/create/choose/remove_clues.hpp"
#include "sator/create/requests/create_options.hpp"

namespace sator::create {

/// The clues of a plan in the order in which they are left out, those of one orbit together. Clues of cells that the options keep
/// are not among them.
std::expected<std::vector<ClueGroup>, CreateFailure> clue_groups(const Plan& plan,
                                                                 const CreateOptions& options,
                                                                 std::string_view usual_symmetry,
                                                                 RandomSource& random);

}  // namespace sator::create
