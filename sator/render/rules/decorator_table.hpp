#pragma once

#include <span>
#include <string_view>

#include "sator/puzzle/puzzle.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator {

/// The picture of a rule. `draw` adds it to a sketch and answers whether nothing of the statement is left to
/// be told in words.
struct Decorator {
    std::string_view rule;  ///< its name
    bool (*draw)(const RuleStatement& statement, Sketch& sketch);
};

/// The rules that have a picture, in the order in which they are drawn: what comes first has the regions and
/// cages. A rule that is not here is told in words, and so is what none of a rule's rows tells. A new rule's
/// picture is a file and a row.
std::span<const Decorator> decorator_table();

}  // namespace sator
