#include "sator/rules/registry/registry.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace base;
using namespace rules;

void Registry::add(RuleEntry entry) {
    SATOR_ASSERT(find(entry.name) == nullptr);
    entries_.push_back(std::move(entry));
}

const RuleEntry* Registry::find(std::string_view name) const {
    const auto entry = std::ranges::find(entries_, name, &RuleEntry::name);
    return entry == entries_.end() ? nullptr : &*entry;
}

}  // namespace sator
