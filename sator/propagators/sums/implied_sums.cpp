// The sums form a system of linear equations; what they imply are its rows' combinations. Short ones are
// found as words of low weight of a linear code are, by information sets (E. Prange, "The use of information
// sets in decoding cyclic codes", IRE Transactions 1962): the system is eliminated with its columns in random
// order; a short equation of which one cell alone comes among the pivots is then a row. A few tries find
// those that are very short; only such pay, for longer ones say little until most of their cells are fixed.
#include "sator/propagators/sums/implied_sums.hpp"

#include <algorithm>
#include <memory>
#include <numeric>
#include <random>
#include <set>
#include <span>

#include "sator/base/bits.hpp"
#include "sator/propagators/sums/exact_sum.hpp"
#include "sator/propagators/sums/posted_sums.hpp"

namespace sator {

namespace {

/// So many coefficients may be looked at.
constexpr std::uint64_t kMaxSteps = 100'000;
/// And so many tries that find nothing new, one after the other.
constexpr int kMaxUnsuccessfulTries = 8;
/// Larger coefficients are given up.
constexpr std::int64_t kMaxCoefficient = 1 << 20;

/// Coefficients of all cells, and a constant last: the values, as indices, add up to it.
using Row = std::vector<std::int64_t>;

std::vector<Row> rows_of(const Model& model, std::span<const PostedSum> sums) {
    std::vector<Row> rows;
    for (const PostedSum& stated : sums) {
        Row& row = rows.emplace_back(model.cell_count() + 1, 0);
        for (const VariableId variable : model.scope_of(stated.by)) ++row[variable.index()];
        row.back() = stated.sum;
    }
    return rows;
}

std::size_t length(const Row& row) {
    return row.size() - 1 - static_cast<std::size_t>(std::count(row.begin(), row.end() - 1, 0));
}

/// Makes the coefficients as small as they can be, the first one positive. False where they are too large.
bool reduce(Row& row) {
    std::int64_t divisor = 0, largest = 0;
    for (const std::int64_t coefficient : row) {
        divisor = std::gcd(divisor, coefficient);
        largest = std::max(largest, std::abs(coefficient));
    }
    const auto first = std::ranges::find_if(row, [](std::int64_t coefficient) { return coefficient != 0; });
    if (first == row.end()) return true;
    if (*first < 0) divisor = -divisor;
    for (std::int64_t& coefficient : row) coefficient /= divisor;
    return largest / std::abs(divisor) <= kMaxCoefficient;
}

/// Takes the column out of a row by means of another, which has it.
bool eliminate(Row& row, const Row& pivot, std::size_t column) {
    const std::int64_t divisor = std::gcd(row[column], pivot[column]);
    const std::int64_t keep = pivot[column] / divisor, take = row[column] / divisor;
    for (std::size_t i = 0; i < row.size(); ++i) row[i] = keep * row[i] - take * pivot[i];
    return reduce(row);
}

/// Gauss and Jordan, the columns in this order. False where coefficients become too large.
bool eliminate(std::vector<Row>& rows, std::span<const std::size_t> columns) {
    auto next = rows.begin();
    for (const std::size_t column : columns) {
        const auto pivot = std::find_if(next, rows.end(), [&](const Row& row) { return row[column] != 0; });
        if (pivot == rows.end()) continue;
        std::iter_swap(next, pivot);
        for (Row& row : rows) {
            if (&row != &*next && row[column] != 0 && !eliminate(row, *next, column)) return false;
        }
        ++next;
    }
    return true;
}

/// A sum of some cells, each once, and of no more than so many.
bool is_short_sum(const Row& row, std::size_t most) {
    const std::size_t cells = length(row);
    return cells > 0 && cells <= most &&
           static_cast<std::size_t>(std::count(row.begin(), row.end() - 1, 1)) == cells;
}

std::uint64_t steps_of_a_try(std::uint64_t rows, std::uint64_t columns) {
    return rows * rows * columns;
}

/// Of two sums or more.
std::set<Row> implied_sums(const std::vector<Row>& stated) {
    std::set<Row> found;
    const std::size_t most = length(std::ranges::min(stated, {}, length));
    const std::uint64_t steps = steps_of_a_try(stated.size(), stated[0].size());
    std::vector<std::size_t> columns(stated[0].size() - 1);
    std::iota(columns.begin(), columns.end(), std::size_t{0});
    std::mt19937 random;
    int vain = 0;
    for (std::uint64_t done = steps; done <= kMaxSteps && vain < kMaxUnsuccessfulTries; done += steps) {
        std::ranges::shuffle(columns, random);
        std::vector<Row> rows = stated;
        ++vain;
        if (!eliminate(rows, columns)) continue;
        for (Row& row : rows) {
            if (is_short_sum(row, most) && found.insert(std::move(row)).second) vain = 0;
        }
    }
    for (const Row& row : stated) found.erase(row);
    return found;
}

void post(Model& model, const Row& sum) {
    std::vector<VariableId> scope;
    for (std::size_t i = 0; i + 1 < sum.size(); ++i) {
        if (sum[i] != 0) scope.emplace_back(i);
    }
    ExactSum::Weights weights(kWordBits);
    std::iota(weights.begin(), weights.end(), 0U);
    model.post_redundant(std::make_shared<const ExactSum>(std::vector<ExactSum::Weights>{weights},
                                                          std::vector<std::uint32_t>(scope.size(), 0),
                                                          static_cast<std::uint32_t>(sum.back())),
                         scope);
}

}  // namespace

/// What permutations alone imply, they say better themselves.
std::optional<Model> with_implied_sums(const Model& model, LimitWatch& watch) {
    const std::vector<PostedSum> stated = posted_sums(model, watch);
    if (watch.is_over(0) || stated.size() < 2 || std::ranges::all_of(stated, &PostedSum::is_permutation) ||
        steps_of_a_try(stated.size(), model.cell_count() + 1) > kMaxSteps)
        return std::nullopt;
    const std::set<Row> sums = implied_sums(rows_of(model, stated));
    if (sums.empty()) return std::nullopt;
    Model with = model;
    for (const Row& sum : sums) {
        if (sum.back() >= 0) post(with, sum);
    }
    return with;
}

}  // namespace sator
