#include "sator/text/definitions/kind_places.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/text/definitions/place_group.hpp"
#include "sator/text/kind_parts/names_between.hpp"
#include "sator/text/kind_parts/region_places.hpp"

namespace sator::text {

namespace {

/// Returns whether the number of names is within bounds such as `2..`, `1` or `0..3`; nullopt if these are none.
std::optional<bool> has_count(std::string_view names, std::string_view bounds) {
    const auto count = names.empty() ? 0U : static_cast<std::size_t>(std::ranges::count(names, ' ')) + 1;
    const std::size_t dots = bounds.find("..");
    const auto least = to_whole_number<std::size_t>(bounds.substr(0, dots));
    if (!least) return std::nullopt;
    if (dots == std::string_view::npos) return count == *least;
    return count >= *least &&
           count <= to_whole_number<std::size_t>(bounds.substr(dots + 2)).value_or(SIZE_MAX);
}

}  // namespace

std::expected<std::string, std::string> KindPlaces::resolved(std::string_view text,
                                                             const KindItem* it) const {
    std::vector<std::string> groups;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        auto group = read_place_group(*this, text.substr(0, end), it);
        if (!group) return group;
        groups.push_back(std::move(*group));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    std::string text_of_groups;
    for (const std::string& group : groups) {
        if (!group.empty()) text_of_groups += (text_of_groups.empty() ? "" : "; ") + group;
    }
    return text_of_groups;
}

std::vector<PrintedPlace> KindPlaces::open_places() const {
    std::set<std::pair<int, int>> signed_cells;
    for (const DrawnSign& sign : signs_) {
        if (sign.meaning->place == KindSign::Place::Cell)
            signed_cells.emplace(sign.place.row, sign.place.column);
    }
    std::vector<PrintedPlace> cells = grid_->cells();
    std::erase_if(cells, [&](PrintedPlace at) { return signed_cells.contains({at.row, at.column}); });
    return cells;
}

std::string KindPlaces::region_of(PrintedPlace at) const {
    if (regions_ == nullptr || !grid_->is_cell(at)) return {};
    return "region " +
           to_utf8((*regions_)[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)].text);
}

KindItem KindPlaces::item_of_corner(PrintedPlace corner) const {
    const auto [row, column] = corner;
    KindItem item;
    for (const PrintedPlace at : {PrintedPlace{row - 1, column - 1}, PrintedPlace{row - 1, column},
                                  PrintedPlace{row, column - 1}, PrintedPlace{row, column}}) {
        if (grid_->is_cell(at)) item.places.push_back(at);
    }
    item.name = "corner R" + std::to_string(row) + "C" + std::to_string(column);
    return item;
}

std::vector<KindItem> KindPlaces::open_corners(OpenCorners which) const {
    constexpr std::size_t kCellsAround = 4;
    std::set<std::pair<int, int>> signed_corners;
    for (const DrawnSign& sign : signs_) {
        if (sign.meaning->place == KindSign::Place::Corner)
            signed_corners.emplace(sign.place.row, sign.place.column);
    }
    const auto is_beside_sign = [&](int row, int column) {
        return signed_corners.contains({row - 1, column}) || signed_corners.contains({row + 1, column}) ||
               signed_corners.contains({row, column - 1}) || signed_corners.contains({row, column + 1});
    };
    std::vector<KindItem> items;
    for (int row = 0; row <= grid_->rows(); ++row) {
        for (int column = 0; column <= grid_->columns(); ++column) {
            if (signed_corners.contains({row, column})) continue;
            KindItem item = item_of_corner({row, column});
            const bool is_meant = which == OpenCorners::Inner        ? item.places.size() == kCellsAround
                                  : which == OpenCorners::BesideSign ? is_beside_sign(row, column)
                                                                     : !item.places.empty();
            if (is_meant) items.push_back(std::move(item));
        }
    }
    return items;
}

KindItem KindPlaces::item_of(const DrawnSign& sign) const {
    KindItem item;
    item.places = {sign.place};
    if (sign.meaning->place == KindSign::Place::Between) item.places.push_back(sign.second);
    if (sign.meaning->place == KindSign::Place::Corner) {
        item = item_of_corner(sign.place);
    } else {
        item.name = "R" + std::to_string(sign.place.row + 1) + "C" + std::to_string(sign.place.column + 1);
        if (grid_->is_cell(sign.place)) item.name = grid_->name(sign.place);
    }
    item.numbers = sign.numbers;
    item.span = sign.span;
    return item;
}

std::vector<KindItem> KindPlaces::region_items() const {
    std::vector<KindItem> items;
    if (regions_ == nullptr) return items;
    std::set<std::u32string> seen;
    for (const auto& row : *regions_) {
        for (const PrintedMark& mark : row) {
            if (mark.is(U'.') || !seen.insert(mark.text).second) continue;
            const std::string name = "region " + to_utf8(mark.text);
            items.push_back({{}, name, name, {}, mark.span});
        }
    }
    return items;
}

std::vector<KindItem> KindPlaces::neighbouring_regions() const {
    std::vector<KindItem> items;
    if (regions_ == nullptr) return items;
    for (const auto& [a, b] : RegionPlaces(*grid_, *regions_).neighbours()) {
        const std::string first = "region " + a, second = "region " + b;
        items.push_back({{}, first + ": " + second, "regions " + a + " and " + b, {}, {0, 0, 0}});
    }
    return items;
}

std::vector<KindItem> KindPlaces::pairs(std::string_view direction) const {
    std::vector<KindItem> items;
    for (const PrintedPlace at : grid_->cells()) {
        for (const PrintedPlace next :
             {PrintedPlace{at.row, at.column + 1}, PrintedPlace{at.row + 1, at.column}}) {
            const std::string_view own = next.row == at.row ? "across" : "down";
            if (!grid_->is_cell(next) || (!direction.empty() && direction != own)) continue;
            items.push_back({{at, grid_->inside(next)},
                             {},
                             grid_->name(at) + " and " + grid_->name(next),
                             {},
                             {0, 0, 0}});
        }
    }
    return items;
}

std::vector<KindItem> KindPlaces::between(std::string_view sort) const {
    std::vector<KindItem> items;
    for (const std::string& name : names_between(*grid_, sort))
        items.push_back({{}, name, name, {}, {0, 0, 0}});
    return items;
}

std::expected<std::vector<KindItem>, std::string> KindPlaces::cells_with(std::string_view condition) const {
    const std::size_t blank = std::min(condition.find(' '), condition.size());
    auto cells = items("cell");
    std::vector<KindItem> kept;
    for (KindItem& cell : *cells) {
        const auto near = resolved(condition.substr(blank), &cell);
        if (!near) return failure(near);
        const auto is_wanted = has_count(*near, condition.substr(0, blank));
        if (!is_wanted) return std::unexpected(std::string("write e.g. 'each cell with 2.. beside it: …'"));
        if (*is_wanted) kept.push_back(std::move(cell));
    }
    return kept;
}

std::expected<std::vector<KindItem>, std::string> KindPlaces::items(std::string_view selector) const {
    if (selector == "region") return region_items();
    if (grid_ == nullptr) return std::unexpected("the kind has no grid of its own for 'each'");
    std::vector<KindItem> items;
    constexpr std::string_view kPair = "pair of neighbours";
    if (selector == kPair) return pairs({});
    if (selector == std::string(kPair) + " across" || selector == std::string(kPair) + " down")
        return pairs(selector.substr(kPair.size() + 1));
    if (selector == "pair of regions") return neighbouring_regions();
    if (selector == "edge" || selector == "link" || selector == "corner") return between(selector);
    if (selector == "open corner") return open_corners(OpenCorners::All);
    if (selector == "open inner corner") return open_corners(OpenCorners::Inner);
    if (selector == "open corner beside a sign") return open_corners(OpenCorners::BesideSign);
    if (selector == "cell") {
        for (const PrintedPlace at : grid_->cells())
            items.push_back({{at}, {}, grid_->name(at), {}, {0, 0, 0}});
        return items;
    }
    if (selector == "open cell") {
        for (const PrintedPlace at : open_places())
            items.push_back({{at}, {}, grid_->name(at), {}, {0, 0, 0}});
        return items;
    }
    constexpr std::string_view kCellWith = "cell with ";
    if (selector.starts_with(kCellWith)) return cells_with(selector.substr(kCellWith.size()));
    constexpr std::string_view kNumber = "number ";
    const bool is_number = selector.starts_with(kNumber);
    if (is_number) selector.remove_prefix(kNumber.size());
    for (const DrawnSign& sign : signs_) {
        if (!is_number && sign.meaning->name == selector) items.push_back(item_of(sign));
        if (!is_number) continue;
        for (const DrawnNumber& number : sign.numbers) {
            if (!number.name.empty() && number.name != selector) continue;
            items.push_back(item_of(sign));
            items.back().numbers.push_back({std::string(selector), number.value});
        }
    }
    return items;
}

}  // namespace sator::text
