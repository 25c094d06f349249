#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::bench {

/// A file of the corpus, as a path: below $SATOR_SHARED/corpus, else ../shared/corpus beside the sources.
std::string corpus_path(const std::string& file);

/// What a file holds; nothing where it cannot be read.
std::optional<std::string> contents(const std::string& path);

/// The puzzles of a file of the corpus; none where it is absent.
std::vector<std::shared_ptr<const Puzzle>> corpus_puzzles(const std::string& file, Resources& resources);

}  // namespace sator::bench
