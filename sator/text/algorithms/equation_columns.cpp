// A number is a polynomial in the base whose coefficients are its digits, so the difference of both sides is one, too. The terms of each
// power are a column. The bounds of the carries follow from those of the digits, column by column.
#include "sator/text/algorithms/equation_columns.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "sator/base/ascii.hpp"

namespace sator::text {

namespace {

/// The terms of each power of the base, from 0 on.
using Powers = std::vector<std::vector<ColumnTerm>>;

constexpr std::size_t kMostTerms = 300, kMostColumns = 40, kMostLetters = 4;
constexpr std::int64_t kLargestFactor = 1'000'000;
/// The most values that a carry may have.
constexpr std::int64_t kMostCarries = 60;

void add_term(std::vector<ColumnTerm>& terms, const ColumnTerm& term) {
    const auto known = std::ranges::find(terms, term.letters, &ColumnTerm::letters);
    if (known == terms.end()) {
        terms.push_back(term);
    } else {
        known->factor += term.factor;
    }
}

Powers of_word(std::u32string_view word) {
    Powers powers(word.size());
    for (std::size_t power = 0; power < word.size(); ++power) {
        const char32_t c = word[word.size() - 1 - power];
        powers[power] = {is_digit(c) ? ColumnTerm{U"", static_cast<std::int64_t>(c - U'0')}
                                     : ColumnTerm{std::u32string(1, c), 1}};
    }
    return powers;
}

void add(Powers& sum, const Powers& summand, std::int64_t factor) {
    sum.resize(std::max(sum.size(), summand.size()));
    for (std::size_t power = 0; power < summand.size(); ++power) {
        for (const ColumnTerm& term : summand[power])
            add_term(sum[power], {term.letters, factor * term.factor});
    }
}

Powers product_of(const Powers& a, const Powers& b) {
    Powers product(a.empty() || b.empty() ? 0 : a.size() + b.size() - 1);
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) {
            for (const ColumnTerm& first : a[i]) {
                for (const ColumnTerm& second : b[j]) {
                    std::u32string letters = first.letters + second.letters;
                    std::ranges::sort(letters);
                    add_term(product[i + j], {std::move(letters), first.factor * second.factor});
                }
            }
        }
    }
    return product;
}

/// Returns whether people, and 64 bits, can still do these sums.
bool are_small(const Powers& powers) {
    std::size_t count = 0;
    for (const auto& terms : powers) {
        count += terms.size();
        const bool has_large = std::ranges::any_of(terms, [](const ColumnTerm& term) {
            return term.letters.size() > kMostLetters || std::abs(term.factor) > kLargestFactor;
        });
        if (has_large) return false;
    }
    return count <= kMostTerms && powers.size() <= kMostColumns;
}

std::optional<Powers> powers_of(const EquationTerm& term) {
    if (term.kind == TermKind::Word) return of_word(term.word);
    if (term.kind == TermKind::Quotient) return std::nullopt;
    Powers powers;
    for (std::size_t i = 0; i < term.parts.size(); ++i) {
        const auto part = powers_of(term.parts[i]);
        if (!part) return std::nullopt;
        if (term.kind == TermKind::Product && i > 0) {
            powers = product_of(powers, *part);
        } else {
            add(powers, *part, term.kind == TermKind::Opposite ? -1 : 1);
        }
        if (!are_small(powers)) return std::nullopt;
    }
    return powers;
}

/// Both sides of an equation. All factors are positive.
struct PowerSides {
    Powers left, right;

    /// Returns the left side minus the right one.
    Powers difference() const {
        Powers difference = left;
        add(difference, right, -1);
        for (auto& terms : difference)
            std::erase_if(terms, [](const ColumnTerm& term) { return term.factor == 0; });
        return difference;
    }
};

/// Moves terms with a negative factor to the other side.
void move_negative(Powers& from, Powers& to) {
    to.resize(std::max(from.size(), to.size()));
    for (std::size_t power = 0; power < from.size(); ++power) {
        for (const ColumnTerm& term : from[power]) {
            if (term.factor < 0) add_term(to[power], {term.letters, -term.factor});
        }
        std::erase_if(from[power], [](const ColumnTerm& term) { return term.factor <= 0; });
    }
}

std::optional<PowerSides> sides_of(const EquationTerm& left, const EquationTerm& right) {
    if (right.kind == TermKind::Quotient) {
        if (left.kind == TermKind::Quotient) return std::nullopt;
        return sides_of(right, left);
    }
    EquationTerm first = left, second = right;
    if (left.kind == TermKind::Quotient) {
        first = EquationTerm{TermKind::Product, {}, {right, left.parts[1]}};
        second = left.parts[0];
    }
    auto of_first = powers_of(first), of_second = powers_of(second);
    if (!of_first || !of_second) return std::nullopt;
    PowerSides sides;
    Powers moved_left, moved_right;
    move_negative(*of_first, moved_right);
    move_negative(*of_second, moved_left);
    add(sides.left, *of_first, 1);
    add(sides.left, moved_left, 1);
    add(sides.right, *of_second, 1);
    add(sides.right, moved_right, 1);
    const std::size_t columns = std::max(sides.left.size(), sides.right.size());
    sides.left.resize(columns);
    sides.right.resize(columns);
    return sides;
}

/// Returns the largest whole number that is not greater than the quotient.
std::int64_t quotient_below(std::int64_t dividend, std::int64_t divisor) {
    return dividend / divisor - (dividend % divisor < 0 ? 1 : 0);
}

/// Returns the carry into the next column; `least` is greater than `greatest` if there is none.
CarryRange next_carry(const EquationColumn& column, std::int64_t base, std::u32string_view leading) {
    CarryRange sum = column.carry;
    for (const ColumnTerm& term : column.terms) {
        std::int64_t least = term.factor, greatest = term.factor;
        for (const char32_t letter : term.letters) {
            least *= leading.contains(letter) ? 1 : 0;
            greatest *= base - 1;
        }
        sum.least += std::min(least, greatest);
        sum.greatest += std::max(least, greatest);
    }
    return {-quotient_below(-sum.least, base), quotient_below(sum.greatest, base)};
}

/// Returns the columns with the bounds of their carries; nullopt if these are too many, or if a column cannot be right.
std::optional<std::vector<EquationColumn>> with_carries(const PowerSides& sides, std::int64_t base,
                                                        std::u32string_view leading) {
    std::vector<EquationColumn> columns;
    CarryRange carry;
    const Powers difference = sides.difference();
    for (std::size_t power = 0; power < difference.size(); ++power) {
        columns.push_back({difference[power], sides.left[power], sides.right[power], carry});
        carry = next_carry(columns.back(), base, leading);
        if (carry.least > carry.greatest || carry.greatest - carry.least >= kMostCarries) return std::nullopt;
    }
    if (carry.least > 0 || carry.greatest < 0) return std::nullopt;
    return columns;
}

std::int64_t least_carry(const std::vector<EquationColumn>& columns) {
    std::int64_t least = 0;
    for (const EquationColumn& column : columns) least = std::min(least, column.carry.least);
    return least;
}

}  // namespace

std::optional<std::vector<EquationColumn>> columns_of(const EquationTerm& left, const EquationTerm& right,
                                                      std::int64_t base, std::u32string_view leading) {
    auto sides = sides_of(left, right);
    if (!sides) return std::nullopt;
    auto columns = with_carries(*sides, base, leading);
    if (!columns || least_carry(*columns) == 0) return columns;
    // "A - B = C" is written as C + B = A, whose carries are positive.
    std::swap(sides->left, sides->right);
    auto turned = with_carries(*sides, base, leading);
    return turned && least_carry(*turned) > least_carry(*columns) ? turned : columns;
}

}  // namespace sator::text
