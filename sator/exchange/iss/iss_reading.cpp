#include "sator/exchange/iss/iss_reading.hpp"

#include <algorithm>

namespace sator::exchange {

void IssReading::formula(const IssConstraint& constraint, const std::string& text, const IssFormula& cells,
                         const std::string& label) const {
    if (cells.is_too_long()) {
        leave_out(constraint, "is too long");
    } else {
        puzzle.rule(text, cells.cells(), label);
    }
}

void IssReading::leave_out(const IssConstraint& constraint, const std::string& why) const {
    leave_out({constraint.type.offset,
               std::max<std::size_t>(1, constraint.type.text.size()),
               "'." + constraint.type.text + "' " + why + ", and is left out",
               {}},
              true);
}

void IssReading::leave_out(IssFault what, bool restricts) const {
    const auto says_the_same = [&](const IssLeftOut& other) { return other.what.message == what.message; };
    if (std::ranges::none_of(left_out, says_the_same)) left_out.push_back({std::move(what), restricts});
}

}  // namespace sator::exchange
