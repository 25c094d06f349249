#pragma once

#include <deque>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// The kinds that a puzzle's text may name: those that it defines itself, then those of a table.
class KnownKinds {
  public:
    explicit KnownKinds(const KindTable& table) : table_(&table) {}

    /// Adds a kind that the text defines. It wins over a kind of the table with the same name.
    void add(std::shared_ptr<const KindDefinition> definition);

    /// Adds the kinds that statements define, if their texts can be read.
    void add_defined(std::span<const Statement> statements);
    /// Says that a rule of the puzzle has this name, which then means no built-in kind or rule.
    void hide(std::string name) { hidden_.insert(std::move(name)); }
    bool is_hidden(std::string_view name) const { return hidden_.contains(name); }

    const Kind* find(std::string_view name) const;
    /// Returns the kind that a statement names, or null. A statement of a built-in kind names a kind of the table.
    const Kind* of(const Statement& statement) const;
    /// Whether the text defines this kind.
    bool is_own(const Kind& kind) const;
    /// Returns the text's own definition of this name, or null.
    const KindDefinition* find_own(std::string_view name) const;
    const std::vector<std::shared_ptr<const KindDefinition>>& own() const { return own_; }
    const KindTable& table() const { return *table_; }
    /// Returns the words that may begin a line, as spelling_of writes them.
    std::vector<std::string> words() const;

  private:
    const KindTable* table_;
    std::vector<std::shared_ptr<const KindDefinition>> own_;
    std::deque<Kind> rows_;  // of own_; the addresses stay
    std::set<std::string, std::less<>> hidden_;
};

}  // namespace sator::text
