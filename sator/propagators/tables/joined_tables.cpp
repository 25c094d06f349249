// Two tables over the same cells may both be GAC although they have no row in common; only their join prunes
// everything that they imply together (relational consistency: R. Dechter, "Constraint Processing", 2003). If
// the cells of a table are a subset of another's, the other table drops the rows that do not match, and the
// first table becomes redundant.
#include "sator/propagators/tables/joined_tables.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/tables/table.hpp"

namespace sator::propagators {

namespace {

/// Steps of a LimitWatch: `kStepsPerComparison` for comparing the cells of two tables, one for each
/// `kRowsPerStep` rows looked up.
constexpr std::size_t kStepsPerComparison = 4, kRowsPerStep = 4;

struct PostedTable {
    PropagatorId id;
    std::span<const VariableId> scope;
    std::shared_ptr<const Tuples> rows;
    bool is_changed = false;
};

/// Returns the position in `whole` of each variable of `part`, or nullopt if one is not in it.
std::optional<std::vector<std::size_t>> positions_in(std::span<const VariableId> whole,
                                                     std::span<const VariableId> part) {
    std::vector<std::size_t> positions;
    for (const VariableId variable : part) {
        const auto at = std::ranges::find(whole, variable);
        if (at == whole.end()) return std::nullopt;
        positions.push_back(static_cast<std::size_t>(at - whole.begin()));
    }
    return positions;
}

bool has_each_once(std::span<const VariableId> scope) {
    std::vector<VariableId> sorted(scope.begin(), scope.end());
    std::ranges::sort(sorted);
    return std::ranges::adjacent_find(sorted) == sorted.end();
}

/// Returns the tables in order of width, the narrowest first.
std::vector<PostedTable> tables_of(const Model& model, LimitWatch& watch) {
    std::vector<PostedTable> tables;
    for (std::size_t p = 0; p < model.propagators().size() && !watch.is_over(); ++p) {
        const auto* table = as_exactly<Table>(*model.propagators()[p].propagator);
        const auto scope = model.scope_of(PropagatorId(p));
        if (table != nullptr && has_each_once(scope))
            tables.push_back({PropagatorId(p), scope, table->rows()});
    }
    std::ranges::stable_sort(tables, {}, [](const PostedTable& table) { return table.scope.size(); });
    return tables;
}

/// Returns the rows of `whole` whose values at `positions` are a row of `part`; null if `watch` is over.
std::shared_ptr<const Tuples> joined(const Tuples& whole, const Tuples& part,
                                     std::span<const std::size_t> positions, LimitWatch& watch) {
    std::vector<std::size_t> order(part.row_count());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto row_of_part = [&part](std::size_t r) { return part.row(r); };
    const auto is_less = [](const auto& a, const auto& b) {
        return std::ranges::lexicographical_compare(a, b);
    };
    std::ranges::sort(order, is_less, row_of_part);
    std::vector<std::uint32_t> kept, projected(positions.size());
    for (std::size_t r = 0; r < whole.row_count(); ++r) {
        if (r % kRowsPerStep == 0 && watch.is_over()) return nullptr;
        const auto row = whole.row(r);
        std::ranges::transform(positions, projected.begin(), [row](std::size_t p) { return row[p]; });
        if (!std::ranges::binary_search(order, std::span<const std::uint32_t>(projected), is_less,
                                        row_of_part))
            continue;
        if (!watch.has_room_to_grow(kept, row.size())) return nullptr;
        kept.insert(kept.end(), row.begin(), row.end());
    }
    if (!watch.has_room(Tuples::bytes_for(whole.width(), kept))) return nullptr;
    return std::make_shared<const Tuples>(whole.width(), std::move(kept));
}

/// Joins tables, each pair of row lists at most once: a table that is posted at many places is joined with
/// its smaller neighbours in the same way at all of them.
class JoinedRows {
  public:
    explicit JoinedRows(LimitWatch& watch) : watch_(watch) {}

    /// Returns what `joined` returns.
    std::shared_ptr<const Tuples> of(std::shared_ptr<const Tuples> whole, std::shared_ptr<const Tuples> part,
                                     std::vector<std::size_t> positions) {
        Join join{std::move(whole), std::move(part), std::move(positions)};
        const auto known = results_.find(join);
        if (known != results_.end()) return known->second;
        auto rows = joined(*join.whole, *join.part, join.positions, watch_);
        return results_.emplace(std::move(join), std::move(rows)).first->second;
    }

  private:
    struct Join {
        std::shared_ptr<const Tuples> whole, part;
        std::vector<std::size_t> positions;

        friend auto operator<=>(const Join&, const Join&) = default;
    };

    LimitWatch& watch_;
    std::map<Join, std::shared_ptr<const Tuples>> results_;
};

/// Returns the tables that are left. Tables that were joined into another one are removed.
std::vector<PostedTable> join(std::vector<PostedTable> tables, std::size_t variables, LimitWatch& watch) {
    JoinedRows joined_rows(watch);
    std::vector<std::vector<std::size_t>> having(variables);
    for (std::size_t t = 0; t < tables.size(); ++t) {
        for (const VariableId variable : tables[t].scope) having[variable.index()].push_back(t);
    }
    for (std::size_t t = 0; t < tables.size(); ++t) {
        // Among tables of the same width only later ones are tried, because else two tables could be joined
        // into each other.
        for (const std::size_t other : having[tables[t].scope.front().index()]) {
            if (watch.is_over(kStepsPerComparison)) return {};
            if (other <= t) continue;
            auto positions = positions_in(tables[other].scope, tables[t].scope);
            if (!positions) continue;
            tables[other].rows = joined_rows.of(tables[other].rows, tables[t].rows, std::move(*positions));
            if (tables[other].rows == nullptr) return {};
            tables[other].is_changed = true;
            tables[t].rows = nullptr;
            break;
        }
    }
    return tables;
}

}  // namespace

std::optional<Model> with_joined_tables(const Model& model, LimitWatch& watch) {
    const auto tables = join(tables_of(model, watch), model.variables().size(), watch);
    const auto is_left = [](const PostedTable& table) { return table.rows != nullptr; };
    if (watch.is_over(0) || std::ranges::all_of(tables, is_left)) return std::nullopt;
    std::map<std::size_t, const PostedTable*> changed;
    for (const PostedTable& table : tables) {
        if (table.is_changed || !is_left(table)) changed[table.id.index()] = &table;
    }
    Model better = model.without_propagators();
    for (std::size_t p = 0; p < model.propagators().size() && !watch.is_over(); ++p) {
        const auto at = changed.find(p);
        if (at == changed.end()) {
            better.repost(model, PropagatorId(p));
        } else if (is_left(*at->second)) {
            better.begin_rule(model.propagators()[p].rule);
            better.post(std::make_shared<const Table>(at->second->rows), at->second->scope);
        }
    }
    return watch.is_over(0) ? std::nullopt : std::optional(std::move(better));
}

}  // namespace sator::propagators
