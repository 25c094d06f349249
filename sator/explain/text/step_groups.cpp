#include "sator/explain/text/step_groups.hpp"

namespace sator::explain {

bool is_trivial(const Step& step) {
    return step.technique == Technique::LastCell ||
           (step.technique == Technique::NakedSingle && step.rules.empty());
}

std::vector<std::span<const Step>> step_groups(std::span<const Step> steps) {
    std::vector<std::span<const Step>> groups;
    for (std::size_t i = 0; i < steps.size();) {
        std::size_t end = i + 1;
        const auto continues = [&] {
            return end < steps.size() && is_trivial(steps[end]) && is_trivial(steps[i]) &&
                   steps[end].technique == steps[i].technique;
        };
        while (continues()) ++end;
        groups.push_back(steps.subspan(i, end - i));
        i = end;
    }
    return groups;
}

std::vector<std::size_t> step_group_numbers(std::span<const Step> steps) {
    std::vector<std::size_t> numbers;
    std::size_t number = 0;
    for (const auto step_group : step_groups(steps))
        numbers.insert(numbers.end(), step_group.size(), ++number);
    return numbers;
}

}  // namespace sator::explain
