# Checks cmake/write_unit.cmake: cmake -DSOURCE=… -DWORK=… -P check.cmake
# Two sources define make(), kMost and Reader; each must get a spelling of its own. The second uses a member called kMost, so it keeps
# that name.
file(WRITE ${WORK}/first.cpp "#include \"first.hpp\"

#include <vector>

namespace sator {

namespace {

constexpr int kMost = 3;

class Reader {
  public:
    int read() const { return kMost; }
};

int make(const Reader& reader) {
    return reader.read();
}

}  // namespace

int first() {
    return make({});
}

}  // namespace sator
")
file(WRITE ${WORK}/second.cpp "#include \"first.hpp\"
#ifdef __linux__
#include <unistd.h>
#endif

namespace {

constexpr int kMost = sator::Limits::kMost;

struct Reader {};

std::vector<int> make(int count) {
    return std::vector<int>(count, 0);
}

}  // namespace
")
execute_process(COMMAND ${CMAKE_COMMAND} -DOUT=${WORK}/unit.cpp "-DFILES=${WORK}/first.cpp|${WORK}/second.cpp"
  -P ${SOURCE}/cmake/write_unit.cmake COMMAND_ERROR_IS_FATAL ANY)
file(READ ${WORK}/unit.cpp unit)
set(expected "// Made by cmake/write_unit.cmake.
#include \"first.hpp\"
#include <vector>

#define Reader Reader_0
#define kMost kMost_0
#define make make_0
#include \"${WORK}/first.cpp\"
#undef Reader
#undef kMost
#undef make

#define Reader Reader_1
#define make make_1
#include \"${WORK}/second.cpp\"
#undef Reader
#undef make
")
if(NOT unit STREQUAL expected)
  message(FATAL_ERROR "the unit is\n${unit}\ninstead of\n${expected}")
endif()
