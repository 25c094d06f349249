#pragma once

// What a rule of your own is made of; docs/example/own_rule.cpp is a whole one. A rule has two sides: its
// plain meaning, `Rule::holds`, which must be obviously right, and the propagators that `Rule::post` adds to
// the model, which must be fast. A propagator removes candidates that no solution can have, and nothing else:
// if it removes too few, the puzzle is solved more slowly; if it removes too many, solutions are lost.
//
// A rule is used by name: add a row for it to a copy of `Registry::standard()`, and name that registry in
// BuildOptions.

#include "sator/engine/model/model.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"
#include "sator/rules/registry/sequence_rule.hpp"
