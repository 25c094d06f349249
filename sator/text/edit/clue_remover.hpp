#pragma once

#include <cstddef>
#include <map>
#include <set>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/edit/clue_site.hpp"
#include "sator/text/edit/operations.hpp"

namespace sator::text {

/// Removes rules from a text, together with the heads of blocks and the drawings that nothing needs any more.
class ClueRemover {
  public:
    explicit ClueRemover(EditDraft& draft) : draft_(draft) {}

    /// Removes a rule, or one of its sequences, counted over its drawings.
    std::expected<void, Diagnostic> remove(std::size_t rule, std::optional<std::size_t> part);
    /// Writes what can only be known after all removals.
    void finish();

  private:
    /// Removes a rule that a sign between two cells of a kind's drawing states.
    std::expected<void, Diagnostic> remove_printed(const RuleStatement& rule,
                                                   std::optional<std::size_t> part);
    std::expected<void, Diagnostic> remove_line(const ClueSite& site);
    std::expected<void, Diagnostic> remove_statement(const Statement& statement);
    std::expected<void, Diagnostic> remove_place(const RuleStatement& rule, const ClueSite& site,
                                                 std::size_t part);
    /// Removes the marks of some sequences from their drawing, and their key: `a=15`.
    std::expected<void, Diagnostic> remove_marks(std::size_t rule, const Statement& statement,
                                                 std::optional<std::size_t> part);
    std::expected<void, Diagnostic> remove_from_drawing(const DrawingLines& drawing, const Slot& cells);
    void remove_key(const Statement& statement, const std::string& label);

    EditDraft& draft_;
    std::map<const Statement*, std::set<std::uint32_t>> lines_;  // of the clues that are removed, by block
};

}  // namespace sator::text
