#include "sator/exchange/iss/iss_node.hpp"

#include <algorithm>
#include <iterator>

#include "sator/base/errors.hpp"
#include "sator/exchange/iss/iss_codes.hpp"

namespace sator::exchange {

namespace {

bool holds_others(const IssNode& node) {
    return node.is("Or") || node.is("And") || node.is("Replicate");
}

/// The most constraints that copies make.
constexpr std::size_t kMostCopies = 1 << 16;

/// Reads the nodes from `at` on, up to the end of the text or to `.End`.
std::expected<std::vector<IssNode>, IssFault> nodes_from(std::span<const IssConstraint> constraints,
                                                         std::size_t& at, const IssConstraint* holder) {
    std::vector<IssNode> nodes;
    for (; at < constraints.size(); ++at) {
        if (constraints[at].type.text == "End") {
            if (holder == nullptr) return constraints[at].fault_at(0, "this '.End' ends nothing");
            return nodes;
        }
        IssNode& node = nodes.emplace_back(IssNode{constraints[at], {}});
        if (!holds_others(node)) continue;
        const IssConstraint& own = constraints[at++];
        auto parts = nodes_from(constraints, at, &own);
        if (!parts) return parts;
        nodes.back().parts = std::move(*parts);
    }
    if (holder != nullptr) return holder->fault_at(holder->arguments.size(), "its '.End' is missing");
    return nodes;
}

/// Returns the name of a cell of the grid or of a group.
std::string name_of_cell(SquareCell cell, const IssGrid& grid) {
    const auto group = grid.group_of(cell);
    if (!group) return iss_cell_name(cell);
    const IssGroup& own = grid.groups[*group];
    const auto index = static_cast<std::size_t>(cell.row - own.first_row) * own.columns +
                       static_cast<std::size_t>(cell.column);
    return own.prefix + (own.count == 1 ? "" : std::to_string(index));
}

/// Moves the cells that a node and its parts name. The fault is a cell that does not stay inside.
IssResult move_cells(IssNode& node, int down, int right, const IssGrid& grid) {
    for (IssArgument& argument : node.constraint.arguments) {
        const std::size_t length = std::min(argument.text.find('_'), argument.text.size());
        const auto cell = grid.cell(std::string_view(argument.text).substr(0, length));
        if (!cell) continue;
        const std::string moved = name_of_cell({cell->row + down, cell->column + right}, grid);
        const auto to = grid.cell(moved);
        if (!to || grid.group_of(*to) != grid.group_of(*cell))
            return std::unexpected(
                IssFault{argument.offset, length, "a copy of '" + argument.text + "' leaves the grid", {}});
        argument.text = moved + argument.text.substr(length);
    }
    if (node.is("Replicate") && node.constraint.arguments.size() == 1)
        node.constraint.arguments.push_back(
            {name_of_cell({1 + down, 1 + right}, grid), node.constraint.type.offset});
    for (IssNode& part : node.parts) {
        if (auto done = move_cells(part, down, right, grid); !done) return done;
    }
    return {};
}

std::expected<std::vector<IssNode>, IssFault> copies_of(const IssNode& node, const IssGrid& grid) {
    const IssConstraint& constraint = node.constraint;
    const auto targets = iss_bits(constraint.text(0));
    const auto origin = grid.cell(constraint.text(1).empty() ? "R1C1" : constraint.text(1));
    if (!targets || !origin) return constraint.fault_at(0, "'Replicate' needs a packed set of cells");
    const auto group = grid.group_of(*origin);
    const SquareCells cells = group ? grid.groups[*group].cells() : grid.cells();
    const auto first = static_cast<std::size_t>(std::ranges::find(cells, *origin) - cells.begin());
    std::vector<IssNode> copies;
    for (std::size_t i = 0; i < targets->size(); ++i) {
        if (!(*targets)[i]) continue;
        if (first + i >= cells.size()) return constraint.fault_at(0, "a copy leaves the grid");
        const SquareCell target = cells[first + i];
        for (const IssNode& part : node.parts) {
            IssNode copy = part;
            if (auto done = move_cells(copy, target.row - origin->row, target.column - origin->column, grid);
                !done)
                return failure(done);
            copies.push_back(std::move(copy));
        }
        if (copies.size() > kMostCopies) return constraint.fault_at(0, "there are too many copies");
    }
    return copies;
}

}  // namespace

std::expected<std::vector<IssNode>, IssFault> iss_nodes(std::span<const IssConstraint> constraints) {
    std::size_t at = 0;
    return nodes_from(constraints, at, nullptr);
}

std::expected<std::vector<IssNode>, IssFault> expanded_nodes(std::vector<IssNode> nodes,
                                                             const IssGrid& grid) {
    std::vector<IssNode> expanded;
    for (IssNode& node : nodes) {
        if (node.is("Or")) {
            for (IssNode& part : node.parts) {
                std::vector<IssNode> own;
                own.push_back(std::move(part));
                auto parts = expanded_nodes(std::move(own), grid);
                if (!parts) return parts;
                IssNode all{{node.constraint.type, {}}, std::move(*parts)};
                all.constraint.type.text = "And";
                part = all.parts.size() == 1 ? std::move(all.parts.front()) : std::move(all);
            }
            expanded.push_back(std::move(node));
            continue;
        }
        if (!node.is("And") && !node.is("Replicate")) {
            expanded.push_back(std::move(node));
            continue;
        }
        auto parts = node.is("And") ? std::expected<std::vector<IssNode>, IssFault>(std::move(node.parts))
                                    : copies_of(node, grid);
        if (!parts) return parts;
        auto inner = expanded_nodes(std::move(*parts), grid);
        if (!inner) return inner;
        std::ranges::move(*inner, std::back_inserter(expanded));
        if (expanded.size() > kMostCopies) return node.constraint.fault_at(0, "there are too many copies");
    }
    return expanded;
}

}  // namespace sator::exchange
