#include "sator/text/scope/value_list.hpp"

#include "sator/base/utf8.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

std::optional<std::vector<Symbol>> symbols_of(std::string_view values) {
    const std::u32string text = to_code_points(values);
    const LineSlice slice{1, 1, text};
    const auto arguments = read_arguments({&slice, 1});
    if (!arguments) return std::nullopt;
    auto symbols = puzzle::parse_symbol_list(*arguments);
    return symbols ? std::optional(std::move(*symbols)) : std::nullopt;
}

}  // namespace sator::text
