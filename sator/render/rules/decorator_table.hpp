#pragma once

#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/rules/sketch.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::render {

/// The picture of a rule. `draw` adds it to a sketch. It returns whether the statement is drawn completely;
/// otherwise the notes describe it in words.
struct Decorator {
    std::string_view rule;  ///< the rule's name
    bool (*draw)(const RuleStatement& statement, Sketch& sketch);
};

/// Returns what people draw for a clue of a rule, for the tools of an editor: "cage", "line", "arrow", "dot", "outside", "region",
/// "shade", "circle", "words", "letters", "clone"; "" if it has no picture.
std::string_view clue_picture(const RuleEntry& entry);

/// The rules that have a picture, in drawing order: the first row that draws regions or cages determines
/// them. A rule whose rows all return false is described in words. A
/// rule without a row, e.g. a kind of coloured line, is drawn as RuleEntry::picture says (decorate_as). To add a picture for a
/// rule, add a file and a row.
std::span<const Decorator> decorator_table();

}  // namespace sator::render
