#include "sator/text/kinds/kind_table.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/text/definitions/expand_definition.hpp"
#include "sator/text/definitions/read_kind_definition.hpp"

namespace sator::text {

namespace {

/// Returns the names between the commas of a text.
std::vector<std::string_view> divided_at_commas(std::string_view text) {
    std::vector<std::string_view> names;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        std::string_view name = text.substr(0, comma);
        name.remove_prefix(std::min(name.find_first_not_of(' '), name.size()));
        if (!name.empty()) names.push_back(name);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return names;
}

}  // namespace

/// A text that was read, and its row.
struct KindTable::ReadText {
    std::shared_ptr<const KindDefinition> definition;
    Kind row;
};

KindTable::KindTable(std::span<const kinds::KindText> texts) {
    for (const kinds::KindText& text : texts) {
        auto& entry = entries_[std::string(text.name)] = std::make_unique<Entry>();
        entry->text = &text;
        add_name(text.name, *entry);
        for (const std::string_view name : divided_at_commas(text.names)) add_name(name, *entry);
    }
}

KindTable::~KindTable() {
    for (const auto& [name, entry] : entries_) delete entry->read.load();
}

void KindTable::add_name(std::string_view name, const Entry& entry) {
    if (name.empty()) return;
    std::string spelling = spelling_of(name);
    if (by_spelling_.emplace(spelling, &entry).second) words_.push_back(std::move(spelling));
}

const Kind& KindTable::Entry::row() const {
    if (const ReadText* known = read.load(std::memory_order_acquire)) return known->row;
    auto definition = read_kind_file(text->text);
    SATOR_ASSERT(definition.has_value());  // a test reads all texts
    auto fresh = std::make_unique<const ReadText>(ReadText{*definition, kind_of(**definition)});
    const ReadText* expected = nullptr;
    // Another thread may have read it, too; then its row stays.
    if (!read.compare_exchange_strong(expected, fresh.get(), std::memory_order_acq_rel)) return expected->row;
    return fresh.release()->row;
}

const KindTable& KindTable::standard() {
    static const KindTable table(kinds::kind_texts());
    return table;
}

const Kind* KindTable::find(std::string_view name) const {
    const auto found = by_spelling_.find(spelling_of(name));
    return found == by_spelling_.end() ? nullptr : &found->second->row();
}

std::vector<Kind> KindTable::rows() const {
    std::vector<Kind> rows;
    for (const auto& [name, entry] : entries_) rows.push_back(entry->row());
    return rows;
}

std::vector<std::string> other_names(const Kind& kind) {
    std::vector<std::string> names;
    const auto add = [&](std::string_view name) {
        std::string spelling = spelling_of(name);
        const bool is_known =
            spelling.empty() || spelling == kind.name || std::ranges::find(names, spelling) != names.end();
        if (!is_known) names.push_back(std::move(spelling));
    };
    for (const std::string& name : kind.names) add(name);
    return names;
}

std::span<const Kind> kind_table() {
    static const std::vector<Kind> rows = KindTable::standard().rows();
    return rows;
}

const Kind* find_kind(std::string_view name) {
    return KindTable::standard().find(name);
}

}  // namespace sator::text
