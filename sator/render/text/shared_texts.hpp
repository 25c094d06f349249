#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::render {

/// The long texts of a JSON object, e.g. demands of a thousand characters that many steps name. Each is stated
/// once, in the object's field `texts`. Elsewhere stands its beginning and "…".
class SharedTexts {
  public:
    /// In a text, a demand of this length is long if a list has it in each line.
    static constexpr std::size_t kLongInLists = 60;

    SharedTexts() = default;
    /// Texts of more than `longest` code points are long.
    explicit SharedTexts(std::size_t longest) : longest_(longest) {}

    /// The text that stands for another one. `full` is the index of that one; nullopt if the text is short
    /// and stands for itself.
    struct Shown {
        std::string text;
        std::optional<std::size_t> full;
    };
    Shown shown(const std::string& text);

    /// Replaces a demand in a sentence by the text that stands for it.
    std::string with_short(std::string sentence, const std::string& demand);
    /// Does the same, but the first sentence that has the demand keeps it once.
    std::string with_short_later(std::string sentence, const std::string& demand);

    /// Returns the long texts in the order of their first use.
    const std::vector<std::string>& all() const { return all_; }

  private:
    std::size_t longest_ = 200;
    std::vector<std::string> all_;
    std::map<std::string, Shown> known_;  // by long text
};

/// Returns what a rule demands in a sentence such as "row 1 must add up to 3", also in German; empty if it has no "must".
std::string demand_of(const std::string& sentence);

}  // namespace sator::render
