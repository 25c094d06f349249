#include "sator/explain/parts/part_oracle.hpp"

#include <algorithm>

#include "sator/explain/parts/negation_cases.hpp"

namespace sator::explain {

namespace {

/// Negation cases are tried only if a search of this number of nodes does not decide.
constexpr std::uint64_t kFirstNodes = 50;
/// One negation case may take `nodes` / kNodeShareOfCase nodes; the others are not tried after
/// `kMaxOpenCases` undecided cases.
constexpr std::uint64_t kNodeShareOfCase = 10;
constexpr std::size_t kMaxOpenCases = 3;

bool holds_all_of(const std::vector<bool>& large, const std::vector<bool>& small) {
    for (std::size_t i = 0; i < small.size(); ++i) {
        if (small[i] && !large[i]) return false;
    }
    return true;
}

}  // namespace

PartOracle::Members PartOracle::members_of(std::span<const PartId> parts) const {
    Members members(parts_.size());
    for (const PartId part : parts) members[part.index()] = true;
    return members;
}

bool PartOracle::keeps_all(const Members& kept, std::span<const PartId> present) {
    return std::ranges::all_of(present, [&](PartId part) { return kept[part.index()]; });
}

PartOracle::Answer PartOracle::ask(std::span<const PartId> present, std::uint64_t nodes) {
    const Answer answer = known(present);
    if (answer != Answer::Unknown || limits_.reached()) return answer;
    const Answer found = search(present, nodes, {});
    if (found == Answer::No) refute(present);
    return found;
}

PartOracle::Answer PartOracle::ask_negated(std::span<const PartId> present, PartId broken,
                                           std::uint64_t nodes) {
    Answer answer = ask(present, std::min(nodes, kFirstNodes));
    if (answer == Answer::Unknown && nodes > kFirstNodes)
        answer = ask_negation_cases(present, broken, nodes / kNodeShareOfCase);
    return answer == Answer::Unknown ? ask(present, nodes) : answer;
}

PartOracle::Answer PartOracle::ask_negation_cases(std::span<const PartId> present, PartId broken,
                                                  std::uint64_t nodes) {
    if (!parts_.is_rule(broken)) return Answer::Unknown;
    const NegationCases cases = negation_cases(parts_.puzzle(), parts_.rule(broken));
    const Answer answer = ask_cases(cases, kMaxOpenCases, [&](const Rule& added) {
        const Rule* const one = &added;
        return search(present, nodes, {&one, 1});
    });
    if (answer == Answer::No) refute(present);
    return answer;
}

std::vector<PartId> PartOracle::kept_beside(std::span<const PartId> present) const {
    const Members* best = nullptr;
    std::ptrdiff_t most = -1;
    for (const Members& kept : kept_) {
        const auto count = std::ranges::count(kept, true);
        if (count <= most || !keeps_all(kept, present)) continue;
        best = &kept;
        most = count;
    }
    if (best == nullptr) return {present.begin(), present.end()};
    std::vector<PartId> parts = parts_.all();
    std::erase_if(parts, [&](PartId part) { return !(*best)[part.index()]; });
    return parts;
}

PartOracle::Answer PartOracle::known(std::span<const PartId> present) const {
    const auto keeps_present = [&](const Members& kept) { return keeps_all(kept, present); };
    if (std::ranges::any_of(kept_, keeps_present)) return Answer::Yes;
    const Members members = members_of(present);
    const auto is_within = [&](const Members& refuted) { return holds_all_of(members, refuted); };
    return std::ranges::any_of(refuted_, is_within) ? Answer::No : Answer::Unknown;
}

PartOracle::Answer PartOracle::search(std::span<const PartId> present, std::uint64_t nodes,
                                      std::span<const Rule* const> added) {
    Limits limits = limits_;
    limits.nodes = nodes;
    PartModel model(parts_, present, limits, added);
    const FoundSolution found = model.find();
    nodes_ = model.nodes();
    all_nodes_ += nodes_;
    ++searches_;
    if (found.answer != Answer::Yes) return found.answer;
    Members& kept = kept_.emplace_back(parts_.size());
    for (const PartId part : parts_.all()) kept[part.index()] = parts_.holds(part, found.values);
    return Answer::Yes;
}

void PartOracle::refute(std::span<const PartId> present) {
    const Members members = members_of(present);
    std::erase_if(refuted_, [&](const Members& refuted) { return holds_all_of(refuted, members); });
    refuted_.push_back(members);
}

}  // namespace sator::explain
