#include "sator/exchange/sudoku_text/iss_left_out.hpp"

#include <algorithm>
#include <array>

#include "sator/exchange/sudoku_text/iss_special.hpp"
#include "sator/exchange/sudoku_text/iss_types.hpp"

namespace sator::exchange {

namespace {

/// The types that are not read, or only if no others are around them, and that only take solutions away.
constexpr std::array<std::string_view, 30> kRestrictions = {"And",
                                                            "AntiTaxicab",
                                                            "Binary",
                                                            "BinaryX",
                                                            "ConnectedValues",
                                                            "ContainAtLeast",
                                                            "ContainExact",
                                                            "CountDistinct",
                                                            "End",
                                                            "EqualSum",
                                                            "EqualityCage",
                                                            "FullRank",
                                                            "FullRankTies",
                                                            "Given",
                                                            "GlobalMod",
                                                            "HiddenSkyscraper",
                                                            "Indexing",
                                                            "LookAndSay",
                                                            "Lunchbox",
                                                            "NFA",
                                                            "Or",
                                                            "Pair",
                                                            "PairX",
                                                            "RegionSameValues",
                                                            "Regex",
                                                            "RellikCage",
                                                            "Replicate",
                                                            "SameValues",
                                                            "SearchPriority",
                                                            "ValueIndexing"};

/// The types that are not read, and that change the grid, its values, its regions or the order of the search.
constexpr std::array<std::string_view, 12> kOthers = {
    "ChaosArrow", "ChaosConstruction", "ChaosCount", "ChaosMultiArrow", "Doppelganger",   "Jigsaw",
    "NoBoxes",    "Priority",          "RegionSize", "Shape",           "SearchPriority", "Var"};

}  // namespace

bool is_iss_type(std::string_view type) {
    return iss_type_restricts(type) || std::ranges::find(kOthers, type) != kOthers.end();
}

bool iss_type_restricts(std::string_view type) {
    return find_iss_type(type) != nullptr || find_iss_special(type) != nullptr ||
           std::ranges::find(kRestrictions, type) != kRestrictions.end();
}

bool iss_types_restrict(std::span<const IssConstraint> constraints) {
    return std::ranges::all_of(constraints, [](const IssConstraint& constraint) {
        return iss_type_restricts(constraint.type.text);
    });
}

std::optional<std::size_t> most_iss_arguments(std::string_view type) {
    if (type == "NoBoxes") return 0;
    if (type == "Jigsaw") return 2;
    if (const IssSpecial* special = find_iss_special(type)) return special->most_arguments;
    const IssType* known = find_iss_type(type);
    if (known == nullptr) return std::nullopt;
    switch (known->shape) {
        case IssShape::Everywhere:
            return 0;
        case IssShape::OneEnd:
        case IssShape::Diagonal:
            return 2;
        case IssShape::BothEnds:
            return 3;
        default:
            return std::nullopt;
    }
}

}  // namespace sator::exchange
