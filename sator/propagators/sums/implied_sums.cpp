// The sums are a system of linear equations, and linear combinations of its rows are implied. Short
// combinations are found as words of low weight of a linear code are, by information-set decoding (E. Prange,
// "The use of information sets in decoding cyclic codes", IRE Transactions 1962): Gauss-Jordan elimination
// with the columns in random order. If exactly one cell of a short equation is among the pivots, the equation
// is then a row. A few tries find the very short ones. Longer ones would not pay, because they prune little
// until most of their cells are fixed.
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

namespace sator::propagators {

namespace {

/// The most coefficients that all tries together may process.
constexpr std::uint64_t kMaxImpliedSteps = 100'000;
/// The search ends after this many tries in a row that find nothing new.
constexpr int kMaxUnsuccessfulTries = 8;
/// A try is abandoned if a coefficient becomes larger than this.
constexpr std::int64_t kMaxCoefficient = 1 << 20;

/// An equation on the values as indices: the coefficients of all cells, then the constant.
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

/// Divides the row by the gcd of its coefficients and makes the first one positive. Returns false if the
/// coefficients are still too large.
bool reduce(Row& row) {
    std::int64_t divisor = 0, largest = 0;
    for (const std::int64_t coefficient : row) {
        if (divisor != 1 && coefficient != 0) divisor = std::gcd(divisor, coefficient);
        largest = std::max(largest, std::abs(coefficient));
    }
    const auto first = std::ranges::find_if(row, [](std::int64_t coefficient) { return coefficient != 0; });
    if (first == row.end()) return true;
    if (*first < 0) divisor = -divisor;
    if (divisor == -1) {
        for (std::int64_t& coefficient : row) coefficient = -coefficient;
    } else if (divisor != 1) {
        for (std::int64_t& coefficient : row) coefficient /= divisor;
    }
    return largest / std::abs(divisor) <= kMaxCoefficient;
}

/// Eliminates the column from `row` by subtracting a multiple of `pivot`. Returns false if the coefficients
/// become too large.
bool eliminate(Row& row, const Row& pivot, std::size_t column) {
    const std::int64_t divisor = std::gcd(row[column], pivot[column]);
    const std::int64_t keep = pivot[column] / divisor, take = row[column] / divisor;
    for (std::size_t i = 0; i < row.size(); ++i) row[i] = keep * row[i] - take * pivot[i];
    return reduce(row);
}

/// Gauss-Jordan elimination, with the columns in the given order. Returns false if the coefficients become
/// too large.
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

/// Returns whether the row is a sum of at most `most` cells, each with coefficient 1.
bool is_short_sum(const Row& row, std::size_t most) {
    const std::size_t cells = length(row);
    return cells > 0 && cells <= most &&
           static_cast<std::size_t>(std::count(row.begin(), row.end() - 1, 1)) == cells;
}

std::uint64_t steps_of_a_try(std::uint64_t rows, std::uint64_t columns) {
    return rows * rows * columns;
}

/// Returns the short sums that at least two of the stated sums imply.
std::set<Row> implied_sums(const std::vector<Row>& stated) {
    std::set<Row> found;
    const std::size_t most = length(std::ranges::min(stated, {}, length));
    const std::uint64_t steps = steps_of_a_try(stated.size(), stated[0].size());
    std::vector<std::size_t> columns(stated[0].size() - 1);
    std::iota(columns.begin(), columns.end(), std::size_t{0});
    std::mt19937 random;
    int vain = 0;
    for (std::uint64_t done = steps; done <= kMaxImpliedSteps && vain < kMaxUnsuccessfulTries;
         done += steps) {
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

void post_implied(Model& model, const Row& sum) {
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

/// Skips sums that permutations alone imply, because the permutations' propagators prune at least as much.
std::optional<Model> with_implied_sums(const Model& model, LimitWatch& watch) {
    const std::vector<PostedSum> stated = posted_sums(model, watch);
    if (watch.is_over(0) || stated.size() < 2 || std::ranges::all_of(stated, &PostedSum::is_permutation) ||
        steps_of_a_try(stated.size(), model.cell_count() + 1) > kMaxImpliedSteps)
        return std::nullopt;
    const std::set<Row> sums = implied_sums(rows_of(model, stated));
    if (sums.empty()) return std::nullopt;
    Model with = model;
    for (const Row& sum : sums) {
        if (sum.back() >= 0) post_implied(with, sum);
    }
    return with;
}

}  // namespace sator::propagators
