#include "backtape/tensor/device.h"

#include "gtest/gtest.h"

namespace backtape {
namespace {

TEST(Device, ParsesItsOwnOutput) {
  for (const char* text : {"cpu", "cuda", "cuda:0", "cuda:12", "meta", "mps:0"}) {
    const std::optional<Device> device = Device::Parse(text);
    ASSERT_TRUE(device.has_value()) << text;
    EXPECT_EQ(device->ToString(), text);
  }
  EXPECT_EQ(Device::Parse("cuda:3"), (Device{"cuda", 3}));
  EXPECT_EQ(Device::Parse("cpu"), Device());
}

TEST(Device, RefusesOtherNames) {
  for (const char* text : {"", "gpu", "cpu:", "cuda:-1", "cuda: 1", "cuda:1x", "cuda:99999999999", "strided", ":0"}) {
    EXPECT_FALSE(Device::Parse(text).has_value()) << text;
  }
}

TEST(Layout, NamesRoundTrip) {
  for (int i = 0; i <= static_cast<int>(Layout::kJagged); ++i) {
    const auto layout = static_cast<Layout>(i);
    EXPECT_EQ(LayoutFromTorchName(TorchName(layout)), layout);
  }
  EXPECT_EQ(TorchName(Layout::kSparse), "sparse_coo");
  EXPECT_FALSE(LayoutFromTorchName("dense").has_value());
}

TEST(MemoryFormat, NamesRoundTrip) {
  for (int i = 0; i <= static_cast<int>(MemoryFormat::kChannelsLast3d); ++i) {
    const auto format = static_cast<MemoryFormat>(i);
    EXPECT_EQ(MemoryFormatFromTorchName(TorchName(format)), format);
  }
  EXPECT_EQ(TorchName(MemoryFormat::kContiguous), "contiguous_format");
  EXPECT_FALSE(MemoryFormatFromTorchName("contiguous").has_value());
}

}  // namespace
}  // namespace backtape
