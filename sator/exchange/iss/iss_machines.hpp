#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/iss/iss_reading.hpp"

namespace sator::exchange {

/// Returns a rule `automaton`: seen from the first cell, as many cells are higher than all before them. A 0 is no height.
std::string iss_visible_automaton(int count, const IssGrid& grid);

/// `.HiddenSkyscraper`: seen from an end, the first cell that is not higher than all before it has a value.
IssResult read_iss_hidden_skyscraper(const IssConstraint& constraint, const IssReading& reading);

/// `.NFA` and `.Regex`: lines that a machine or a regular expression accepts.
IssResult read_iss_machine(const IssConstraint& constraint, const IssReading& reading);
IssResult read_iss_regex(const IssConstraint& constraint, const IssReading& reading);

/// `.Pair`, `.PairX` and their older forms `.Binary`, `.BinaryX`: a relation of consecutive cells, or of any two.
IssResult read_iss_pairs(const IssConstraint& constraint, const IssReading& reading);

}  // namespace sator::exchange
