#include "sator/rules/registry/registry.hpp"

#include <string>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace base;
using namespace rules;

std::expected<void, Diagnostic> Registry::add(RuleEntry entry) {
    std::vector<std::string> names = entry.aliases;
    names.push_back(entry.name);
    for (const std::string& name : names) {
        if (rows_.contains(name))
            return std::unexpected(error_at({}, "there is a rule called '" + name + "' already",
                                            "give the new rule another name"));
    }
    for (std::string& name : names) rows_.emplace(std::move(name), entries_.size());
    entries_.push_back(std::move(entry));
    return {};
}

const RuleEntry* Registry::find(std::string_view name) const {
    const auto row = rows_.find(name);
    return row == rows_.end() ? nullptr : &entries_[row->second];
}

}  // namespace sator
