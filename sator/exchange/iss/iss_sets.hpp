#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/iss/iss_reading.hpp"

namespace sator::exchange {

// Each function adds what a constraint about a set of cells says, or returns what is wrong with its arguments.

IssResult read_iss_rellik_cage(const IssConstraint& constraint, const IssReading& reading);
IssResult read_iss_equality_cage(const IssConstraint& constraint, const IssReading& reading);
IssResult read_iss_lunchbox(const IssConstraint& constraint, const IssReading& reading);
IssResult read_iss_look_and_say(const IssConstraint& constraint, const IssReading& reading);
IssResult read_iss_contain(const IssConstraint& constraint, const IssReading& reading);
IssResult read_iss_same_values(const IssConstraint& constraint, const IssReading& reading);
IssResult read_iss_equal_sum(const IssConstraint& constraint, const IssReading& reading);
IssResult read_iss_weighted_sum(const IssConstraint& constraint, const IssReading& reading);
IssResult read_iss_count_distinct(const IssConstraint& constraint, const IssReading& reading);
IssResult read_iss_indexing(const IssConstraint& constraint, const IssReading& reading);
IssResult read_iss_value_indexing(const IssConstraint& constraint, const IssReading& reading);

/// The cells between the least and the greatest of a line add up to a number.
IssResult add_lunchbox(const IssConstraint& constraint, int sum, const SquareCells& line,
                       const IssReading& reading);

}  // namespace sator::exchange
