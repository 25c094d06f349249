#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/exchange/table/format_part.hpp"
#include "sator/text/json/json_tree.hpp"

namespace sator::exchange {

/// Returns the fields whose logic is disabled, in small letters without blanks.
std::set<std::string> disabled_f_puzzles_logic(const JsonValue& root);

/// Reads the fields that are on or off, and "negative". `disabled` are not read.
void read_f_puzzles_options(const JsonValue& root, const std::set<std::string>& disabled,
                            SquareStatements& puzzle);

/// Returns whether a flag is set: it is neither false, 0, null nor empty.
bool is_on(const JsonValue& value);

/// Returns the fields that are read elsewhere, or have nothing to do with the rules.
std::span<const FormatPart> f_puzzles_other_fields();

/// Returns whether a field is one of these, or has nothing to do with the rules.
bool is_f_puzzles_option(std::string_view key);

}  // namespace sator::exchange
