#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/engine/counting/counter.hpp"

namespace sator {

/// How far a long count or listing has come, for another call to go on.
struct Checkpoint {
    std::string question;  ///< what tells this question from others
    bool is_listing = false;
    // A listing: how many solutions were written, how many bytes they take, and the last of them.
    std::uint64_t found = 0, bytes = 0;
    std::vector<Value> solution;
    // A count.
    std::vector<CountLevel> levels;
};

/// As a file's text: a few lines of words and decimal numbers.
std::string to_text(const Checkpoint& checkpoint);
/// What `to_text` wrote; nothing where it is anything else, or not all of it.
std::optional<Checkpoint> checkpoint_of(std::string_view text);

/// Makes `text` a file's content. Whoever reads it finds the old content or the new one, never a part.
/// Answers 0 or an `errno`.
int replace_file(const std::string& path, std::string_view text);

}  // namespace sator
