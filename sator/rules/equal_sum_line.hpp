#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// Some cells of a sequence and what their numbers are multiplied by.
struct SumPart {
    struct Term {
        std::size_t position;  ///< in the sequence
        std::int64_t coefficient = 1;
    };
    std::vector<Term> terms;
};

/// A sequence whose parts have the same sum, whatever it is: arrows, zipper lines, region sum lines.
struct EqualSumLine {
    std::vector<SumPart> parts;
    std::string requirement;  ///< "have the same sum in each box"
    RuleNoun noun;
    bool is_reversible = false;
};

/// Returns a part of the positions begin … end - 1.
SumPart sum_of_cells(std::size_t begin, std::size_t end);

/// Makes the rule that all parts of the line have the same sum: GAC (EqualSums) unless a cell occurs twice or numbers are so large
/// that only bounds of sums are compared.
std::expected<std::unique_ptr<Rule>, Diagnostic> make_equal_sum_line(const RuleStatement& statement,
                                                                     const Sequence& sequence,
                                                                     const Puzzle& puzzle, EqualSumLine line);

}  // namespace sator::rules
