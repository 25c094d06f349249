#pragma once

#include <cstddef>
#include <vector>

#include "sator/explain/way.hpp"
#include "sator/render/html_page.hpp"

namespace sator {

/// A picture of each step of a way, with the step's number and technique above and its sentence below; after
/// the last step, what is known then. `initial`: whose givens the way starts from.
std::vector<PageSection> way_pictures(const Study& study, const Way& way, std::size_t initial);

}  // namespace sator
