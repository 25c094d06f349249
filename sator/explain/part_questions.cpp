#include "sator/explain/part_questions.hpp"

#include <algorithm>

namespace sator {

namespace {

bool holds_all_of(const std::vector<bool>& large, const std::vector<bool>& small) {
    for (std::size_t i = 0; i < small.size(); ++i) {
        if (small[i] && !large[i]) return false;
    }
    return true;
}

}  // namespace

PartQuestions::Members PartQuestions::members_of(std::span<const PartId> parts) const {
    Members members(parts_.size());
    for (const PartId part : parts) members[part.index()] = true;
    return members;
}

PartQuestions::Answer PartQuestions::ask(std::span<const PartId> present, std::uint64_t nodes) {
    const auto keeps_all = [&](const Members& kept) {
        return std::ranges::all_of(present, [&](PartId part) { return kept[part.index()]; });
    };
    if (std::ranges::any_of(kept_, keeps_all)) return Answer::Yes;
    if (limits_.reached()) return Answer::Unknown;
    const Members members = members_of(present);
    const auto is_within = [&](const Members& refuted) { return holds_all_of(members, refuted); };
    if (std::ranges::any_of(refuted_, is_within)) return Answer::No;
    Limits limits = limits_;
    limits.nodes = nodes;
    PartModel model(parts_, present, limits);
    const FoundSolution found = model.find();
    nodes_ = model.nodes();
    all_nodes_ += nodes_;
    if (found.answer == Answer::No) {
        std::erase_if(refuted_, [&](const Members& refuted) { return holds_all_of(refuted, members); });
        refuted_.push_back(members);
    }
    if (found.answer != Answer::Yes) return found.answer;
    Members& kept = kept_.emplace_back(parts_.size());
    for (const PartId part : parts_.all()) kept[part.index()] = parts_.holds(part, found.values);
    return Answer::Yes;
}

}  // namespace sator
