#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/ask/plans/plan.hpp"
#include "sator/base/big_count.hpp"

namespace sator::ask {

/// A part of a part that was divided because it took too long (see child_name). Each of its solutions counts `multiplicity` times.
struct ChildPart {
    BigCount multiplicity = 1;
    std::vector<PlannedValue> values;

    friend bool operator==(const ChildPart&, const ChildPart&) = default;
};

/// The result of a part: one file. With `done`, what is known so far of a part of a batch: its checkpoint.
struct PartResult {
    std::string plan;  ///< its checksum
    std::string part;  ///< "17", or the name of a child
    MadeBy made_by;
    /// The hosts that worked on it, one after the other. The last one finished it.
    std::vector<std::string> hosts;
    double seconds = 0;                      ///< of one core, of all hosts
    BigCount count;                          ///< of solutions, or of answers
    std::vector<ChildPart> children = {};    ///< what is not counted; none: the result is complete
    std::optional<std::uint64_t> done = {};  ///< elements of the batch that are answered, if others are not
    /// Of listed solutions or answers: the sum of their hashes, which does not depend on their order.
    std::optional<std::uint64_t> sum = {};
    std::string listed = {};  ///< the solutions or answers, a line each

    friend bool operator==(const PartResult&, const PartResult&) = default;
};

/// Notes that a host works on a part from now on.
void add_host(std::vector<std::string>& hosts, const std::string& host);

std::string result_text(const PartResult& result);
/// Reads what result_text wrote; nullopt for any other text.
std::optional<PartResult> read_result(std::string_view text);

/// Returns the sum of the hashes of these lines.
std::uint64_t sum_of_lines(std::string_view lines);

}  // namespace sator::ask
