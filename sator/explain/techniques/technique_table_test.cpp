#include <gtest/gtest.h>

#include <set>

#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::tests {
namespace {

using namespace explain;

TEST(TechniqueTable, HasARowForEachTechniqueInOrder) {
    ASSERT_EQ(technique_table().size(), static_cast<std::size_t>(Technique::Contradiction) + 1);
    for (std::size_t i = 0; i < technique_table().size(); ++i)
        EXPECT_EQ(technique_table()[i].technique, static_cast<Technique>(i));
}

TEST(TechniqueTable, HasASentenceForEachTechnique) {
    for (const TechniqueEntry& entry : technique_table())
        EXPECT_TRUE(!entry.sentence.empty() || entry.sentence_of != nullptr) << entry.name;
}

/// Equal numbers would let two techniques share their random choices.
TEST(TechniqueTable, HasATieNumberForEachTechnique) {
    std::set<std::uint64_t> numbers;
    for (const TechniqueEntry& entry : technique_table()) numbers.insert(entry.tie_number);
    EXPECT_EQ(numbers.size(), technique_table().size());
}

}  // namespace
}  // namespace sator::tests
