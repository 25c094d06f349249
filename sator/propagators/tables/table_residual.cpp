// The residual of a table: which choices of the open positions, together with the fixed values, are in a row.
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/counting/residual.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/tables/table.hpp"

namespace sator::propagators {

namespace {

/// The most choices that are written; for more, the fixed values are written instead, because the residual
/// would be long.
constexpr std::size_t kMaxWrittenChoices = 1024;

/// Returns the number of values from the least candidate to the greatest.
std::size_t breadth(const Domain& domain) {
    return static_cast<std::size_t>(domain.max() - domain.min()) + 1;
}

}  // namespace

/// Returns the rows that have the fixed values.
std::vector<Word> Table::rows_of_fixed(const Scope& scope) const {
    std::vector<Word> rows(tuples_->row_words(), ~Word{0});
    if (const std::size_t rest = tuples_->row_count() % kWordBits; rest != 0)
        rows.back() = (Word{1} << rest) - 1;
    for (std::size_t p = 0; p < tuples_->width(); ++p) {
        if (!scope[p].is_fixed()) continue;
        const auto with = tuples_->rows_of(tuples_->pair(p, static_cast<std::size_t>(scope[p].value())));
        for (std::size_t w = 0; w < rows.size(); ++w) rows[w] &= with[w];
    }
    return rows;
}

/// Numbers the choices within the open positions' bounds, and writes those that are in a row as a bit set.
void Table::residual(const Scope& scope, Residual& residual) const {
    std::size_t choices = 1;
    bool is_open = true;
    for (std::size_t p = 0; p < tuples_->width(); ++p) {
        if (choices <= kMaxWrittenChoices) choices *= breadth(scope[p]);
        is_open = is_open && !scope[p].is_fixed();
    }
    if (is_open) return;
    residual.add(choices <= kMaxWrittenChoices ? 1 : 0);
    if (!is_dense_ || choices > kMaxWrittenChoices) return Propagator::residual(scope, residual);
    std::vector<Word> written(words_for(choices), 0);
    for_each_bit(rows_of_fixed(scope), [&](std::size_t row) {
        std::size_t choice = 0;
        for (std::size_t p = 0; p < tuples_->width(); ++p) {
            const Value value = tuples_->row(row)[p];
            if (!scope[p].contains(value)) return;
            choice = choice * breadth(scope[p]) + static_cast<std::size_t>(value - scope[p].min());
        }
        set_bit(written, choice);
    });
    for (const Word word : written) residual.add(word);
}

}  // namespace sator::propagators
