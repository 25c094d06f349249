#include "sator/rules/registry/registry.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace base;
using namespace rules;

void Registry::add(RuleEntry entry) {
    SATOR_ASSERT(find(entry.name) == nullptr);
    for (const std::string& alias : entry.aliases) SATOR_ASSERT(find(alias) == nullptr);
    entries_.push_back(std::move(entry));
}

const RuleEntry* Registry::find(std::string_view name) const {
    const auto entry = std::ranges::find_if(entries_, [&](const RuleEntry& row) {
        return row.name == name || std::ranges::find(row.aliases, name) != row.aliases.end();
    });
    return entry == entries_.end() ? nullptr : &*entry;
}

}  // namespace sator
