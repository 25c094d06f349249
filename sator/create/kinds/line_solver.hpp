#pragma once

#include <cstddef>
#include <vector>

#include "sator/create/kinds/pixel_picture.hpp"

namespace sator::create {

/// Returns the pixels of a nonogram that looking at single lines again and again leaves open, in reading order. If none is left, the
/// picture is the only solution, and a person needs no look at two lines together.
std::vector<std::size_t> pixels_left_by_lines(const PixelPicture& picture);

/// Changes pixels until single lines are enough, each time the one that leaves the fewest open. Returns false if that does not end
/// soon. `may_change` says which changes are allowed.
bool make_solvable_by_lines(PixelPicture& picture, const auto& may_change) {
    /// A picture that needs more changes than this is hardly the same picture.
    constexpr std::size_t kMostChanges = 60;
    std::vector<bool> is_changed(picture.is_black.size());
    std::vector<std::size_t> left = pixels_left_by_lines(picture);
    for (std::size_t changes = 0; !left.empty(); ++changes) {
        if (changes == kMostChanges) return false;
        std::size_t best = picture.is_black.size();
        std::vector<std::size_t> best_left;
        for (const std::size_t pixel : left) {
            if (is_changed[pixel]) continue;
            picture.is_black[pixel].flip();
            if (may_change(picture)) {
                auto still = pixels_left_by_lines(picture);
                if (best == picture.is_black.size() || still.size() < best_left.size()) {
                    best = pixel;
                    best_left = std::move(still);
                }
            }
            picture.is_black[pixel].flip();
        }
        if (best == picture.is_black.size()) return false;
        picture.is_black[best].flip();
        is_changed[best] = true;
        left = std::move(best_left);
    }
    return true;
}

}  // namespace sator::create
