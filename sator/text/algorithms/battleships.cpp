#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/text/algorithms/algorithm_table.hpp"
#include "sator/text/kind_parts/grid_arguments.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

// A cell within a ship has another symbol the farther it is from the ship's first end, so that the numbers of all symbols give
// the number of ships of each length.

namespace {

/// The longest ship: two ends, and as many symbols between them as kAlong and kDown have.
constexpr std::uint32_t kMaxLength = 5;
constexpr std::string_view kAlong = "=-+";  // within a ship along a row, from its left end
constexpr std::string_view kDown = "IHX";   // within a ship along a column, from its upper end

std::string quoted_sign(char sign) {
    return std::string("\"") + sign + "\"";
}

std::string escaped(char sign) {
    return std::string(sign == '+' ? "\\" : "") + sign;
}

/// Returns an alternative that matches a whole ship of two cells or more: "|<(?:=(?:-)?)?>".
std::string ship(char first, std::string_view middle, char last) {
    std::string text = std::string("|") + first, end;
    for (const char sign : middle) {
        text += "(?:" + escaped(sign);
        end += ")?";
    }
    return text + end + last;
}

/// Returns the clue of a line: each ship is followed by water or the edge. Cells of ships that cross the line stand alone.
std::string line_clue(const std::string& ships_along, std::string_view crossing) {
    std::string single;
    for (const char sign : crossing) single += "|" + escaped(sign);
    return "/~*(?:(?:o" + single + ships_along + ")(?:~+|$))*/";
}

/// If two cells touch at a corner, at least one of them is water.
std::string corners(BoxSize size) {
    const PrintedGrid grid(size.columns, size.rows);
    std::string pairs;
    for (const PrintedPlace at : grid.cells()) {
        for (const int right : {1, -1}) {
            const PrintedPlace next{at.row + 1, at.column + right};
            if (grid.is_cell(next)) pairs += (pairs.empty() ? "" : "; ") + grid.names({at, next});
        }
    }
    return pairs.empty() ? "" : "rule count ~ 1.. at " + pairs + "\n";
}

/// Returns the statements about the numbers of symbols.
std::string counts(const std::vector<std::uint32_t>& fleet, std::uint32_t longest) {
    const auto ships_of = [&](std::uint32_t at_least) {
        return std::to_string(
            std::ranges::count_if(fleet, [&](std::uint32_t length) { return length >= at_least; }));
    };
    const std::string small = std::to_string(std::ranges::count(fleet, 1U));
    std::string text = "rule count \"o\" " + small + " at all\n";
    if (longest > 1) text += "rule count \"<\" \"A\" " + ships_of(2) + " at all\n";
    for (std::uint32_t i = 0; i + 2 < longest; ++i)
        text += "rule count " + quoted_sign(kAlong[i]) + " " + quoted_sign(kDown[i]) + " " + ships_of(i + 3) +
                " at all\n";
    return text;
}

/// Reads the lengths after `fleet`, and removes them from the request.
std::expected<std::vector<std::uint32_t>, Diagnostic> take_fleet(KindRequest& request) {
    std::vector<std::uint32_t> fleet;
    auto word = std::ranges::find(request.arguments, "fleet", &Argument::text);
    for (auto at = word; at != request.arguments.end(); ++at) {
        if (at == word) continue;
        const auto length = to_whole_number<std::uint32_t>(at->text);
        if (!length || *length == 0 || *length > kMaxLength)
            return std::unexpected(
                error_at(at->span, "this is not the length of a ship", "write numbers from 1 to 5"));
        fleet.push_back(*length);
    }
    request.arguments.erase(word, request.arguments.end());
    if (!fleet.empty()) return fleet;
    return std::unexpected(error_at(request.statement.span, "the fleet is missing",
                                    "write the lengths of the ships: battleships 6x6 fleet 3 2 2 1 1 1"));
}

}  // namespace

KindResult expand_battleships(const KindRequest& request) {
    KindRequest own = request;
    const auto fleet = take_fleet(own);
    if (!fleet) return std::unexpected(fleet.error());
    const auto grid = read_grid_arguments(own);
    if (!grid) return std::unexpected(grid.error());
    if (auto done = check_words(own, *grid, {}); !done) return failure(done);
    const std::uint32_t longest = std::ranges::max(*fleet);
    const std::size_t middles = longest > 2 ? longest - 2 : 0;
    const std::string along(kAlong.substr(0, middles)), down(kDown.substr(0, middles));
    std::string values = "o", ships_along, ships_down;
    if (longest > 1) {
        for (const char sign : "<>AV" + along + down) values += " " + quoted_sign(sign);
        ships_along = ship('<', along, '>');
        ships_down = ship('A', down, 'V');
    }
    std::string text = "grid " + to_text(grid->size) + "\nrange ~ " + values + "\n";
    text += "rule regex " + line_clue(ships_along, longest > 1 ? "AV" + down : "") + " at rows\n";
    text += "rule regex " + line_clue(ships_down, longest > 1 ? "<>" + along : "") + " at columns\n";
    text += corners(grid->size) + counts(*fleet, longest);
    return KindExpansion{
        .statements = std::move(text),
        .drawing_word = "initial",
        .list_head = "clues count " + values + " ?\n",
    };
}

}  // namespace sator::text
