#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/kinds/kind_texts.hpp"
#include "sator/puzzle/name_spelling.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

/// The kinds that a reader knows. A text is read when its kind is first asked for.
class KindTable {
  public:
    explicit KindTable(std::span<const kinds::KindText> texts);
    KindTable(const KindTable&) = delete;
    KindTable& operator=(const KindTable&) = delete;
    ~KindTable();

    /// The kinds of sator/kinds.
    static const KindTable& standard();

    /// Returns the row of a kind, by any of its names in any spelling, or null.
    const Kind* find(std::string_view name) const;
    /// Returns all names of all kinds, as spelling_of writes them.
    const std::vector<std::string>& words() const { return words_; }
    /// Returns all kinds, by name.
    std::vector<Kind> rows() const;

  private:
    struct ReadText;
    struct Entry {
        const kinds::KindText* text = nullptr;
        mutable std::atomic<const ReadText*> read = nullptr;

        const Kind& row() const;
    };

    void add_name(std::string_view name, const Entry& entry);

    std::map<std::string, std::unique_ptr<Entry>, std::less<>> entries_;  // by name
    std::map<std::string, const Entry*, std::less<>> by_spelling_;
    std::vector<std::string> words_;
};

/// Returns the other names of a kind as a line may have them: "fill_a_pix".
std::vector<std::string> other_names(const Kind& kind);

/// All kinds of the standard table, by name.
std::span<const Kind> kind_table();

/// Returns the row of a kind of the standard table, by any of its names, or null.
const Kind* find_kind(std::string_view name);

}  // namespace sator::text
