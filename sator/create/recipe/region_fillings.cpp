// Fillings of regions: galaxies, which are equal after half a turn around their dots, and pieces of two colours with equal halves.

#include <algorithm>
#include <array>
#include <limits>
#include <set>

#include "sator/create/recipe/drawn_filling.hpp"

namespace sator::create {

namespace {

constexpr std::size_t kNoRegion = std::numeric_limits<std::size_t>::max();

struct Place {
    int row = 0, column = 0;
    auto operator<=>(const Place&) const = default;
};

using Places = std::vector<Place>;

constexpr std::array<Place, 4> kSteps = {{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

/// A grid whose cells get regions one after the other.
class OpenGrid {
  public:
    explicit OpenGrid(const MadeGridSize& size)
        : rows_(static_cast<int>(size.rows)),
          columns_(static_cast<int>(size.columns)),
          region_(size.rows * size.columns, kNoRegion) {}

    std::size_t index(const Place& at) const {
        return static_cast<std::size_t>(at.row * columns_ + at.column);
    }
    bool is_open(const Place& at) const {
        return at.row >= 0 && at.row < rows_ && at.column >= 0 && at.column < columns_ &&
               region_[index(at)] == kNoRegion;
    }
    Places open() const {
        Places open;
        for (int row = 0; row < rows_; ++row) {
            for (int column = 0; column < columns_; ++column) {
                if (is_open({row, column})) open.push_back({row, column});
            }
        }
        return open;
    }
    std::size_t open_neighbours(const Place& at) const {
        return static_cast<std::size_t>(std::ranges::count_if(kSteps, [&](const Place& step) {
            return is_open({at.row + step.row, at.column + step.column});
        }));
    }
    /// Returns the open places beside these, without these.
    Places beside(const Places& places) const {
        std::set<Place> found;
        for (const Place& at : places) {
            for (const Place& step : kSteps) {
                const Place next{at.row + step.row, at.column + step.column};
                if (is_open(next) && std::ranges::find(places, next) == places.end()) found.insert(next);
            }
        }
        return {found.begin(), found.end()};
    }
    void take(const Places& places) {
        for (const Place& at : places) region_[index(at)] = regions_;
        ++regions_;
    }
    std::vector<ValueBetween> borders() const {
        std::vector<ValueBetween> borders;
        const auto columns = static_cast<std::size_t>(columns_);
        for (std::size_t cell = 0; cell < region_.size(); ++cell) {
            const std::size_t right = cell + 1, below = cell + columns;
            if (right % columns != 0 && region_[cell] != region_[right])
                borders.push_back({cell, right, "#"});
            if (below < region_.size() && region_[cell] != region_[below])
                borders.push_back({cell, below, "#"});
        }
        return borders;
    }

  private:
    int rows_, columns_;
    std::vector<std::size_t> region_;
    std::size_t regions_ = 0;
};

/// Returns the cells that a dot touches; the dot is at half steps: an odd number lies between two rows or columns.
Places touched(const Place& dot) {
    Places places;
    for (int row = dot.row / 2; row <= (dot.row + 1) / 2; ++row) {
        for (int column = dot.column / 2; column <= (dot.column + 1) / 2; ++column)
            places.push_back({row, column});
    }
    return places;
}

Place turned(const Place& at, const Place& dot) {
    return {dot.row - at.row, dot.column - at.column};
}

/// Returns a galaxy around a dot of at most this size; empty if the dot has no room.
Places grown_galaxy(const OpenGrid& grid, const Place& dot, std::size_t most, RandomSource& random) {
    Places galaxy = touched(dot);
    if (!std::ranges::all_of(galaxy, [&](const Place& at) { return grid.is_open(at); })) return {};
    while (galaxy.size() + 2 <= most) {
        Places next = grid.beside(galaxy);
        std::erase_if(next, [&](const Place& at) { return !grid.is_open(turned(at, dot)); });
        if (next.empty()) break;
        const Place at = random.pick(next), other = turned(at, dot);
        galaxy.push_back(at);
        if (other != at) galaxy.push_back(other);
    }
    return galaxy;
}

/// The eight turns and reflections of a place.
Place transformed(const Place& at, std::size_t number) {
    Place to = (number & 4U) != 0 ? Place{at.column, at.row} : at;
    if ((number & 2U) != 0) to.row = -to.row;
    if ((number & 1U) != 0) to.column = -to.column;
    return to;
}

/// Returns a shape equal to `half` that lies beside it in open cells; empty if none is found soon.
Places equal_half(const OpenGrid& grid, const Places& half, RandomSource& random) {
    constexpr std::size_t kTries = 24, kTransformations = 8;
    const Places beside = grid.beside(half);
    for (std::size_t i = 0; i < kTries && !beside.empty(); ++i) {
        const std::size_t number = random.below(kTransformations);
        const Place to = random.pick(beside), from = transformed(random.pick(half), number);
        Places other;
        for (const Place& at : half) {
            const Place image = transformed(at, number);
            other.push_back({image.row - from.row + to.row, image.column - from.column + to.column});
        }
        const bool has_room = std::ranges::all_of(other, [&](const Place& at) {
            return grid.is_open(at) && std::ranges::find(half, at) == half.end();
        });
        if (has_room) return other;
    }
    return {};
}

/// Returns the open cell with the fewest open neighbours.
Place tightest(const OpenGrid& grid, RandomSource& random) {
    Places open = grid.open();
    random.shuffle(open);
    return std::ranges::min(open, {}, [&](const Place& at) { return grid.open_neighbours(at); });
}

}  // namespace

std::optional<DrawnFilling> drawn_galaxies(const MadeGridSize& size, RandomSource& random) {
    constexpr std::size_t kTries = 8, kLeast = 3, kMost = 12;
    // At most one cell in `kCellsPerSingle`, and one more, is a galaxy of its own.
    constexpr std::size_t kCellsPerSingle = 12;
    OpenGrid grid(size);
    DrawnFilling filling;
    std::size_t singles = 0;
    while (!grid.open().empty()) {
        const Place first = tightest(grid, random);
        Places best;
        Place dot;
        for (std::size_t i = 0; i < kTries; ++i) {
            const Place at{2 * first.row + static_cast<int>(random.between(0, 6)) - 3,
                           2 * first.column + static_cast<int>(random.between(0, 6)) - 3};
            if (at.row < 0 || at.column < 0) continue;
            Places galaxy = grown_galaxy(grid, at, random.between(kLeast, kMost), random);
            const bool has_first = std::ranges::find(galaxy, first) != galaxy.end();
            if (!has_first || galaxy.size() <= best.size()) continue;
            best = std::move(galaxy);
            dot = at;
        }
        if (best.empty()) {
            best = {first};
            dot = {2 * first.row, 2 * first.column};
        }
        if (best.size() == 1) ++singles;
        grid.take(best);
        const bool is_right = dot.column % 2 != 0, is_below = dot.row % 2 != 0;
        const std::string sign = is_right && is_below ? "x" : is_right ? ">" : is_below ? "v" : "o";
        filling.signs.push_back({.choices = {{grid.index({dot.row / 2, dot.column / 2}), sign}}});
    }
    if (singles > 1 + size.columns * size.rows / kCellsPerSingle) return std::nullopt;
    filling.between = grid.borders();
    return filling;
}

std::optional<DrawnFilling> drawn_compasses(const MadeGridSize& size, RandomSource& random) {
    constexpr std::size_t kLeast = 3, kMost = 9, kMissing = 3;
    OpenGrid grid(size);
    DrawnFilling filling;
    while (!grid.open().empty()) {
        Places region = {tightest(grid, random)};
        const std::size_t most = random.between(kLeast + 1, kMost);
        while (region.size() < most) {
            const Places beside = grid.beside(region);
            if (beside.empty()) break;
            region.push_back(random.pick(beside));
        }
        if (region.size() < kLeast) return std::nullopt;
        grid.take(region);
        MovableSign sign;
        for (const Place& at : region) {
            const auto count = [&](auto is_there) {
                return random.below(kMissing) == 0 ? std::string()
                                                   : std::to_string(std::ranges::count_if(region, is_there));
            };
            const std::string up = count([&](const Place&one) { return one.row < at.row; }),
                              down = count([&](const Place&one) { return one.row > at.row; }),
                              left = count([&](const Place&one) { return one.column < at.column; }),
                              right = count([&](const Place&one) { return one.column > at.column; });
            if ((up + down + left + right).empty()) continue;
            sign.choices.push_back({grid.index(at), up + "/" + down + "/" + left + "/" + right});
        }
        if (sign.choices.empty()) return std::nullopt;
        random.shuffle(sign.choices);
        filling.signs.push_back(std::move(sign));
    }
    filling.between = grid.borders();
    return filling;
}

std::optional<DrawnFilling> drawn_halves(const MadeGridSize& size, RandomSource& random) {
    constexpr std::size_t kTries = 10, kMost = 5;
    OpenGrid grid(size);
    DrawnFilling filling;
    std::vector<MovableSign> numbers;
    while (!grid.open().empty()) {
        const Place first = tightest(grid, random);
        Places half, other;
        for (std::size_t i = 0; i < kTries && other.empty(); ++i) {
            half = {first};
            // Single cells only if nothing else fits.
            const std::size_t most = i + 1 == kTries ? 1 : random.between(2, kMost);
            while (half.size() < most) {
                const Places beside = grid.beside(half);
                if (beside.empty()) break;
                half.push_back(random.pick(beside));
            }
            other = equal_half(grid, half, random);
        }
        if (other.empty()) return std::nullopt;
        if (random.below(2) == 0) std::swap(half, other);
        MovableSign number;
        number.is_optional = true;
        const std::string text = std::to_string(half.size());
        for (const Place& at : half) number.choices.push_back({grid.index(at), text});
        for (const Place& at : other) {
            filling.signs.push_back({.choices = {{grid.index(at), "x"}}});
            number.choices.push_back({grid.index(at), "x" + text});
        }
        random.shuffle(number.choices);
        numbers.push_back(std::move(number));
        Places both = half;
        both.insert(both.end(), other.begin(), other.end());
        grid.take(both);
    }
    filling.between = grid.borders();
    filling.signs.insert(filling.signs.end(), numbers.begin(), numbers.end());
    return filling;
}

}  // namespace sator::create
