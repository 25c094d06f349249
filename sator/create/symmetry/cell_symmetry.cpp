// A symmetry is a rotation or a reflection of the plane that maps the centre of each cell to the centre of a cell. The orbits are
// the connected components of the maps, found by merging.

#include "sator/create/symmetry/cell_symmetry.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <optional>
#include <string>

#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"

namespace sator::create {

namespace {

struct Point {
    double x = 0, y = 0;
};

/// A rotation by `degrees`, or a reflection in the line through the centre at `degrees` above the horizontal.
struct PlaneSymmetry {
    std::string_view word;
    double degrees;
    bool is_reflection;

    Point image(const Point& p) const {
        const double angle = degrees * std::numbers::pi / 180 * (is_reflection ? 2 : 1);
        const double c = std::cos(angle), s = std::sin(angle);
        return is_reflection ? Point{c * p.x + s * p.y, s * p.x - c * p.y}
                             : Point{c * p.x - s * p.y, s * p.x + c * p.y};
    }
};

constexpr std::array kSymmetries = {
    PlaneSymmetry{"rotation", 180, false},   PlaneSymmetry{"quarter-turn", 90, false},
    PlaneSymmetry{"third-turn", 120, false}, PlaneSymmetry{"sixth-turn", 60, false},
    PlaneSymmetry{"mirror", 90, true},       PlaneSymmetry{"flip", 0, true},
    PlaneSymmetry{"diagonal", -45, true},    PlaneSymmetry{"antidiagonal", 45, true},
    PlaneSymmetry{"mirror-30", 30, true},    PlaneSymmetry{"mirror-60", 60, true},
    PlaneSymmetry{"mirror-120", 120, true},  PlaneSymmetry{"mirror-150", 150, true},
};

/// Two centres that are nearer than this are one.
constexpr double kSame = 0.01;

/// Returns the centres of the cells, with the middle of the grid at the origin and y upwards.
std::vector<Point> centres_of(const Grid& grid) {
    std::vector<Point> centres;
    if (grid.kind == GridKind::Hexagon) {
        // An X line runs down to the left, so that a cell is half a cell further left in each row.
        for (const Grid::Place& place : grid.places)
            centres.push_back({place.column - place.line / 2.0, -(place.line * std::numbers::sqrt3 / 2)});
    } else {
        for (const CellCoordinates& at : cell_coordinates(grid))
            centres.push_back({static_cast<double>(at.column), -static_cast<double>(at.row)});
    }
    const auto [left, right] = std::ranges::minmax(centres, {}, &Point::x);
    const auto [low, high] = std::ranges::minmax(centres, {}, &Point::y);
    const Point middle{(left.x + right.x) / 2, (low.y + high.y) / 2};
    for (Point& centre : centres) centre = {centre.x - middle.x, centre.y - middle.y};
    return centres;
}

/// Returns the image of each cell, or nullopt if the grid lacks the symmetry.
std::optional<Slot> images_of(const std::vector<Point>& centres, const PlaneSymmetry& symmetry) {
    Slot images;
    for (const Point& centre : centres) {
        const Point image = symmetry.image(centre);
        const auto cell = std::ranges::find_if(centres, [&](const Point& other) {
            return std::abs(other.x - image.x) < kSame && std::abs(other.y - image.y) < kSame;
        });
        if (cell == centres.end()) return std::nullopt;
        images.emplace_back(static_cast<std::size_t>(cell - centres.begin()));
    }
    return images;
}

/// Distances are compared in hundredths.
constexpr double kHundredths = 100;

/// Adds the points between the cells of a square grid.
void add_points_between(const Grid& grid, std::vector<Point>& points) {
    const puzzle::PositionMap map(grid);
    const HalfCell first = map.point(CellId(0));
    const Point origin = points.front();
    for (std::size_t i = grid.cell_count(); i < grid.position_count(); ++i) {
        const HalfCell at = map.point(CellId(i));
        points.push_back(
            {origin.x + (at.column - first.column) / 2.0, origin.y - (at.row - first.row) / 2.0});
    }
}

/// `centres`: of all positions of the grid.
GridImage image_of(const Grid& grid, const std::vector<Point>& centres, const PlaneSymmetry& symmetry) {
    struct At {
        long down, right;
        PositionSort sort;  // an edge and the link across it are at one point
        std::size_t cell;
        auto operator<=>(const At&) const = default;
    };
    std::vector<At> order;
    for (std::size_t cell = 0; cell < centres.size(); ++cell) {
        const Point at = symmetry.image(centres[cell]);
        order.push_back({std::lround(-at.y * kHundredths), std::lround(at.x * kHundredths),
                         grid.sort_of(CellId(cell)), cell});
    }
    std::ranges::sort(order);
    GridImage image{Slot(order.size()), {}};
    for (std::size_t place = 0; place < order.size(); ++place) {
        image.places[order[place].cell] = CellId(place);
        image.shape += std::to_string(order[place].down - order[0].down) + "," +
                       std::to_string(order[place].right - order[0].right) + ";";
    }
    return image;
}

GridImage identity_of(const Grid& grid) {
    GridImage image{Slot(grid.position_count()), "of " + std::to_string(grid.position_count())};
    for (std::size_t i = 0; i < image.places.size(); ++i) image.places[i] = CellId(i);
    return image;
}

/// Merges the cells that maps connect.
class Orbits {
  public:
    explicit Orbits(std::size_t cells) : parent_(cells) { std::iota(parent_.begin(), parent_.end(), 0); }

    void merge(const Slot& images) {
        for (std::size_t cell = 0; cell < images.size(); ++cell)
            parent_[root_of(cell)] = root_of(images[cell].index());
    }

    std::vector<Orbit> list() {
        std::vector<Orbit> by_root(parent_.size());
        for (std::size_t cell = 0; cell < parent_.size(); ++cell) by_root[root_of(cell)].emplace_back(cell);
        std::erase_if(by_root, [](const Orbit& orbit) { return orbit.empty(); });
        return by_root;
    }

  private:
    std::size_t root_of(std::size_t cell) const {
        while (parent_[cell] != cell) cell = parent_[cell];
        return cell;
    }

    std::vector<std::size_t> parent_;
};

}  // namespace

std::string symmetry_words() {
    std::string words = "none, full";
    for (const PlaneSymmetry& symmetry : kSymmetries) words += ", " + std::string(symmetry.word);
    return words;
}

std::expected<std::vector<Orbit>, std::string> cell_orbits(const Grid& grid, std::string_view symmetries) {
    const std::vector<Point> centres = centres_of(grid);
    Orbits orbits(centres.size());
    if (symmetries == "full") {
        for (const PlaneSymmetry& symmetry : kSymmetries) {
            if (const auto images = images_of(centres, symmetry)) orbits.merge(*images);
        }
        return orbits.list();
    }
    while (!symmetries.empty() && symmetries != "none") {
        const std::string_view word = symmetries.substr(0, symmetries.find(','));
        symmetries.remove_prefix(std::min(word.size() + 1, symmetries.size()));
        const auto symmetry = std::ranges::find(kSymmetries, word, &PlaneSymmetry::word);
        if (symmetry == kSymmetries.end())
            return std::unexpected("there is no symmetry called '" + std::string(word) + "'");
        const auto images = images_of(centres, *symmetry);
        if (!images)
            return std::unexpected("the grid does not have the symmetry '" + std::string(word) + "'");
        orbits.merge(*images);
    }
    return orbits.list();
}

std::vector<GridImage> grid_images(const Grid& grid) {
    std::vector<Point> centres = centres_of(grid);
    const bool has_between = !grid.between.empty(),
               is_square = grid.kind != GridKind::Hexagon && !has_shifted_rows(grid);
    if (has_between && is_square) add_points_between(grid, centres);
    if (has_between && !is_square) return {identity_of(grid)};
    const double step = grid.kind == GridKind::Hexagon ? 60 : 90;
    std::vector<GridImage> images;
    for (double turn = 0; turn < 360; turn += step) {
        images.push_back(image_of(grid, centres, {"", turn, false}));
        if (grid.kind != GridKind::Hexagon && has_shifted_rows(grid)) break;
        images.push_back(image_of(grid, centres, {"", turn / 2, true}));
    }
    return images;
}

}  // namespace sator::create
