// Looks up properties by name in generated tables, whose sets are packed (packed_ranges.hpp) and decoded at
// each call.
#include "sator/language/unicode/unicode_properties.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "sator/language/unicode/packed_ranges.hpp"

namespace sator::language {

namespace {

/// A generated row. `names` holds the property's name and aliases, separated by blanks; for `ranges` see
/// `decode_ranges`.
struct SetRow {
    std::string_view names;
    std::string_view ranges;
};

/// A script's characters, the characters that Script_Extensions adds to them, and those that it removes.
struct ScriptRow {
    std::string_view names;
    std::string_view ranges;
    std::string_view added;
    std::string_view removed;
};

#include "sator/language/unicode/unicode_tables.inc"

/// Calls `visit` with each of the blank-separated names until it returns true. Returns whether it did.
template <class Visit>
bool any_name(std::string_view names, Visit visit) {
    for (std::size_t at = 0; at < names.size();) {
        const std::size_t end = std::min(names.find(' ', at), names.size());
        if (visit(names.substr(at, end - at))) return true;
        at = end + 1;
    }
    return false;
}

bool has_name(std::string_view names, std::string_view name) {
    return any_name(names, [&](std::string_view one) { return one == name; });
}

template <class Rows>
auto find_row(const Rows& rows, std::string_view name) {
    return std::ranges::find_if(rows, [&](const auto& row) { return has_name(row.names, name); });
}

std::optional<CodePointSet> general_category(std::string_view name) {
    const auto row = find_row(kCategories, name);
    if (row == std::end(kCategories)) return std::nullopt;
    return decode_ranges(row->ranges);
}

std::optional<CodePointSet> script(std::string_view name, bool extensions) {
    const auto row = find_row(kScripts, name);
    if (row == std::end(kScripts)) return std::nullopt;
    const CodePointSet own = decode_ranges(row->ranges);
    return extensions ? (own | decode_ranges(row->added)) - decode_ranges(row->removed) : own;
}

std::optional<CodePointSet> binary_property(std::string_view name) {
    constexpr char32_t kLastAscii = 0x7F;
    if (name == "Any") return CodePointSet::all();
    if (name == "ASCII") return CodePointSet{{0, kLastAscii}};
    if (name == "Assigned") return ~*general_category("Cn");
    const auto row = find_row(kBinaryProperties, name);
    if (row == std::end(kBinaryProperties)) return std::nullopt;
    return decode_ranges(row->ranges);
}

/// Returns the Levenshtein distance. Letters are compared without case.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t change = diagonal + ((a[i] | 0x20) == (b[j] | 0x20) ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({change, diagonal + 1, row[j] + 1});
        }
    }
    return row.back();
}

/// Finds the name nearest to the wanted one. Names that differ in more than a third of its letters are
/// ignored.
class Nearest {
  public:
    explicit Nearest(std::string_view wanted) : wanted_(wanted), best_(wanted.size() / 3 + 1) {}

    void offer(std::string_view names) {
        any_name(names, [&](std::string_view name) {
            const std::size_t found = distance(wanted_, name);
            if (found < best_) {
                best_ = found;
                name_ = name;
            }
            return false;
        });
    }
    template <class Rows>
    void offer_rows(const Rows& rows) {
        for (const auto& row : rows) offer(row.names);
    }
    std::string_view name() const { return name_; }

  private:
    std::string_view wanted_;
    std::size_t best_;
    std::string_view name_;
};

constexpr std::string_view kCategoryNames = "General_Category gc";
constexpr std::string_view kScriptNames = "Script sc";
constexpr std::string_view kExtensionNames = "Script_Extensions scx";

}  // namespace

std::optional<CodePointSet> unicode_property(std::string_view name, std::string_view value) {
    if (!value.empty()) {
        if (has_name(kCategoryNames, name)) return general_category(value);
        if (has_name(kScriptNames, name)) return script(value, false);
        if (has_name(kExtensionNames, name)) return script(value, true);
        return std::nullopt;
    }
    if (auto set = general_category(name)) return set;
    return binary_property(name);
}

std::string_view nearest_unicode_property(std::string_view name, std::string_view value) {
    // Longer names get no suggestion, because the distance costs quadratic time.
    constexpr std::size_t kLongestName = 40;
    const std::string_view wanted = value.empty() ? name : value;
    if (wanted.size() > kLongestName) return {};
    Nearest nearest(wanted);
    const bool is_script = has_name(kScriptNames, name) || has_name(kExtensionNames, name);
    if (!value.empty() && !is_script && !has_name(kCategoryNames, name)) {
        nearest = Nearest(name);
        for (const std::string_view names : {kCategoryNames, kScriptNames, kExtensionNames})
            nearest.offer(names);
    } else if (is_script && !value.empty()) {
        nearest.offer_rows(kScripts);
    } else {
        nearest.offer_rows(kCategories);
        if (value.empty()) nearest.offer_rows(kBinaryProperties);
    }
    return nearest.name();
}

}  // namespace sator::language
