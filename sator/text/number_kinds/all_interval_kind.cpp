#include "sator/text/number_kinds/all_interval_kind.hpp"

#include "sator/base/whole_number.hpp"

namespace sator::text {

KindResult expand_all_interval(const KindRequest& request) {
    constexpr std::uint32_t kMaxNumbers = 1'000;
    const auto& arguments = request.arguments;
    const auto count =
        arguments.size() == 1 ? to_whole_number<std::uint32_t>(arguments.front().text) : std::nullopt;
    if (!count || *count < 2 || *count > kMaxNumbers)
        return std::unexpected(
            error_at(request.statement.span, "the number of numbers is missing", "write 'all_interval 8'"));
    std::string numbers, distances, triples;
    for (std::uint32_t i = 1; i <= *count; ++i) {
        const std::string own = std::to_string(i), next = std::to_string(i + 1);
        numbers += " *  ";
        if (i == *count) break;
        distances += "   *";
        triples += (triples.empty() ? " R1C" : "; R1C") + own + " R1C" + next + " R2C" + own;
    }
    const std::string last = std::to_string(*count - 1);
    return KindExpansion{
        .statements = "layout\n|" + numbers + "\n|" + distances + "\n\nrange 0.." + last +
                      "\nrule permutation 0.." + last + " at row 1\nrule permutation 1.." + last +
                      " at row 2" + "\nrule c = abs(a - b) at" + triples + "\n",
        .drawing_word = "initial",
    };
}

}  // namespace sator::text
