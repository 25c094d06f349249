#include "sator/text/definitions/largest_group.hpp"

#include <algorithm>
#include <vector>

#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"

namespace sator::text {

namespace {

/// The cells of a drawing without known values, as a flood sees them.
class OpenAreas {
  public:
    explicit OpenAreas(const DrawnKind& drawn)
        : grid_(drawn.grid), is_open_(static_cast<std::size_t>(grid_.rows() * grid_.columns()), 0) {
        for (const PrintedPlace at : grid_.cells()) is_open_[index(at)] = 1;
        for (const PrintedPlace at : drawn.known) is_open_[index(at)] = 0;
    }

    std::size_t largest() {
        std::size_t largest = 0;
        for (const PrintedPlace at : grid_.cells()) {
            if (is_open_[index(at)] != 0) largest = std::max(largest, take_area(at));
        }
        return largest;
    }

  private:
    std::size_t index(PrintedPlace at) const {
        return static_cast<std::size_t>(at.row * grid_.columns() + at.column);
    }

    /// Returns the number of open cells that hang together with `first`, and closes them.
    std::size_t take_area(PrintedPlace first) {
        std::vector<PrintedPlace> area{first};
        is_open_[index(first)] = 0;
        for (std::size_t i = 0; i < area.size(); ++i) {
            for (const PrintedPlace next : grid_.neighbours(area[i])) {
                if (is_open_[index(next)] == 0) continue;
                is_open_[index(next)] = 0;
                area.push_back(next);
            }
        }
        return area.size();
    }

    const PrintedGrid& grid_;
    std::vector<char> is_open_;
};

}  // namespace

std::size_t largest_group(const DrawnKind& drawn) {
    std::size_t largest = std::max<std::size_t>(OpenAreas(drawn).largest(), 1);
    const std::size_t cells = drawn.grid.cells().size();
    for (const PrintedPlace at : drawn.known) {
        const auto& mark = drawn.marks[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
        const auto number = to_whole_number<std::size_t>(to_utf8(mark.text));
        if (number) largest = std::max(largest, std::min(*number, cells));
    }
    return largest;
}

}  // namespace sator::text
