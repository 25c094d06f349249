#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/lines/region_judges.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

inline constexpr std::string_view kRegionSyntax =
    "region VALUES [tall | wide | as_tall_as_wide | not_size N | above N | below N | left N | right N | bend "
    "| bend_away N | end DIRECTION | shape NAME | lengths N… | ratio N N weights N… | apart | agree N | "
    "total N]";

/// A direction in which a region has cells.
struct RegionDirection {
    std::string_view name, words;
    HalfCell step;
};

/// A demand on the region of a cell, or on those of two neighbouring cells.
struct RegionDemand {
    enum class What : std::uint8_t {
        Tall,
        Wide,
        Square,
        NotSize,
        Beyond,
        Bend,
        BendAway,
        End,
        Shape,
        Lengths,
        Ratio,
        Apart,
        Agree,
        Total
    };

    What what = What::Tall;
    std::uint32_t number = 0;
    RegionDirection direction;
    std::string shape_name;
    CellPoints shape;
    std::vector<std::optional<std::uint32_t>> lengths;  ///< of runs; nullopt if one is not known
    std::uint32_t under = 1;                            ///< of the ratio `number` to `under`
    std::vector<std::uint32_t> weights;                 ///< in the order of the cells that follow after a ':'

    /// Whether it is about two cells.
    bool is_about_pairs() const { return what == What::Apart || what == What::Agree || what == What::Total; }
};

/// Takes the demand from the end of the arguments.
std::expected<RegionDemand, Diagnostic> take_region_demand(const RuleStatement& statement,
                                                           std::vector<Argument>& arguments);

/// `cells`: those that the rule is about, one or two. `weights`: by cell.
std::shared_ptr<const RegionJudge> judge_of_demand(const RegionDemand& demand, const CellPoints& points,
                                                   const std::vector<std::uint32_t>& cells,
                                                   std::vector<std::uint32_t> weights);

/// Returns what the region of a cell must do, or the regions of two cells: "be taller than wide".
std::string words_of_region(const RegionDemand& demand, const std::string& cell);

}  // namespace sator::rules
