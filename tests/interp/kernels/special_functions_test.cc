#include "backtape/interp/kernels/pointwise/special_functions.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace backtape::kernels {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

// `values` are pairs of an argument and the value that mpmath computed with 50 digits.
template <typename F>
void ExpectNear(const F& f, const std::vector<std::pair<double, double>>& values, double atol = 0) {
  for (const auto& [x, expected] : values) EXPECT_NEAR(f(x), expected, 5e-15 * std::abs(expected) + atol) << "at " << x;
}

TEST(SpecialFunctions, Digamma) {
  ExpectNear(Digamma,
             {{-20.5, 3.04461688251252463},
              {-3.7, -0.845076858870419355},
              {-0.5, 0.0364899739785765206},
              {1e-07, -10000000.5772155009},
              {0.25, -4.22745353337626541},
              {1.4616, -0.0000311062512303416497},
              {2.5, 0.703156640645243187},
              {9.9, 2.24118031660638144},
              {10, 2.25175258906672111},
              {10000.0, 9.2102903711428494}},
             /*atol=*/1e-16);
}

TEST(SpecialFunctions, Trigamma) {
  ExpectNear(static_cast<double (*)(double)>(Trigamma), {{-3.7, 14.8424218641242799},
                                                         {-0.5, 8.93480220054467931},
                                                         {0.1, 101.433299150792748},
                                                         {0.9, 1.92253995947720345},
                                                         {5, 0.221322955737115325},
                                                         {10000.0, 0.000100005000166666666}});
}

TEST(SpecialFunctions, PolygammaOfOrder2) {
  ExpectNear([](double x) { return Polygamma(2, x); }, {{-100.25, 124.025008206917709},
                                                        {-3.7, -68.8934546886735474},
                                                        {0.1, -2001.86145737834367},
                                                        {2.5, -0.236204051641727403},
                                                        {20, -0.00262812240231465459},
                                                        {10000.0, -1.00010000499999998e-8}});
}

TEST(SpecialFunctions, PolygammaOfOrder5) {
  ExpectNear([](double x) { return Polygamma(5, x); }, {{-3.7, 165660.157283993494},
                                                        {0.1, 120000069.307510929},
                                                        {2.5, 0.578569178567183485},
                                                        {20, 8.48426620615823007e-6}});
}

TEST(SpecialFunctions, BesselI0) {
  ExpectNear(BesselI0, {{0, 1.0},
                        {0.1, 1.0025015629340956},
                        {3, 4.88079258586502409},
                        {10, 2815.71662846625447},
                        {24.9, 5235629675.80442218},
                        {25.1, 6369018573.80350254},
                        {100, 1.07375170713107382e+42},
                        {700, 1.52959334767187374e+302}});
}

TEST(SpecialFunctions, BesselI0Scaled) {
  ExpectNear(BesselI0Scaled, {{0.1, 0.907100925782301092},
                              {10, 0.127833337163428607},
                              {25.1, 0.0800351972542962364},
                              {10000.0, 0.00398947267460473211}});
}

TEST(SpecialFunctions, BesselI1) {
  ExpectNear(BesselI1, {{1e-07, 5.00000000000000602e-8},
                        {0.1, 0.0500625260470926949},
                        {3, 3.9533702174026094},
                        {24.9, 5129395695.92574207},
                        {25.1, 6240828249.87398027},
                        {700, 1.52850039023390069e+302}});
}

TEST(SpecialFunctions, BesselI1Scaled) {
  ExpectNear(BesselI1Scaled, {{0.1, 0.0452984468088093273},
                              {10, 0.121262681384455519},
                              {25.1, 0.0784243151783684139},
                              {10000.0, 0.00398927319598366226}});
}

TEST(SpecialFunctions, InverseErf) {
  ExpectNear(InverseErf, {{1e-40, 8.86226925452757951e-41},
                          {1e-07, 8.86226925452760294e-8},
                          {0.1, 0.088855990494257692},
                          {0.2999, 0.272367265172926988},
                          {0.3001, 0.272558169245447021},
                          {0.5, 0.476936276204469873},
                          {0.9, 1.16308715367667416},
                          {0.9999, 2.75106390571207969},
                          {0.9999999999999991, 5.68612844131039098}});
}

TEST(SpecialFunctions, ScaledErfc) {
  ExpectNear(ScaledErfc, {{-26, 7.65772493149056835e+293},
                          {-3, 16205.9888539995866},
                          {-0.1, 1.12364335419920948},
                          {0.5, 0.615690344192925875},
                          {3, 0.17900115118138995},
                          {9.99, 0.0561966407068588202},
                          {10.01, 0.0560854543550019209},
                          {50, 0.0112815362653237725},
                          {100000000.0, 5.64189583547756259e-9}});
}

TEST(SpecialFunctions, LogNormalCdf) {
  ExpectNear(LogNormalCdf, {{-10000.0, -50000010.1292789152},
                            {-30, -454.321243956343197},
                            {-3, -6.60772622151034954},
                            {-1.01, -1.85631306234317844},
                            {-0.99, -1.82581031784281236},
                            {0, -0.693147180559945309},
                            {2, -0.0230129093289634885},
                            {8, -6.22096057427178606e-16}});
}

TEST(SpecialFunctions, PolesAndEnds) {
  EXPECT_EQ(Digamma(0), -kInf);
  EXPECT_EQ(Digamma(-0.0), kInf);
  EXPECT_TRUE(std::isnan(Digamma(-3)));
  EXPECT_EQ(Digamma(kInf), kInf);
  EXPECT_EQ(Trigamma(0.0), kInf);
  EXPECT_EQ(Trigamma(kInf), 0);
  EXPECT_EQ(Polygamma(2, -3), -kInf);
  EXPECT_EQ(Polygamma(3, -3), kInf);
  EXPECT_EQ(LogGamma(-2), kInf);
  EXPECT_EQ(InverseErf(1), kInf);
  EXPECT_EQ(InverseErf(-1), -kInf);
  EXPECT_TRUE(std::isnan(InverseErf(1.5)));
  EXPECT_EQ(ScaledErfc(-kInf), kInf);
  EXPECT_EQ(ScaledErfc(kInf), 0);
  EXPECT_EQ(LogNormalCdf(-kInf), -kInf);
  EXPECT_EQ(LogNormalCdf(kInf), 0);
  EXPECT_EQ(BesselI0Scaled(kInf), 0);
  EXPECT_EQ(BesselI0(800), kInf);
}

TEST(SpecialFunctions, NaNGivesNaN) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  for (double value : {Digamma(nan), Trigamma(nan), Polygamma(2, nan), BesselI0(nan), BesselI1Scaled(nan),
                       InverseErf(nan), ScaledErfc(nan), LogNormalCdf(nan), LogGamma(nan)}) {
    EXPECT_TRUE(std::isnan(value));
  }
}

}  // namespace
}  // namespace backtape::kernels
