#include "sator/text/kind_parts/region_places.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "sator/base/utf8.hpp"

namespace sator::text {

namespace {

const std::u32string kNoRegion = U".";

using Cells = RegionPlaces::Cells;

/// Returns the sums of the first and last row, and of the first and last column. Half a turn takes each cell to the sums minus its own
/// row and column.
PrintedPlace twice_the_centre(const Cells& region) {
    const auto [top, bottom] = std::ranges::minmax(region, {}, &PrintedPlace::row);
    const auto [left, right] = std::ranges::minmax(region, {}, &PrintedPlace::column);
    return {top.row + bottom.row, left.column + right.column};
}

}  // namespace

const std::u32string& RegionPlaces::letter(PrintedPlace place) const {
    const PrintedPlace at = grid_.inside(place);
    if (!grid_.is_cell(at)) return kNoRegion;
    return letters_[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)].text;
}

std::vector<Cells> RegionPlaces::regions() const {
    std::vector<Cells> regions;
    std::map<std::u32string, std::size_t> index;
    for (const PrintedPlace at : grid_.cells()) {
        if (letter(at) == kNoRegion) continue;
        const auto [region, is_new] = index.emplace(letter(at), regions.size());
        if (is_new) regions.emplace_back();
        regions[region->second].push_back(at);
    }
    return regions;
}

std::vector<Cells> RegionPlaces::runs_over(std::size_t count) const {
    std::vector<Cells> runs;
    if (count < 2) return runs;
    for (const Cells& line : grid_.runs()) {
        std::vector<std::size_t> borders;
        for (std::size_t i = 1; i < line.size(); ++i) {
            if (letter(line[i]) != letter(line[i - 1])) borders.push_back(i);
        }
        for (std::size_t first = 0; first + count - 1 <= borders.size(); ++first) {
            const auto begin = line.begin() + static_cast<std::ptrdiff_t>(borders[first]) - 1;
            const auto end = line.begin() + static_cast<std::ptrdiff_t>(borders[first + count - 2]) + 1;
            runs.emplace_back(begin, end);
        }
    }
    return runs;
}

std::vector<Cells> RegionPlaces::rows() const {
    std::vector<Cells> rows;
    for (const Cells& region : regions()) {
        std::map<int, Cells> by_row;
        for (const PrintedPlace at : region) by_row[at.row].push_back(at);
        for (auto& [row, cells] : by_row) rows.push_back(std::move(cells));
    }
    return rows;
}

std::expected<std::vector<Cells>, std::string> RegionPlaces::opposite_pairs() const {
    std::vector<Cells> pairs;
    for (const Cells& region : regions()) {
        const PrintedPlace sum = twice_the_centre(region);
        for (const PrintedPlace at : region) {
            const PrintedPlace other{sum.row - at.row, sum.column - at.column};
            if (letter(other) != letter(at))
                return std::unexpected("region " + to_utf8(letter(at)) +
                                       " looks different after half a turn");
            if (std::pair(at.row, at.column) < std::pair(other.row, other.column))
                pairs.push_back({at, other});
        }
    }
    return pairs;
}

std::vector<Cells> RegionPlaces::passages() const {
    std::map<std::pair<std::u32string, std::u32string>, std::vector<Cells>> borders;
    for (const PrintedPlace at : grid_.cells()) {
        for (const PrintedPlace next :
             {PrintedPlace{at.row, at.column + 1}, PrintedPlace{at.row + 1, at.column}}) {
            const std::u32string &a = letter(at), &b = letter(next);
            if (a != b && a != kNoRegion && b != kNoRegion)
                borders[std::minmax(a, b)].push_back({at, grid_.inside(next)});
        }
    }
    std::vector<Cells> passages;
    for (const auto& [regions, pairs] : borders) {
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            for (std::size_t j = i + 1; j < pairs.size(); ++j) {
                passages.push_back(pairs[i]);
                for (const PrintedPlace cell : pairs[j]) {
                    const auto is_same = [&](PrintedPlace other) {
                        return other.row == cell.row && other.column == cell.column;
                    };
                    if (std::ranges::none_of(pairs[i], is_same)) passages.back().push_back(cell);
                }
            }
        }
    }
    return passages;
}

std::vector<std::pair<std::string, std::string>> RegionPlaces::neighbours() const {
    std::set<std::pair<std::u32string, std::u32string>> seen;
    std::vector<std::pair<std::string, std::string>> found;
    for (const PrintedPlace at : grid_.cells()) {
        for (const PrintedPlace next : grid_.neighbours(at)) {
            const std::u32string &a = letter(at), &b = letter(next);
            if (a == b || a == kNoRegion || b == kNoRegion || !seen.insert(std::minmax(a, b)).second)
                continue;
            found.emplace_back(to_utf8(a), to_utf8(b));
        }
    }
    return found;
}

}  // namespace sator::text
