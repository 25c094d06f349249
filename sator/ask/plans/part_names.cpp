#include "sator/ask/plans/part_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <set>

#include "sator/ask/plans/plan_words.hpp"

namespace sator::ask {

std::expected<std::vector<std::size_t>, Diagnostic> read_part_numbers(std::string_view text,
                                                                      const Plan& plan) {
    const std::size_t count = plan.parts.size();
    std::set<std::size_t> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string_view range = text.substr(at, end - at);
        const std::size_t dots = std::min(range.find(".."), range.size());
        std::size_t first = 0, last = 0;
        bool is_right = read_plan_number(range.substr(0, dots), first);
        last = first;
        if (dots < range.size()) is_right = is_right && read_plan_number(range.substr(dots + 2), last);
        if (!is_right || first == 0 || first > last || last > count)
            return std::unexpected(
                error_in("PARTS", fmt::format("'{}' names no parts of this plan", range),
                         fmt::format("its parts are 1..{}; write e.g. 17, 17..24 or 3,17", count)));
        for (std::size_t part = first; part <= last; ++part) parts.insert(part - 1);
        at = end + 1;
    }
    return std::vector(parts.begin(), parts.end());
}

std::vector<std::size_t> drawn_parts(const Plan& plan, std::string_view plan_hash, double share) {
    std::vector<std::size_t> parts(plan.parts.size());
    std::iota(parts.begin(), parts.end(), std::size_t{0});
    std::seed_seq seed(plan_hash.begin(), plan_hash.end());
    std::mt19937_64 random(seed);
    for (std::size_t i = parts.size(); i > 1; --i) std::swap(parts[i - 1], parts[random() % i]);
    const double wanted = std::ceil(share * static_cast<double>(parts.size()));
    parts.resize(std::clamp<std::size_t>(static_cast<std::size_t>(wanted), 1, parts.size()));
    std::ranges::sort(parts);
    return parts;
}

std::string child_name(const PartResult& result, std::size_t child) {
    const auto hash =
        static_cast<std::uint32_t>(sum_of_lines(planned_values_text(result.children.at(child).values)));
    return fmt::format("{}.{}-{:08x}", result.part, child + 1, hash);
}

}  // namespace sator::ask
