#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "sator/create/logic/pixel_picture.hpp"

namespace sator::create {

/// Returns the pixels of a nonogram that looking at single lines again and again leaves open, in reading order. If none is left, the
/// picture is the only solution, and a person needs no look at two lines together.
std::vector<std::size_t> pixels_left_by_lines(const PixelPicture& picture);

/// Changes pixels until single lines are enough, each time the one that leaves the fewest open. Returns false if that does not end
/// soon. `may_change` says whether a changed picture is allowed.
bool make_solvable_by_lines(PixelPicture& picture,
                            const std::function<bool(const PixelPicture&)>& may_change);

}  // namespace sator::create
