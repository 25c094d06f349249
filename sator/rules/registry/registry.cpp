#include "sator/rules/registry/registry.hpp"

#include "sator/base/assert.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace base;
using namespace rules;

void Registry::add(RuleEntry entry) {
    const std::size_t row = entries_.size();
    bool is_new = rows_.emplace(entry.name, row).second;
    for (const std::string& alias : entry.aliases) is_new &= rows_.emplace(alias, row).second;
    SATOR_ASSERT(is_new);
    entries_.push_back(std::move(entry));
}

const RuleEntry* Registry::find(std::string_view name) const {
    const auto row = rows_.find(name);
    return row == rows_.end() ? nullptr : &entries_[row->second];
}

}  // namespace sator
