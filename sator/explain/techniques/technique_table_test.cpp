#include <gtest/gtest.h>

#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::tests {
namespace {

using namespace explain;

TEST(TechniqueTable, HasASentenceForEachTechnique) {
    for (const TechniqueEntry& entry : technique_table())
        EXPECT_TRUE(!entry.sentence.empty() || entry.sentence_of != nullptr) << entry.name;
}

}  // namespace
}  // namespace sator::tests
