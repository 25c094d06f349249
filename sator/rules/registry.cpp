#include "sator/rules/registry.hpp"

#include <algorithm>

#include "sator/base/check.hpp"
#include "sator/rules/regex.hpp"
#include "sator/rules/sum.hpp"

namespace sator {

const Registry& Registry::standard() {
    static const Registry registry = [] {
        Registry all;
        all.add(regex_rule());
        all.add(sum_rule());
        return all;
    }();
    return registry;
}

void Registry::add(RuleEntry entry) {
    SATOR_CHECK(find(entry.name) == nullptr);
    entries_.push_back(std::move(entry));
}

const RuleEntry* Registry::find(std::string_view name) const {
    const auto entry = std::ranges::find(entries_, name, &RuleEntry::name);
    return entry == entries_.end() ? nullptr : &*entry;
}

}  // namespace sator
