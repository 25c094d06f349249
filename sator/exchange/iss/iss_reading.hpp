#pragma once

#include <span>
#include <string>
#include <vector>

#include "sator/exchange/iss/iss_constraint.hpp"
#include "sator/exchange/iss/iss_formula.hpp"
#include "sator/exchange/iss/iss_left_out.hpp"
#include "sator/exchange/iss/iss_statements.hpp"

namespace sator::exchange {

/// The state that the functions that read constraints share.
struct IssReading {
    IssStatements& puzzle;
    std::span<const IssConstraint> all;  ///< the constraints of the whole text
    std::vector<IssLeftOut>& left_out;

    const IssGrid& grid() const { return puzzle.grid(); }
    /// Adds an expression about the cells of a formula. If these are too many for its letters, the constraint is left out.
    void formula(const IssConstraint& constraint, const std::string& text, const IssFormula& cells,
                 const std::string& label = {}) const;
    /// Leaves a constraint out, which only takes solutions away. `why`: "is not understood".
    void leave_out(const IssConstraint& constraint, const std::string& why) const;
    /// Leaves out what the fault says. Each message is said once.
    void leave_out(IssFault what, bool restricts) const;
};

}  // namespace sator::exchange
