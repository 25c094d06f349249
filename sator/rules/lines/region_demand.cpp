#include "sator/rules/lines/region_demand.hpp"

#include <algorithm>
#include <array>
#include <compare>

#include "sator/base/errors.hpp"
#include "sator/puzzle/grids/cell_limit.hpp"
#include "sator/rules/lines/region_clue_judges.hpp"

namespace sator::rules {

namespace {

constexpr std::array kDirections = {
    RegionDirection{"above", "above", {-1, 0}},
    RegionDirection{"below", "below", {1, 0}},
    RegionDirection{"left", "left of", {0, -1}},
    RegionDirection{"right", "right of", {0, 1}},
};

const RegionDirection* find_direction(std::string_view name) {
    const auto found = std::ranges::find(kDirections, name, &RegionDirection::name);
    return found == kDirections.end() ? nullptr : &*found;
}

RegionDemand demand_of(RegionDemand::What what, std::uint32_t number = 0) {
    RegionDemand demand;
    demand.what = what;
    demand.number = number;
    return demand;
}

/// The words of demands without a number and a direction.
constexpr std::array kPlainDemands = {
    std::pair{std::string_view("tall"), RegionDemand::What::Tall},
    std::pair{std::string_view("wide"), RegionDemand::What::Wide},
    std::pair{std::string_view("as_tall_as_wide"), RegionDemand::What::Square},
    std::pair{std::string_view("bend"), RegionDemand::What::Bend},
    std::pair{std::string_view("apart"), RegionDemand::What::Apart},
};

/// The words of demands with a number.
constexpr std::array kNumberedDemands = {
    std::pair{std::string_view("bend_away"), RegionDemand::What::BendAway},
    std::pair{std::string_view("not_size"), RegionDemand::What::NotSize},
    std::pair{std::string_view("agree"), RegionDemand::What::Agree},
    std::pair{std::string_view("total"), RegionDemand::What::Total},
};

bool is_unquoted(const Argument& argument, std::string_view word) {
    return argument.kind == Argument::Kind::Bare && argument.text == word;
}

std::expected<std::uint32_t, Diagnostic> region_number(const Argument& argument) {
    const auto number = number_argument(argument, kRegionSyntax);
    if (!number) return failure(number);
    if (*number < 0 || *number > static_cast<std::int64_t>(kCellLimit))
        return std::unexpected(
            error_at(argument.span, "no region has " + argument.text + " cells", "write a number from 0 on"));
    return static_cast<std::uint32_t>(*number);
}

/// Takes all words from this one on, without it; nullopt if it is not there.
std::optional<std::vector<Argument>> take_from(std::vector<Argument>& arguments, std::string_view word) {
    const auto found =
        std::ranges::find_if(arguments, [&](const Argument& a) { return is_unquoted(a, word); });
    if (found == arguments.end()) return std::nullopt;
    std::vector<Argument> taken(found + 1, arguments.end());
    arguments.erase(found, arguments.end());
    return taken;
}

std::expected<RegionDemand, Diagnostic> demand_of_lengths(const RuleStatement& statement,
                                                          const std::vector<Argument>& words) {
    RegionDemand demand = demand_of(RegionDemand::What::Lengths);
    for (const Argument& word : words) {
        if (is_unquoted(word, "?")) {
            demand.lengths.emplace_back();
            continue;
        }
        const auto number = region_number(word);
        if (!number) return failure(number);
        demand.lengths.push_back(*number == 0 ? std::nullopt : std::optional(*number));
    }
    if (demand.lengths.empty())
        return std::unexpected(error_at(statement.span, "the lengths are missing",
                                        "write e.g. 'region wall lengths 1 3 at R1C1'"));
    return demand;
}

std::expected<RegionDemand, Diagnostic> demand_of_ratio(const RuleStatement& statement,
                                                        std::vector<Argument> words) {
    RegionDemand demand = demand_of(RegionDemand::What::Ratio);
    const auto weights = take_from(words, "weights");
    if (words.size() != 2)
        return std::unexpected(error_at(statement.span, "a ratio has two numbers",
                                        "write e.g. 'region wall ratio 1 2 weights 3 at R1C1: R2C2'"));
    for (const Argument& word : weights.value_or(std::vector<Argument>())) {
        const auto number = region_number(word);
        if (!number) return failure(number);
        demand.weights.push_back(*number);
    }
    const auto over = region_number(words[0]), under = region_number(words[1]);
    if (!over) return failure(over);
    if (!under) return failure(under);
    if (*under == 0)
        return std::unexpected(
            error_at(words[1].span, "nothing can be divided by 0", "write a number from 1 on"));
    demand.number = *over;
    demand.under = *under;
    return demand;
}

/// "1, 3 and one more"
std::string words_of_lengths(const RegionDemand& demand) {
    std::string text;
    std::size_t unknown = 0;
    for (const auto& length : demand.lengths) {
        if (length)
            text += (text.empty() ? "" : ", ") + std::to_string(*length);
        else
            ++unknown;
    }
    if (unknown == 0) return text;
    return (text.empty() ? "" : text + " and ") + std::to_string(unknown) + (text.empty() ? "" : " more");
}

}  // namespace

std::expected<RegionDemand, Diagnostic> take_region_demand(const RuleStatement& statement,
                                                           std::vector<Argument>& arguments) {
    using What = RegionDemand::What;
    if (const auto lengths = take_from(arguments, "lengths")) return demand_of_lengths(statement, *lengths);
    if (auto ratio = take_from(arguments, "ratio")) return demand_of_ratio(statement, std::move(*ratio));
    for (const auto& [word, what] : kPlainDemands) {
        if (take_word(arguments, word)) return demand_of(what);
    }
    const auto wrong = [&](const SourceSpan& span) {
        return std::unexpected(
            error_at(span, "this is no demand on a region", "write " + std::string(kRegionSyntax)));
    };
    if (arguments.size() < 2) return wrong(statement.span);
    const Argument last = arguments.back(), word = arguments[arguments.size() - 2];
    arguments.resize(arguments.size() - 2);
    if (word.text == "shape") {
        const auto shape = find_polyomino(last.text);
        if (!shape)
            return std::unexpected(
                error_at(last.span, "no polyomino has the name " + last.text,
                         "write I4, L4, O4, S4, T4, or a letter of a pentomino and 5, e.g. F5"));
        RegionDemand demand = demand_of(What::Shape);
        demand.shape_name = last.text;
        demand.shape = *shape;
        return demand;
    }
    const RegionDirection* direction = find_direction(word.text == "end" ? last.text : word.text);
    if (word.text == "end") {
        if (direction == nullptr) return wrong(last.span);
        RegionDemand demand = demand_of(What::End);
        demand.direction = *direction;
        return demand;
    }
    if (word.text == "total" && is_unquoted(last, "?")) return demand_of(What::Apart);
    const auto number = region_number(last);
    if (!number) return failure(number);
    for (const auto& [name, what] : kNumberedDemands) {
        if (word.text == name) return demand_of(what, *number);
    }
    if (direction == nullptr) return wrong(word.span);
    RegionDemand demand = demand_of(What::Beyond, *number);
    demand.direction = *direction;
    return demand;
}

std::shared_ptr<const RegionJudge> judge_of_demand(const RegionDemand& demand, const CellPoints& points,
                                                   const std::vector<std::uint32_t>& cells,
                                                   std::vector<std::uint32_t> weights) {
    using What = RegionDemand::What;
    const HalfCell at = points[cells.front()];
    PairDemand pair{.first = cells.front(), .second = cells.back(), .agreements = {}, .total = {}};
    switch (demand.what) {
        case What::Tall:
            return judge_of_proportion(points, std::strong_ordering::greater);
        case What::Wide:
            return judge_of_proportion(points, std::strong_ordering::less);
        case What::Square:
            return judge_of_proportion(points, std::strong_ordering::equal);
        case What::NotSize:
            return judge_of_other_sizes(demand.number);
        case What::Beyond:
            return judge_of_cells_beyond(points, at, demand.direction.step, demand.number);
        case What::Bend:
            return judge_of_bend_at(points, at);
        case What::BendAway:
            return judge_of_bend_away(points, at, demand.number);
        case What::Shape:
            return judge_of_shape(points, demand.shape);
        case What::Lengths:
            return judge_of_run_lengths(points, demand.lengths);
        case What::Ratio:
            return judge_of_ratio(std::move(weights), demand.number, demand.under);
        case What::Agree:
            pair.agreements = demand.number;
            break;
        case What::Total:
            pair.total = demand.number;
            break;
        case What::Apart:
            break;
        case What::End:
            return judge_of_end_at(points, at, demand.direction.step);
    }
    return judge_of_pair(points, pair);
}

std::string words_of_region(const RegionDemand& demand, const std::string& cell) {
    using What = RegionDemand::What;
    const std::string cells = std::to_string(demand.number) + (demand.number == 1 ? " cell" : " cells");
    switch (demand.what) {
        case What::Tall:
            return "be taller than wide";
        case What::Wide:
            return "be wider than tall";
        case What::Square:
            return "be as tall as wide";
        case What::NotSize:
            return "not have " + cells;
        case What::Beyond:
            return "have " + cells + " " + std::string(demand.direction.words) + " " + cell;
        case What::Bend:
            return "be an L that bends there";
        case What::BendAway:
            return "be an L that bends " + cells + " away from there";
        case What::Shape:
            return "be the polyomino " + demand.shape_name;
        case What::Lengths:
            return "have runs of exactly these lengths: " + words_of_lengths(demand);
        case What::Ratio:
            return "have dots and cells in the ratio " + std::to_string(demand.number) + " to " +
                   std::to_string(demand.under);
        case What::Apart:
            return "be two regions";
        case What::Agree:
            if (demand.number == 0) return "be two regions that differ in size and in direction";
            return demand.number == 1 ? "be two regions that differ either in size or in direction"
                                      : "be two regions that agree in size and in direction";
        case What::Total:
            return "be two regions with " + cells + " in total";
        case What::End:
            break;
    }
    return "go on from there only to the cell " + std::string(demand.direction.words) + " " + cell;
}

}  // namespace sator::rules
