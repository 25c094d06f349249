#include "sator/text/number_kinds/langford_kind.hpp"

#include "sator/base/whole_number.hpp"

namespace sator::text {

KindResult expand_langford(const KindRequest& request) {
    constexpr std::uint32_t kMaxPairs = 9;  // a regular expression takes a number of two digits for two cells
    const auto& arguments = request.arguments;
    const auto pairs =
        arguments.size() == 1 ? to_whole_number<std::uint32_t>(arguments.front().text) : std::nullopt;
    if (!pairs || *pairs == 0 || *pairs > kMaxPairs)
        return std::unexpected(error_at(request.statement.span, "the number of pairs is missing",
                                        "write a number from 1 to 9: langford 7"));
    const std::string values = "1.." + std::to_string(*pairs);
    std::string text = "grid " + std::to_string(2 * *pairs) + "x1\nrange " + values + "\nrule permutation " +
                       values + " " + values + " at rows\n";
    for (std::uint32_t i = 1; i <= *pairs; ++i) {
        const std::string own = std::to_string(i), others = "[^" + own + "]*";
        text += "rule regex /" + others + own + ".{" + own + "}" + own + others + "/ at rows\n";
    }
    return KindExpansion{.statements = std::move(text), .drawing_word = "initial"};
}

}  // namespace sator::text
