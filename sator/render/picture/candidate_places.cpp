#include "sator/render/picture/candidate_places.hpp"

#include <algorithm>
#include <cmath>

#include "sator/base/assert.hpp"

namespace sator::render {

namespace {

/// The maximum number of candidates that can be read in a cell.
constexpr std::size_t kMaxPlaces = 36;
/// A letter's width and a line's height relative to the font size, and the largest font size.
constexpr double kNameWidth = 0.72, kLineHeight = 1.08, kMaxSize = 14;
/// The font size of the number of candidates, if they are too many to be shown.
constexpr double kCountSize = 12;

}  // namespace

CandidatePlaces::CandidatePlaces(const Box& box, const std::vector<ValueId>& range,
                                 const std::vector<ValueId>& candidates, std::size_t columns)
    : box_(box), values_(range.size() <= kMaxPlaces ? range : candidates) {
    are_too_many_ = values_.size() > kMaxPlaces || values_.empty();
    if (are_too_many_) {
        size_ = kCountSize;
        return;
    }
    const auto count = static_cast<double>(values_.size());
    across_ = std::max<std::size_t>(2, static_cast<std::size_t>(std::ceil(std::sqrt(count))));
    down_ = std::max<std::size_t>(2, (values_.size() + across_ - 1) / across_);
    const double wide = box.width() / static_cast<double>(across_ * columns) / kNameWidth;
    const double high = box.height() / static_cast<double>(down_) / kLineHeight;
    size_ = std::floor(std::min({wide, high, kMaxSize}) * 2) / 2;
}

Point CandidatePlaces::place_of(ValueId value) const {
    const auto at = std::ranges::find(values_, value);
    SATOR_ASSERT(at != values_.end());
    const auto i = static_cast<std::size_t>(at - values_.begin());
    const auto middle = [](std::size_t k, std::size_t n) {
        return (static_cast<double>(k) + 0.5) / static_cast<double>(n);
    };
    return {box_.low.x + box_.width() * middle(i % across_, across_),
            box_.low.y + box_.height() * middle(i / across_, down_)};
}

}  // namespace sator::render
