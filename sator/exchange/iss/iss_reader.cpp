// Reads constraints one by one. Those of `.Or` become alternatives: each is a list of rules, and lists inside lists are multiplied
// out.

#include "sator/exchange/iss/iss_reader.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/iss/iss_node.hpp"
#include "sator/exchange/iss/iss_rules.hpp"
#include "sator/exchange/iss/iss_sets.hpp"
#include "sator/exchange/iss/iss_special.hpp"

namespace sator::exchange {

namespace {

/// Statements of rules, a list of lines for each alternative.
using Alternatives = std::vector<std::vector<std::string>>;
/// The most alternatives of an `.Or`.
constexpr std::size_t kMostAlternatives = 1 << 10;

class IssReader {
  public:
    IssReader(IssGrid grid, std::vector<IssNode> nodes)
        : nodes_(std::move(nodes)), puzzle_{IssStatements(std::move(grid)), {}} {
        for (const IssNode& node : nodes_) {
            if (!node.is("Or")) all_.push_back(node.constraint);
        }
    }

    IssResult read() {
        if (auto done = read_regions(); !done) return done;
        for (const IssNode& node : nodes_) {
            auto done = node.is("Or") ? read_alternatives(node) : read_constraint(node.constraint);
            if (!done) return done;
        }
        return {};
    }
    IssPuzzle take() { return std::move(puzzle_); }

  private:
    IssReading reading() { return {puzzle_.statements, all_, puzzle_.left_out}; }
    const IssGrid& grid() const { return puzzle_.statements.grid(); }

    void check_arguments(const IssConstraint& constraint) {
        const auto most = most_iss_arguments(constraint.type.text);
        for (std::size_t i = most.value_or(constraint.arguments.size()); i < constraint.arguments.size();
             ++i) {
            const std::string& text = constraint.arguments[i].text;
            if (text.empty()) continue;
            const auto fault =
                constraint.fault_at(i, "'" + text + "' of '." + constraint.type.text + "' is not understood");
            reading().leave_out(fault.error(), false);
        }
    }

    IssResult read_constraint(const IssConstraint& constraint) {
        const std::string& type = constraint.type.text;
        check_arguments(constraint);
        if (type == "Given") return read_givens(constraint);
        const bool has_coefficients = type == "Sum" && constraint.text(0).contains('=');
        if (has_coefficients) return read_iss_weighted_sum(constraint, reading());
        if (const IssType* known = find_iss_type(type)) return read_iss_rule(*known, constraint, reading());
        if (const IssSpecial* special = find_iss_special(type)) return special->read(constraint, reading());
        if (!is_iss_type(type))
            reading().leave_out({constraint.type.offset,
                                 std::max<std::size_t>(1, type.size()),
                                 "'." + type + "' is not understood, and left out",
                                 {}},
                                false);
        return {};
    }

    static bool is_about_grid(std::string_view type) {
        const IssType* known = find_iss_type(type);
        const IssSpecial* special = find_iss_special(type);
        return (known != nullptr && known->shape == IssShape::Everywhere) ||
               (special != nullptr && special->is_about_grid);
    }

    std::expected<Alternatives, IssFault> alternatives_of(const IssNode& node) {
        if (node.is("Or") || node.is("And")) {
            Alternatives all = node.is("Or") ? Alternatives() : Alternatives{{}};
            for (const IssNode& part : node.parts) {
                auto own = alternatives_of(part);
                if (!own) return own;
                all = node.is("Or") ? joined(std::move(all), *own) : multiplied(all, *own);
                if (all.size() > kMostAlternatives)
                    return node.constraint.fault_at(0, "there are too many alternatives");
            }
            return all;
        }
        if (is_about_grid(node.constraint.type.text))
            return node.constraint.fault_at(
                0, "'" + node.constraint.type.text + "' is about the whole grid, and no alternative");
        puzzle_.statements.begin_lines();
        const auto done = read_constraint(node.constraint);
        Alternatives lines{puzzle_.statements.take_lines()};
        if (!done) return failure(done);
        return lines;
    }

    static Alternatives joined(Alternatives all, const Alternatives& own) {
        all.insert(all.end(), own.begin(), own.end());
        return all;
    }
    static Alternatives multiplied(const Alternatives& all, const Alternatives& own) {
        Alternatives product;
        for (const auto& first : all) {
            for (const auto& second : own) {
                product.push_back(first);
                product.back().insert(product.back().end(), second.begin(), second.end());
            }
        }
        return product;
    }

    IssResult read_alternatives(const IssNode& node) {
        const auto all = alternatives_of(node);
        if (!all) return failure(all);
        if (all->empty()) return node.constraint.fault_at(0, "'.Or' holds no constraint");
        const auto is_empty = [](const std::vector<std::string>& lines) { return lines.empty(); };
        if (std::ranges::any_of(*all, is_empty)) {
            puzzle_.statements.remark("an alternative of '.Or' says nothing, and so does the '.Or'");
            return {};
        }
        if (all->size() > 1) puzzle_.statements.statement("any_of");
        for (const auto& lines : *all) {
            for (const std::string& line : lines) {
                const std::string_view begin = all->size() == 1        ? ""
                                               : &line == lines.data() ? "  "
                                                                       : "  and ";
                puzzle_.statements.statement(std::string(begin) + line);
            }
        }
        return {};
    }

    /// A cell may hold the values that each of its givens lists.
    IssResult read_givens(const IssConstraint& constraint) {
        for (std::size_t i = 0; i < constraint.arguments.size(); ++i) {
            std::string_view text = constraint.arguments[i].text;
            const auto cell = grid().cell(text.substr(0, text.find('_')));
            std::set<int> values;
            bool is_right = cell.has_value();
            for (std::size_t at = text.find('_'); is_right && at != std::string_view::npos;) {
                const std::size_t next = text.find('_', at + 1);
                const auto value = to_whole_number<int>(text.substr(at + 1, next - at - 1));
                is_right = value && *value >= grid().first && *value <= grid().last;
                if (is_right) values.insert(*value);
                at = next;
            }
            if (!is_right || values.empty())
                return constraint.fault_at(i, "'" + std::string(text) + "' is no cell with its values",
                                           "a given is written R1C1_5, and several values R1C1_5_6");
            if (!puzzle_.statements.restrict(*cell, values))
                return constraint.fault_at(i, "the givens of this cell leave no value");
        }
        return {};
    }

    IssResult read_regions() {
        const auto has = [&](std::string_view type) {
            return std::ranges::any_of(all_, [&](const IssConstraint& c) { return c.type.text == type; });
        };
        auto& regions = puzzle_.statements.regions();
        if (has("NoBoxes")) std::ranges::fill(regions, std::nullopt);
        const bool has_boxes = regions.front().has_value();
        for (const IssConstraint& constraint : all_) {
            if (constraint.type.text != "Jigsaw") continue;
            if (auto done = read_jigsaw(constraint, has_boxes); !done) return done;
        }
        return {};
    }

    /// The layout has a character for each cell. One region may have another size than the others; it says nothing.
    IssResult read_jigsaw(const IssConstraint& constraint, bool has_boxes) {
        auto& regions = puzzle_.statements.regions();
        const std::size_t last = constraint.arguments.size() - 1;
        const std::string layout =
            constraint.arguments.empty() ? std::string() : constraint.arguments[last].text;
        if (layout.size() != regions.size())
            return constraint.fault_at(constraint.arguments.empty() ? 0 : last,
                                       "the layout has " + std::to_string(layout.size()) +
                                           " characters, and the grid has " + std::to_string(regions.size()) +
                                           " cells");
        std::map<char, SquareCells> pieces;
        for (std::size_t i = 0; i < layout.size(); ++i) pieces[layout[i]].push_back(grid().at(i));
        if (pieces.size() == 1) return {};
        int region = 0, other_sizes = 0;
        for (const auto& [name, cells] : pieces) {
            if (cells.size() != grid().region_size() && ++other_sizes > 1)
                return constraint.fault_at(last, "the regions of the layout have different sizes");
            if (cells.size() != grid().region_size()) continue;
            ++region;
            if (has_boxes) puzzle_.statements.different(cells);
            for (const SquareCell cell : cells) {
                if (!has_boxes) regions[grid().index(cell)] = region;
            }
        }
        return {};
    }

    std::vector<IssNode> nodes_;
    std::vector<IssConstraint> all_;
    IssPuzzle puzzle_;
};

}  // namespace

std::expected<IssPuzzle, IssFault> read_iss_puzzle(const std::vector<IssConstraint>& constraints,
                                                   IssGrid grid) {
    auto nodes = iss_nodes(constraints);
    if (!nodes) return failure(nodes);
    auto expanded = expanded_nodes(std::move(*nodes), grid);
    if (!expanded) return failure(expanded);
    IssReader reader(std::move(grid), std::move(*expanded));
    if (const auto done = reader.read(); !done) return failure(done);
    return reader.take();
}

}  // namespace sator::exchange
