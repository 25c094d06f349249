#pragma once

#include <expected>
#include <span>
#include <string_view>
#include <vector>

#include "sator/exchange/iss/iss_constraint.hpp"

namespace sator::exchange {

/// A constraint with those inside it: `.Or … .End`, `.And … .End` and `.Replicate … .End` hold others.
struct IssNode {
    IssConstraint constraint;
    std::vector<IssNode> parts;

    bool is(std::string_view type) const { return constraint.type.text == type; }
};

/// Puts constraints into those that hold them. Each `.End` must have its beginning, and the reverse.
std::expected<std::vector<IssNode>, IssFault> iss_nodes(std::span<const IssConstraint> constraints);

/// Writes out what is copied: the parts of `.Replicate` for each of its cells, and, outside of `.Or`, the parts of `.And`.
std::expected<std::vector<IssNode>, IssFault> expanded_nodes(std::vector<IssNode> nodes, const IssGrid& grid);

}  // namespace sator::exchange
