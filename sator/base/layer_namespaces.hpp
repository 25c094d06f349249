#pragma once

/// The inner namespaces of the library, one a layer. Names in `sator` are the public interface; names in
/// `sator::LAYER` are internal. Each layer sees the names of the layer before it, and through it those of all layers
/// before (sator/layers.txt).
namespace sator {

namespace base {}
namespace language {
using namespace base;
}
namespace engine {
using namespace language;
}
namespace propagators {
using namespace engine;
}
namespace puzzle {
using namespace propagators;
}
namespace rules {
using namespace puzzle;
}
namespace solve {
using namespace rules;
}
namespace text {
using namespace solve;
}
namespace exchange {
using namespace text;
}
namespace explain {
using namespace exchange;
}
namespace render {
using namespace explain;
}

}  // namespace sator
