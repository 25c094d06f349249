#pragma once

/// The inner namespaces of the library, one a layer. Names in `sator` are the public interface; names in
/// `sator::LAYER` are internal. Each layer sees the names of the layers before it (sator/layers.txt).
namespace sator {

namespace base {}
namespace language {
using namespace base;
}
namespace engine {
using namespace base;
using namespace language;
}  // namespace engine
namespace propagators {
using namespace base;
using namespace language;
using namespace engine;
}  // namespace propagators
namespace puzzle {
using namespace base;
using namespace language;
using namespace engine;
using namespace propagators;
}  // namespace puzzle
namespace rules {
using namespace base;
using namespace language;
using namespace engine;
using namespace propagators;
using namespace puzzle;
}  // namespace rules
namespace solve {
using namespace base;
using namespace language;
using namespace engine;
using namespace propagators;
using namespace puzzle;
using namespace rules;
}  // namespace solve
namespace formats {
using namespace base;
using namespace language;
using namespace engine;
using namespace propagators;
using namespace puzzle;
using namespace rules;
using namespace solve;
}  // namespace formats
namespace explain {
using namespace base;
using namespace language;
using namespace engine;
using namespace propagators;
using namespace puzzle;
using namespace rules;
using namespace solve;
using namespace formats;
}  // namespace explain
namespace render {
using namespace base;
using namespace language;
using namespace engine;
using namespace propagators;
using namespace puzzle;
using namespace rules;
using namespace solve;
using namespace formats;
using namespace explain;
}  // namespace render

}  // namespace sator
