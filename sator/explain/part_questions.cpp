#include "sator/explain/part_questions.hpp"

#include <algorithm>

namespace sator {

PartQuestions::Answer PartQuestions::ask(std::span<const PartId> present, std::uint64_t nodes) {
    const auto keeps_all = [&](const std::vector<bool>& kept) {
        return std::ranges::all_of(present, [&](PartId part) { return kept[part.index()]; });
    };
    if (std::ranges::any_of(kept_, keeps_all)) return Answer::Yes;
    Limits limits = limits_;
    limits.nodes = nodes;
    PartModel model(parts_, present, limits);
    const FoundSolution found = model.find();
    nodes_ = model.nodes();
    all_nodes_ += nodes_;
    if (found.answer != Answer::Yes) return found.answer;
    std::vector<bool>& kept = kept_.emplace_back(parts_.size());
    for (const PartId part : parts_.all()) kept[part.index()] = parts_.holds(part, found.values);
    return Answer::Yes;
}

}  // namespace sator
