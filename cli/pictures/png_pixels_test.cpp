#include "cli/pictures/png_pixels.hpp"

#include <gtest/gtest.h>
#include <png.h>

#include <vector>

namespace sator::cli {
namespace {

std::string png_of(png_uint_32 width, png_uint_32 height, const std::vector<unsigned char>& levels) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = width;
    image.height = height;
    image.format = PNG_FORMAT_GRAY;
    png_alloc_size_t size = 0;
    png_image_write_to_memory(&image, nullptr, &size, 0, levels.data(), 0, nullptr);
    std::string file(size, '\0');
    png_image_write_to_memory(&image, file.data(), &size, 0, levels.data(), 0, nullptr);
    return file;
}

TEST(PngPixels, BecomeGreyLevels) {
    const std::string png = png_of(3, 2, {0, 255, 0, 255, 0, 255});
    EXPECT_TRUE(is_png(png));
    EXPECT_EQ(pgm_of_png(png), std::string("P5\n3 2\n255\n") + '\0' + '\xff' + '\0' + '\xff' + '\0' + '\xff');
}

TEST(PngPixels, DamagedAndLargeFilesAreRefused) {
    const std::string png = png_of(3, 2, {0, 255, 0, 255, 0, 255});
    EXPECT_EQ(pgm_of_png(png.substr(0, 30)), std::nullopt);
    EXPECT_EQ(pgm_of_png(png_of(201, 1, std::vector<unsigned char>(201))), std::nullopt);
    EXPECT_FALSE(is_png("P1\n3 2\n"));
}

}  // namespace
}  // namespace sator::cli
