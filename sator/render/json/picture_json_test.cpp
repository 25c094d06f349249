#include "sator/render/json/picture_json.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using namespace render;

std::string json_of(const Picture& picture) {
    LimitWatch unlimited;
    return picture_json("demo", picture, unlimited);
}

TEST(PictureJson, PaintsCellsBeforeLinesAndTexts) {
    const Picture picture{.title = "two",
                          .shapes = {{Look::Given, Label{{1.005, 2}, "5", 20}},
                                     {Look::Thick, Outline{{{{0, 0}, {40, 0}}, {{0, 1.25}, {-3.999, 2}}}}},
                                     {Look::Cell, Disc{{20, 20.5}, 3.14159}, "fill:#fff"}},
                          .box = {{0, 0}, {40, 40.5}}};
    EXPECT_EQ(json_of(picture),
              R"({"sator":1,"puzzle":"demo","title":"two","box":[0,0,40,40.5],"shapes":[)"
              R"({"look":"cell","circle":{"at":[20,20.5],"radius":3.14},"style":"fill:#fff"},)"
              R"({"look":"thick","path":[[[0,0],[40,0]],[[0,1.25],[-4,2]]],"closed":false},)"
              R"({"look":"given","text":{"at":[1,2],"text":"5","size":20,"anchor":"middle","turn":0}}]})"
              "\n");
}

TEST(PictureJson, AnEmptyPictureHasAnEmptyBox) {
    EXPECT_EQ(json_of({}),
              "{\"sator\":1,\"puzzle\":\"demo\",\"title\":\"\",\"box\":[0,0,0,0],\"shapes\":[]}\n");
}

TEST(PictureJson, ReplacesTextsThatAreNotUtf8) {
    const Picture picture{.title = "a\xff", .shapes = {}, .box = {}};
    EXPECT_NE(json_of(picture).find("\"title\":\"a\xef\xbf\xbd\""), std::string::npos);
}

}  // namespace
}  // namespace sator::tests
