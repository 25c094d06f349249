#pragma once

// Enumerates all patterns of a few atoms and operators, as RE2's exhaustive tests do. Concatenation does not
// count as an operator.

#include <array>
#include <functional>
#include <string>
#include <string_view>

#include "tests/tests_namespace.hpp"

namespace sator::tests {

constexpr int kMaxAtoms = 3, kMaxOperators = 2;

struct SmallPattern {
    enum class Shape { Single, Assertion, Quantified, Sequence, Alternation };

    std::string text;
    Shape shape = Shape::Single;
    int groups = 0;
    int references = 0;  ///< the highest group number in a backreference
};

using VisitPattern = std::function<void(const SmallPattern&)>;

namespace small {

using Shape = SmallPattern::Shape;

inline const std::array kAtoms{
    SmallPattern{"a"},
    SmallPattern{"b"},
    SmallPattern{"."},
    SmallPattern{"(a)", Shape::Single, 1},
    SmallPattern{"(b|)", Shape::Single, 1},
    SmallPattern{"\\1", Shape::Single, 0, 1},
    SmallPattern{"\\2", Shape::Single, 0, 2},
    SmallPattern{"^", Shape::Assertion},
    SmallPattern{"\\b", Shape::Assertion},
};
constexpr std::array<std::string_view, 8> kQuantifiers{"*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}?"};
constexpr std::array<std::string_view, 5> kBrackets{"(", "(?=", "(?!", "(?<=", "(?<!"};

inline SmallPattern quantified(const SmallPattern& p, std::string_view quantifier) {
    const bool bare = p.shape == Shape::Single;
    return {(bare ? p.text : "(?:" + p.text + ")") + std::string(quantifier), Shape::Quantified, p.groups,
            p.references};
}

inline SmallPattern bracketed(const SmallPattern& p, std::string_view bracket) {
    const bool captures = bracket == "(";
    return {std::string(bracket) + p.text + ")", captures ? Shape::Single : Shape::Assertion,
            p.groups + (captures ? 1 : 0), p.references};
}

inline SmallPattern joined(const SmallPattern& a, const SmallPattern& b, Shape shape) {
    const auto part = [&](const SmallPattern& p) {
        return shape == Shape::Sequence && p.shape == Shape::Alternation ? "(?:" + p.text + ")" : p.text;
    };
    return {part(a) + (shape == Shape::Alternation ? "|" : "") + part(b), shape, a.groups + b.groups,
            std::max(a.references, b.references)};
}

/// Visits every pattern of exactly `atoms` atoms and `operators` operators, once. A backreference may name a
/// group that the pattern does not have.
inline void visit(int atoms, int operators, const VisitPattern& visitor) {
    if (atoms == 1 && operators == 0) {
        for (const SmallPattern& atom : kAtoms) visitor(atom);
    }
    if (operators > 0) {
        visit(atoms, operators - 1, [&](const SmallPattern& p) {
            for (const std::string_view quantifier : kQuantifiers) visitor(quantified(p, quantifier));
            for (const std::string_view bracket : kBrackets) visitor(bracketed(p, bracket));
        });
    }
    for (const Shape shape : {Shape::Sequence, Shape::Alternation}) {
        const int left_over = operators - (shape == Shape::Alternation ? 1 : 0);
        for (int left_atoms = 1; left_atoms < atoms; ++left_atoms) {
            for (int left = 0; left <= left_over; ++left) {
                visit(left_atoms, left, [&](const SmallPattern& a) {
                    if (a.shape == shape) return;  // both operators are associative
                    visit(atoms - left_atoms, left_over - left,
                          [&](const SmallPattern& b) { visitor(joined(a, b, shape)); });
                });
            }
        }
    }
}

}  // namespace small

/// Visits every pattern of up to three atoms and two operators whose backreferences all name existing groups.
inline void visit_small_patterns(const VisitPattern& visitor) {
    for (int atoms = 1; atoms <= kMaxAtoms; ++atoms) {
        for (int operators = 0; operators <= kMaxOperators; ++operators) {
            small::visit(atoms, operators, [&](const SmallPattern& p) {
                if (p.references <= p.groups) visitor(p);
            });
        }
    }
}

}  // namespace sator::tests
