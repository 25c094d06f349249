#include "sator/ask/plans/merged_plan.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "sator/ask/plans/part_names.hpp"

namespace sator::ask {

namespace {

/// The sum of a part and its children.
struct PartSum {
    BigCount count;
    std::uint64_t sum = 0;
    bool has_sum = false, is_whole = true;
    double seconds = 0;
    std::set<std::string> hosts;
    std::vector<std::string> parts;  ///< with its children
};

class PlanMerger {
  public:
    PlanMerger(const Plan& plan, const FindResults& find) : plan_(plan), find_(find) {}

    MergedPlan merge() {
        std::uint64_t sum = 0;
        bool has_sum = false;
        for (std::size_t i = 0; i < plan_.parts.size(); ++i) {
            const std::string name = std::to_string(i + 1);
            const FoundResults found = find_(name);
            const PartSum part = sum_of(name, found);
            merged_.total += part.count;
            sum += part.sum;
            has_sum |= part.has_sum;
            merged_.seconds += part.seconds;
            if (part.is_whole) compare(name, part, found.again);
            of_hosts_.push_back(part);
        }
        merged_.total *= plan_.factor;
        if (has_sum) merged_.sum = sum;
        find_doubtful_parts();
        return std::move(merged_);
    }

  private:
    PartSum sum_of(const std::string& name, const FoundResults& found) {
        PartSum part;
        part.parts.push_back(name);
        if (!found.first) {
            (found.is_damaged ? merged_.damaged : merged_.missing).push_back(name);
            part.is_whole = false;
            return part;
        }
        const PartResult& result = *found.first;
        part.hosts.insert(result.hosts.begin(), result.hosts.end());
        if (result.made_by != plan_.made_by) {
            merged_.other_programs.push_back(name);
            part.is_whole = false;
            return part;
        }
        part.count = result.count;
        part.sum = result.sum.value_or(0);
        part.has_sum = result.sum.has_value();
        part.seconds = result.seconds;
        for (std::size_t i = 0; i < result.children.size(); ++i)
            add_child(part, child_name(result, i), result.children[i].multiplicity);
        return part;
    }

    void add_child(PartSum& part, const std::string& name, const BigCount& multiplicity) {
        PartSum child = sum_of(name, find_(name));
        part.count += multiplicity * child.count;
        part.sum += child.sum;
        part.has_sum |= child.has_sum;
        part.is_whole &= child.is_whole;
        part.seconds += child.seconds;
        part.hosts.merge(child.hosts);
        std::ranges::move(child.parts, std::back_inserter(part.parts));
    }

    void compare(const std::string& name, const PartSum& first, const std::vector<PartResult>& again) {
        using Key = std::pair<BigCount, std::uint64_t>;
        std::map<Key, std::set<std::string>> hosts;  // by count and sum
        std::map<Key, std::size_t> votes;
        const Key of_first(first.count, first.sum);
        hosts[of_first] = first.hosts;
        votes[of_first] = 1;
        PartDifference difference{name, {}};
        difference.found.push_back({{first.hosts.begin(), first.hosts.end()},
                                    first.count,
                                    first.has_sum ? std::optional(first.sum) : std::nullopt});
        for (const PartResult& result : again) {
            if (!result.children.empty() || result.made_by != plan_.made_by) continue;
            const Key key(result.count, result.sum.value_or(0));
            hosts[key].insert(result.hosts.begin(), result.hosts.end());
            ++votes[key];
            difference.found.push_back({result.hosts, result.count, result.sum});
        }
        if (difference.found.size() > 1) ++merged_.made_again;
        if (votes.size() < 2) return;
        const auto most = std::ranges::max_element(votes, {}, [](const auto& vote) { return vote.second; });
        const bool has_majority =
            std::ranges::count(votes, most->second, [](const auto& vote) { return vote.second; }) == 1;
        for (const auto& [key, names] : hosts) {
            if (!has_majority || key != most->first)
                merged_.doubtful_hosts.insert(names.begin(), names.end());
        }
        merged_.differences.push_back(std::move(difference));
    }

    void find_doubtful_parts() {
        for (const PartSum& part : of_hosts_) {
            const bool is_doubtful = std::ranges::any_of(
                part.hosts, [&](const std::string& host) { return merged_.doubtful_hosts.contains(host); });
            if (is_doubtful) std::ranges::copy(part.parts, std::back_inserter(merged_.doubtful_parts));
        }
    }

    const Plan& plan_;
    const FindResults& find_;
    MergedPlan merged_;
    std::vector<PartSum> of_hosts_;
};

}  // namespace

MergedPlan merged_plan(const Plan& plan, const FindResults& find) {
    return PlanMerger(plan, find).merge();
}

}  // namespace sator::ask
