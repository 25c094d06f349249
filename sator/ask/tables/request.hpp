#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "sator/ask/values/question.hpp"
#include "sator/ask/values/source.hpp"

namespace sator::ask {

/// A question with all that its options can say: the destination of the rows of the option table.
struct Request {
    Source source;
    Question question;
    std::map<std::string, std::string> files = {};   ///< the texts of files that puzzles name, by path
    std::optional<std::uint64_t> time_limit = {};    ///< in milliseconds
    std::optional<std::uint64_t> memory_limit = {};  ///< in bytes
    bool stream = false;                             ///< hand over each answer when it is known
};

}  // namespace sator::ask
