#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::bench {

/// Returns the path of a file of the corpus: in $SATOR_SHARED/corpus, or else in ../shared/corpus beside the
/// sources.
std::string corpus_path(const std::string& file);

/// Returns the content of a file, or nullopt if it cannot be read.
std::optional<std::string> contents(const std::string& path);

/// Returns the puzzles of a file of the corpus, or none if the file is absent.
std::vector<std::shared_ptr<const Puzzle>> corpus_puzzles(const std::string& file, Resources& resources);

}  // namespace sator::bench
