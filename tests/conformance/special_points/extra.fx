# calls for values.txt
graph():
    %e0_self_0 : [num_users=1] = placeholder[target=e0_self_0]
    %e0_self_1 : [num_users=1] = placeholder[target=e0_self_1]
    %e1_self_0 : [num_users=1] = placeholder[target=e1_self_0]
    %e1_self_1 : [num_users=1] = placeholder[target=e1_self_1]
    %e2_self_0 : [num_users=1] = placeholder[target=e2_self_0]
    %e2_self_1 : [num_users=1] = placeholder[target=e2_self_1]
    %e3_self_0 : [num_users=1] = placeholder[target=e3_self_0]
    %e3_self_1 : [num_users=1] = placeholder[target=e3_self_1]
    %e4_self_0 : [num_users=1] = placeholder[target=e4_self_0]
    %e4_self_1 : [num_users=1] = placeholder[target=e4_self_1]
    %e5_self_0 : [num_users=1] = placeholder[target=e5_self_0]
    %e5_self_1 : [num_users=1] = placeholder[target=e5_self_1]
    %e6_self_0 : [num_users=1] = placeholder[target=e6_self_0]
    %e6_self_1 : [num_users=1] = placeholder[target=e6_self_1]
    %e7_self_0 : [num_users=1] = placeholder[target=e7_self_0]
    %e7_self_1 : [num_users=1] = placeholder[target=e7_self_1]
    %e8_self_0 : [num_users=1] = placeholder[target=e8_self_0]
    %e8_self_1 : [num_users=1] = placeholder[target=e8_self_1]
    %e9_self_0 : [num_users=1] = placeholder[target=e9_self_0]
    %e9_self_1 : [num_users=1] = placeholder[target=e9_self_1]
    %e10_self_0 : [num_users=1] = placeholder[target=e10_self_0]
    %e10_self_1 : [num_users=1] = placeholder[target=e10_self_1]
    %e11_self_0 : [num_users=1] = placeholder[target=e11_self_0]
    %e11_self_1 : [num_users=1] = placeholder[target=e11_self_1]
    %e12_self_0 : [num_users=1] = placeholder[target=e12_self_0]
    %e12_self_1 : [num_users=1] = placeholder[target=e12_self_1]
    %e13_self_0 : [num_users=1] = placeholder[target=e13_self_0]
    %e13_self_1 : [num_users=1] = placeholder[target=e13_self_1]
    %e14_self_0 : [num_users=1] = placeholder[target=e14_self_0]
    %e14_self_1 : [num_users=1] = placeholder[target=e14_self_1]
    %e15_self_0 : [num_users=1] = placeholder[target=e15_self_0]
    %e15_self_1 : [num_users=1] = placeholder[target=e15_self_1]
    %e16_self_0 : [num_users=1] = placeholder[target=e16_self_0]
    %e16_self_1 : [num_users=1] = placeholder[target=e16_self_1]
    %e17_self_0 : [num_users=1] = placeholder[target=e17_self_0]
    %e17_self_1 : [num_users=1] = placeholder[target=e17_self_1]
    %e18_self_0 : [num_users=1] = placeholder[target=e18_self_0]
    %e18_self_1 : [num_users=1] = placeholder[target=e18_self_1]
    %e19_self_0 : [num_users=1] = placeholder[target=e19_self_0]
    %e19_self_1 : [num_users=1] = placeholder[target=e19_self_1]
    %e20_self_0 : [num_users=1] = placeholder[target=e20_self_0]
    %e20_self_1 : [num_users=1] = placeholder[target=e20_self_1]
    %e21_self_0 : [num_users=1] = placeholder[target=e21_self_0]
    %e21_self_1 : [num_users=1] = placeholder[target=e21_self_1]
    %e22_self_0 : [num_users=1] = placeholder[target=e22_self_0]
    %e22_self_1 : [num_users=1] = placeholder[target=e22_self_1]
    %e23_self_0 : [num_users=1] = placeholder[target=e23_self_0]
    %e23_self_1 : [num_users=1] = placeholder[target=e23_self_1]
    %e24_self_0 : [num_users=1] = placeholder[target=e24_self_0]
    %e24_self_1 : [num_users=1] = placeholder[target=e24_self_1]
    %e25_self_0 : [num_users=1] = placeholder[target=e25_self_0]
    %e25_self_1 : [num_users=1] = placeholder[target=e25_self_1]
    %e26_self_0 : [num_users=1] = placeholder[target=e26_self_0]
    %e26_self_1 : [num_users=1] = placeholder[target=e26_self_1]
    %e27_self_0 : [num_users=1] = placeholder[target=e27_self_0]
    %e27_self_1 : [num_users=1] = placeholder[target=e27_self_1]
    %e28_self_0 : [num_users=1] = placeholder[target=e28_self_0]
    %e28_self_1 : [num_users=1] = placeholder[target=e28_self_1]
    %e29_self_0 : [num_users=1] = placeholder[target=e29_self_0]
    %e29_self_1 : [num_users=1] = placeholder[target=e29_self_1]
    %e30_self_0 : [num_users=1] = placeholder[target=e30_self_0]
    %e30_self_1 : [num_users=1] = placeholder[target=e30_self_1]
    %e31_self_0 : [num_users=1] = placeholder[target=e31_self_0]
    %e31_self_1 : [num_users=1] = placeholder[target=e31_self_1]
    %e32_self_0 : [num_users=1] = placeholder[target=e32_self_0]
    %e32_self_1 : [num_users=1] = placeholder[target=e32_self_1]
    %e33_self_0 : [num_users=1] = placeholder[target=e33_self_0]
    %e33_self_1 : [num_users=1] = placeholder[target=e33_self_1]
    %e33_other_0 : [num_users=1] = placeholder[target=e33_other_0]
    %e33_other_1 : [num_users=1] = placeholder[target=e33_other_1]
    %e34_self_0 : [num_users=1] = placeholder[target=e34_self_0]
    %e34_self_1 : [num_users=1] = placeholder[target=e34_self_1]
    %e35_self_0 : [num_users=1] = placeholder[target=e35_self_0]
    %e35_self_1 : [num_users=1] = placeholder[target=e35_self_1]
    %e36_self_0 : [num_users=1] = placeholder[target=e36_self_0]
    %e36_self_1 : [num_users=1] = placeholder[target=e36_self_1]
    %e37_self_0 : [num_users=1] = placeholder[target=e37_self_0]
    %e37_self_1 : [num_users=1] = placeholder[target=e37_self_1]
    %e37_other_0 : [num_users=1] = placeholder[target=e37_other_0]
    %e37_other_1 : [num_users=1] = placeholder[target=e37_other_1]
    %e38_self_0 : [num_users=1] = placeholder[target=e38_self_0]
    %e38_self_1 : [num_users=1] = placeholder[target=e38_self_1]
    %e39_self_0 : [num_users=1] = placeholder[target=e39_self_0]
    %e39_self_1 : [num_users=1] = placeholder[target=e39_self_1]
    %e40_self_0 : [num_users=1] = placeholder[target=e40_self_0]
    %e40_self_1 : [num_users=1] = placeholder[target=e40_self_1]
    %e41_self_0 : [num_users=1] = placeholder[target=e41_self_0]
    %e41_self_1 : [num_users=1] = placeholder[target=e41_self_1]
    %e41_other_0 : [num_users=1] = placeholder[target=e41_other_0]
    %e41_other_1 : [num_users=1] = placeholder[target=e41_other_1]
    %e42_self_0 : [num_users=1] = placeholder[target=e42_self_0]
    %e42_self_1 : [num_users=1] = placeholder[target=e42_self_1]
    %e43_self_0 : [num_users=1] = placeholder[target=e43_self_0]
    %e43_self_1 : [num_users=1] = placeholder[target=e43_self_1]
    %e44_self_0 : [num_users=1] = placeholder[target=e44_self_0]
    %e44_self_1 : [num_users=1] = placeholder[target=e44_self_1]
    %e45_self_0 : [num_users=1] = placeholder[target=e45_self_0]
    %e45_self_1 : [num_users=1] = placeholder[target=e45_self_1]
    %e45_other_0 : [num_users=1] = placeholder[target=e45_other_0]
    %e45_other_1 : [num_users=1] = placeholder[target=e45_other_1]
    %e46_self_0 : [num_users=1] = placeholder[target=e46_self_0]
    %e46_self_1 : [num_users=1] = placeholder[target=e46_self_1]
    %e47_self_0 : [num_users=1] = placeholder[target=e47_self_0]
    %e47_self_1 : [num_users=1] = placeholder[target=e47_self_1]
    %e48_self_0 : [num_users=1] = placeholder[target=e48_self_0]
    %e48_self_1 : [num_users=1] = placeholder[target=e48_self_1]
    %e48_other_0 : [num_users=1] = placeholder[target=e48_other_0]
    %e48_other_1 : [num_users=1] = placeholder[target=e48_other_1]
    %e49_self_0 : [num_users=1] = placeholder[target=e49_self_0]
    %e49_self_1 : [num_users=1] = placeholder[target=e49_self_1]
    %e50_self_0 : [num_users=1] = placeholder[target=e50_self_0]
    %e50_self_1 : [num_users=1] = placeholder[target=e50_self_1]
    %e51_self_0 : [num_users=1] = placeholder[target=e51_self_0]
    %e51_self_1 : [num_users=1] = placeholder[target=e51_self_1]
    %e51_other_0 : [num_users=1] = placeholder[target=e51_other_0]
    %e51_other_1 : [num_users=1] = placeholder[target=e51_other_1]
    %e52_self_0 : [num_users=1] = placeholder[target=e52_self_0]
    %e52_self_1 : [num_users=1] = placeholder[target=e52_self_1]
    %e53_self_0 : [num_users=1] = placeholder[target=e53_self_0]
    %e53_self_1 : [num_users=1] = placeholder[target=e53_self_1]
    %e54_self_0 : [num_users=1] = placeholder[target=e54_self_0]
    %e54_self_1 : [num_users=1] = placeholder[target=e54_self_1]
    %e54_other_0 : [num_users=1] = placeholder[target=e54_other_0]
    %e54_other_1 : [num_users=1] = placeholder[target=e54_other_1]
    %e55_self_0 : [num_users=1] = placeholder[target=e55_self_0]
    %e55_self_1 : [num_users=1] = placeholder[target=e55_self_1]
    %e56_self_0 : [num_users=1] = placeholder[target=e56_self_0]
    %e56_self_1 : [num_users=1] = placeholder[target=e56_self_1]
    %e57_self_0 : [num_users=1] = placeholder[target=e57_self_0]
    %e57_self_1 : [num_users=1] = placeholder[target=e57_self_1]
    %e57_other_0 : [num_users=1] = placeholder[target=e57_other_0]
    %e57_other_1 : [num_users=1] = placeholder[target=e57_other_1]
    %e58_self_0 : [num_users=1] = placeholder[target=e58_self_0]
    %e58_self_1 : [num_users=1] = placeholder[target=e58_self_1]
    %e59_self_0 : [num_users=1] = placeholder[target=e59_self_0]
    %e59_self_1 : [num_users=1] = placeholder[target=e59_self_1]
    %e60_self_0 : [num_users=1] = placeholder[target=e60_self_0]
    %e60_self_1 : [num_users=1] = placeholder[target=e60_self_1]
    %e61_self_0 : [num_users=1] = placeholder[target=e61_self_0]
    %e61_self_1 : [num_users=1] = placeholder[target=e61_self_1]
    %e62_self_0 : [num_users=1] = placeholder[target=e62_self_0]
    %e62_self_1 : [num_users=1] = placeholder[target=e62_self_1]
    %e63_self_0 : [num_users=1] = placeholder[target=e63_self_0]
    %e63_self_1 : [num_users=1] = placeholder[target=e63_self_1]
    %e63_exponent_0 : [num_users=1] = placeholder[target=e63_exponent_0]
    %e63_exponent_1 : [num_users=1] = placeholder[target=e63_exponent_1]
    %e64_exponent_0 : [num_users=1] = placeholder[target=e64_exponent_0]
    %e64_exponent_1 : [num_users=1] = placeholder[target=e64_exponent_1]
    %e65_self_0 : [num_users=1] = placeholder[target=e65_self_0]
    %e65_self_1 : [num_users=1] = placeholder[target=e65_self_1]
    %e65_tensors1_0 : [num_users=1] = placeholder[target=e65_tensors1_0]
    %e65_tensors1_1 : [num_users=1] = placeholder[target=e65_tensors1_1]
    %e65_weights_0 : [num_users=1] = placeholder[target=e65_weights_0]
    %e65_weights_1 : [num_users=1] = placeholder[target=e65_weights_1]
    %e66_self_0 : [num_users=1] = placeholder[target=e66_self_0]
    %e66_self_1 : [num_users=1] = placeholder[target=e66_self_1]
    %e66_tensors1_0 : [num_users=1] = placeholder[target=e66_tensors1_0]
    %e66_tensors1_1 : [num_users=1] = placeholder[target=e66_tensors1_1]
    %e67_self_0 : [num_users=1] = placeholder[target=e67_self_0]
    %e67_self_1 : [num_users=1] = placeholder[target=e67_self_1]
    %e67_tensor1_0 : [num_users=1] = placeholder[target=e67_tensor1_0]
    %e67_tensor1_1 : [num_users=1] = placeholder[target=e67_tensor1_1]
    %e67_tensor2_0 : [num_users=1] = placeholder[target=e67_tensor2_0]
    %e67_tensor2_1 : [num_users=1] = placeholder[target=e67_tensor2_1]
    %e68_self_0 : [num_users=1] = placeholder[target=e68_self_0]
    %e68_self_1 : [num_users=1] = placeholder[target=e68_self_1]
    %e68_tensor1_0 : [num_users=1] = placeholder[target=e68_tensor1_0]
    %e68_tensor1_1 : [num_users=1] = placeholder[target=e68_tensor1_1]
    %e68_tensor2_0 : [num_users=1] = placeholder[target=e68_tensor2_0]
    %e68_tensor2_1 : [num_users=1] = placeholder[target=e68_tensor2_1]
    %e69_self_0 : [num_users=1] = placeholder[target=e69_self_0]
    %e69_self_1 : [num_users=1] = placeholder[target=e69_self_1]
    %e70_self_0 : [num_users=1] = placeholder[target=e70_self_0]
    %e70_self_1 : [num_users=1] = placeholder[target=e70_self_1]
    %e71_self_0 : [num_users=1] = placeholder[target=e71_self_0]
    %e71_self_1 : [num_users=1] = placeholder[target=e71_self_1]
    %e72_x1 : [num_users=1] = placeholder[target=e72_x1]
    %e72_x2 : [num_users=1] = placeholder[target=e72_x2]
    %e73_self : [num_users=1] = placeholder[target=e73_self]
    %e74_self : [num_users=1] = placeholder[target=e74_self]
    %e74_other : [num_users=1] = placeholder[target=e74_other]
    %e75_self : [num_users=1] = placeholder[target=e75_self]
    %e76_self : [num_users=1] = placeholder[target=e76_self]
    %e77_x1 : [num_users=1] = placeholder[target=e77_x1]
    %e77_x2 : [num_users=1] = placeholder[target=e77_x2]
    %e78_self : [num_users=1] = placeholder[target=e78_self]
    %e79_self : [num_users=1] = placeholder[target=e79_self]
    %e79_other : [num_users=1] = placeholder[target=e79_other]
    %e80_self : [num_users=1] = placeholder[target=e80_self]
    %e81_self : [num_users=1] = placeholder[target=e81_self]
    %e82_x1 : [num_users=1] = placeholder[target=e82_x1]
    %e82_x2 : [num_users=1] = placeholder[target=e82_x2]
    %e83_self : [num_users=1] = placeholder[target=e83_self]
    %e84_self : [num_users=1] = placeholder[target=e84_self]
    %e84_other : [num_users=1] = placeholder[target=e84_other]
    %e85_self : [num_users=1] = placeholder[target=e85_self]
    %e86_self : [num_users=1] = placeholder[target=e86_self]
    %e87_x1 : [num_users=1] = placeholder[target=e87_x1]
    %e87_x2 : [num_users=1] = placeholder[target=e87_x2]
    %e88_self : [num_users=1] = placeholder[target=e88_self]
    %e89_self : [num_users=1] = placeholder[target=e89_self]
    %e89_other : [num_users=1] = placeholder[target=e89_other]
    %e90_self : [num_users=1] = placeholder[target=e90_self]
    %e91_self : [num_users=1] = placeholder[target=e91_self]
    %e92_x1 : [num_users=1] = placeholder[target=e92_x1]
    %e92_x2 : [num_users=1] = placeholder[target=e92_x2]
    %e93_self : [num_users=1] = placeholder[target=e93_self]
    %e94_self : [num_users=1] = placeholder[target=e94_self]
    %e94_other : [num_users=1] = placeholder[target=e94_other]
    %e95_self : [num_users=1] = placeholder[target=e95_self]
    %e96_self : [num_users=1] = placeholder[target=e96_self]
    %e97_x1 : [num_users=1] = placeholder[target=e97_x1]
    %e97_x2 : [num_users=1] = placeholder[target=e97_x2]
    %e98_self : [num_users=1] = placeholder[target=e98_self]
    %e99_self : [num_users=1] = placeholder[target=e99_self]
    %e99_other : [num_users=1] = placeholder[target=e99_other]
    %e100_self : [num_users=1] = placeholder[target=e100_self]
    %e101_self : [num_users=1] = placeholder[target=e101_self]
    %e102_x1 : [num_users=1] = placeholder[target=e102_x1]
    %e102_x2 : [num_users=1] = placeholder[target=e102_x2]
    %e103_self : [num_users=1] = placeholder[target=e103_self]
    %e104_self : [num_users=1] = placeholder[target=e104_self]
    %e104_other : [num_users=1] = placeholder[target=e104_other]
    %e105_self : [num_users=1] = placeholder[target=e105_self]
    %e106_self : [num_users=1] = placeholder[target=e106_self]
    %e107_x1 : [num_users=1] = placeholder[target=e107_x1]
    %e107_x2 : [num_users=1] = placeholder[target=e107_x2]
    %e108_x1 : [num_users=1] = placeholder[target=e108_x1]
    %e108_x2 : [num_users=1] = placeholder[target=e108_x2]
    %e109_self : [num_users=1] = placeholder[target=e109_self]
    %e110_self : [num_users=1] = placeholder[target=e110_self]
    %e111_self : [num_users=1] = placeholder[target=e111_self]
    %e112_self : [num_users=1] = placeholder[target=e112_self]
    %e113_self : [num_users=1] = placeholder[target=e113_self]
    %e114_self : [num_users=1] = placeholder[target=e114_self]
    %e115_self : [num_users=1] = placeholder[target=e115_self]
    %e116_self : [num_users=1] = placeholder[target=e116_self]
    %e117_self : [num_users=1] = placeholder[target=e117_self]
    %e118_self : [num_users=1] = placeholder[target=e118_self]
    %e119_self : [num_users=1] = placeholder[target=e119_self]
    %e120_self : [num_users=1] = placeholder[target=e120_self]
    %e121_self : [num_users=1] = placeholder[target=e121_self]
    %e122_self : [num_users=1] = placeholder[target=e122_self]
    %e123_self : [num_users=1] = placeholder[target=e123_self]
    %e124_self : [num_users=1] = placeholder[target=e124_self]
    %e125_self : [num_users=1] = placeholder[target=e125_self]
    %e126_self : [num_users=1] = placeholder[target=e126_self]
    %e127_self : [num_users=1] = placeholder[target=e127_self]
    %e128_self : [num_users=1] = placeholder[target=e128_self]
    %e129_self : [num_users=1] = placeholder[target=e129_self]
    %e130_self : [num_users=1] = placeholder[target=e130_self]
    %e131_self : [num_users=1] = placeholder[target=e131_self]
    %e131_min : [num_users=1] = placeholder[target=e131_min]
    %e131_max : [num_users=1] = placeholder[target=e131_max]
    %e132_self : [num_users=1] = placeholder[target=e132_self]
    %e133_self : [num_users=1] = placeholder[target=e133_self]
    %e134_self : [num_users=1] = placeholder[target=e134_self]
    %e135_self : [num_users=1] = placeholder[target=e135_self]
    %e136_self : [num_users=1] = placeholder[target=e136_self]
    %e137_self : [num_users=1] = placeholder[target=e137_self]
    %e138_self : [num_users=1] = placeholder[target=e138_self]
    %e139_self : [num_users=1] = placeholder[target=e139_self]
    %e140_self : [num_users=1] = placeholder[target=e140_self]
    %e141_self : [num_users=1] = placeholder[target=e141_self]
    %e142_self : [num_users=1] = placeholder[target=e142_self]
    %e143_self : [num_users=1] = placeholder[target=e143_self]
    %e144_self : [num_users=1] = placeholder[target=e144_self]
    %e145_self : [num_users=1] = placeholder[target=e145_self]
    %e146_self : [num_users=1] = placeholder[target=e146_self]
    %e147_self : [num_users=1] = placeholder[target=e147_self]
    %e148_self : [num_users=1] = placeholder[target=e148_self]
    %e149_self : [num_users=1] = placeholder[target=e149_self]
    %e149_weight : [num_users=1] = placeholder[target=e149_weight]
    %e150_self : [num_users=1] = placeholder[target=e150_self]
    %e150_weight : [num_users=1] = placeholder[target=e150_weight]
    %e151_self : [num_users=1] = placeholder[target=e151_self]
    %e152_self : [num_users=1] = placeholder[target=e152_self]
    %e153_self : [num_users=1] = placeholder[target=e153_self]
    %e154_self : [num_users=1] = placeholder[target=e154_self]
    %e154_other : [num_users=1] = placeholder[target=e154_other]
    %e155_self : [num_users=1] = placeholder[target=e155_self]
    %e155_other : [num_users=1] = placeholder[target=e155_other]
    %e156_self : [num_users=1] = placeholder[target=e156_self]
    %e156_other : [num_users=1] = placeholder[target=e156_other]
    %e157_other : [num_users=1] = placeholder[target=e157_other]
    %e158_self : [num_users=1] = placeholder[target=e158_self]
    %e159_self : [num_users=1] = placeholder[target=e159_self]
    %e159_other : [num_users=1] = placeholder[target=e159_other]
    %e160_self : [num_users=1] = placeholder[target=e160_self]
    %e161_self : [num_users=1] = placeholder[target=e161_self]
    %e162_self : [num_users=1] = placeholder[target=e162_self]
    %e163_self : [num_users=1] = placeholder[target=e163_self]
    %e164_self : [num_users=1] = placeholder[target=e164_self]
    %e164_exponent : [num_users=1] = placeholder[target=e164_exponent]
    %e165_exponent : [num_users=1] = placeholder[target=e165_exponent]
    %e166_exponent : [num_users=1] = placeholder[target=e166_exponent]
    %e167_self : [num_users=1] = placeholder[target=e167_self]
    %e168_self : [num_users=1] = placeholder[target=e168_self]
    %e169_self : [num_users=1] = placeholder[target=e169_self]
    %e170_self : [num_users=1] = placeholder[target=e170_self]
    %e171_self : [num_users=1] = placeholder[target=e171_self]
    %e171_other : [num_users=1] = placeholder[target=e171_other]
    %e172_self : [num_users=1] = placeholder[target=e172_self]
    %e173_self : [num_users=1] = placeholder[target=e173_self]
    %e174_self : [num_users=1] = placeholder[target=e174_self]
    %e175_self : [num_users=1] = placeholder[target=e175_self]
    %e175_other : [num_users=1] = placeholder[target=e175_other]
    %e176_self : [num_users=1] = placeholder[target=e176_self]
    %e176_other : [num_users=1] = placeholder[target=e176_other]
    %e177_self : [num_users=1] = placeholder[target=e177_self]
    %e177_other : [num_users=1] = placeholder[target=e177_other]
    %e178_self : [num_users=1] = placeholder[target=e178_self]
    %e178_other : [num_users=1] = placeholder[target=e178_other]
    %e179_self : [num_users=1] = placeholder[target=e179_self]
    %e180_self : [num_users=1] = placeholder[target=e180_self]
    %e181_self : [num_users=1] = placeholder[target=e181_self]
    %e182_self : [num_users=1] = placeholder[target=e182_self]
    %e183_self : [num_users=1] = placeholder[target=e183_self]
    %e184_self : [num_users=1] = placeholder[target=e184_self]
    %e185_self : [num_users=1] = placeholder[target=e185_self]
    %e186_self : [num_users=1] = placeholder[target=e186_self]
    %e187_self : [num_users=1] = placeholder[target=e187_self]
    %e188_self : [num_users=1] = placeholder[target=e188_self]
    %e189_self : [num_users=1] = placeholder[target=e189_self]
    %e190_self : [num_users=1] = placeholder[target=e190_self]
    %e190_target : [num_users=1] = placeholder[target=e190_target]
    %e191_self : [num_users=1] = placeholder[target=e191_self]
    %e191_target : [num_users=1] = placeholder[target=e191_target]
    %e192_self : [num_users=1] = placeholder[target=e192_self]
    %e192_target : [num_users=1] = placeholder[target=e192_target]
    %e193_self : [num_users=1] = placeholder[target=e193_self]
    %e193_target : [num_users=1] = placeholder[target=e193_target]
    %e194_input1 : [num_users=1] = placeholder[target=e194_input1]
    %e194_input2 : [num_users=1] = placeholder[target=e194_input2]
    %e194_target : [num_users=1] = placeholder[target=e194_target]
    %e195_self : [num_users=1] = placeholder[target=e195_self]
    %e195_target : [num_users=1] = placeholder[target=e195_target]
    %e196_x1 : [num_users=1] = placeholder[target=e196_x1]
    %e196_x2 : [num_users=1] = placeholder[target=e196_x2]
    %e197_x1 : [num_users=1] = placeholder[target=e197_x1]
    %e197_x2 : [num_users=1] = placeholder[target=e197_x2]
    %e198_anchor : [num_users=1] = placeholder[target=e198_anchor]
    %e198_positive : [num_users=1] = placeholder[target=e198_positive]
    %e198_negative : [num_users=1] = placeholder[target=e198_negative]
    %e199_input : [num_users=1] = placeholder[target=e199_input]
    %e199_target : [num_users=1] = placeholder[target=e199_target]
    %e200_self : [num_users=1] = placeholder[target=e200_self]
    %e200_target : [num_users=1] = placeholder[target=e200_target]
    %e201_self : [num_users=1] = placeholder[target=e201_self]
    %e201_target : [num_users=1] = placeholder[target=e201_target]
    %e202_self : [num_users=1] = placeholder[target=e202_self]
    %e202_target : [num_users=1] = placeholder[target=e202_target]
    %e203_self : [num_users=1] = placeholder[target=e203_self]
    %e204_self : [num_users=1] = placeholder[target=e204_self]
    %e205_self : [num_users=1] = placeholder[target=e205_self]
    %e206_self : [num_users=1] = placeholder[target=e206_self]
    %e207_self : [num_users=1] = placeholder[target=e207_self]
    %e207_other : [num_users=1] = placeholder[target=e207_other]
    %e208_self : [num_users=1] = placeholder[target=e208_self]
    %e209_v : [num_users=1] = placeholder[target=e209_v]
    %e209_g : [num_users=1] = placeholder[target=e209_g]
    %e210_self : [num_users=1] = placeholder[target=e210_self]
    %e211_self : [num_users=1] = placeholder[target=e211_self]
    %e0 : [num_users=2] = call_function[target=torch.ops.aten._foreach_abs.default](args = ([%e0_self_0, %e0_self_1],), kwargs = {})
    %e0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e0, 0), kwargs = {})
    %e0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e0, 1), kwargs = {})
    %e1 : [num_users=2] = call_function[target=torch.ops.aten._foreach_acos.default](args = ([%e1_self_0, %e1_self_1],), kwargs = {})
    %e1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e1, 0), kwargs = {})
    %e1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e1, 1), kwargs = {})
    %e2 : [num_users=2] = call_function[target=torch.ops.aten._foreach_asin.default](args = ([%e2_self_0, %e2_self_1],), kwargs = {})
    %e2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e2, 0), kwargs = {})
    %e2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e2, 1), kwargs = {})
    %e3 : [num_users=2] = call_function[target=torch.ops.aten._foreach_atan.default](args = ([%e3_self_0, %e3_self_1],), kwargs = {})
    %e3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e3, 0), kwargs = {})
    %e3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e3, 1), kwargs = {})
    %e4 : [num_users=2] = call_function[target=torch.ops.aten._foreach_ceil.default](args = ([%e4_self_0, %e4_self_1],), kwargs = {})
    %e4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e4, 0), kwargs = {})
    %e4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e4, 1), kwargs = {})
    %e5 : [num_users=2] = call_function[target=torch.ops.aten._foreach_cos.default](args = ([%e5_self_0, %e5_self_1],), kwargs = {})
    %e5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e5, 0), kwargs = {})
    %e5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e5, 1), kwargs = {})
    %e6 : [num_users=2] = call_function[target=torch.ops.aten._foreach_cosh.default](args = ([%e6_self_0, %e6_self_1],), kwargs = {})
    %e6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e6, 0), kwargs = {})
    %e6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e6, 1), kwargs = {})
    %e7 : [num_users=2] = call_function[target=torch.ops.aten._foreach_erf.default](args = ([%e7_self_0, %e7_self_1],), kwargs = {})
    %e7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e7, 0), kwargs = {})
    %e7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e7, 1), kwargs = {})
    %e8 : [num_users=2] = call_function[target=torch.ops.aten._foreach_erfc.default](args = ([%e8_self_0, %e8_self_1],), kwargs = {})
    %e8_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e8, 0), kwargs = {})
    %e8_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e8, 1), kwargs = {})
    %e9 : [num_users=2] = call_function[target=torch.ops.aten._foreach_exp.default](args = ([%e9_self_0, %e9_self_1],), kwargs = {})
    %e9_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e9, 0), kwargs = {})
    %e9_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e9, 1), kwargs = {})
    %e10 : [num_users=2] = call_function[target=torch.ops.aten._foreach_expm1.default](args = ([%e10_self_0, %e10_self_1],), kwargs = {})
    %e10_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e10, 0), kwargs = {})
    %e10_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e10, 1), kwargs = {})
    %e11 : [num_users=2] = call_function[target=torch.ops.aten._foreach_floor.default](args = ([%e11_self_0, %e11_self_1],), kwargs = {})
    %e11_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e11, 0), kwargs = {})
    %e11_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e11, 1), kwargs = {})
    %e12 : [num_users=2] = call_function[target=torch.ops.aten._foreach_frac.default](args = ([%e12_self_0, %e12_self_1],), kwargs = {})
    %e12_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e12, 0), kwargs = {})
    %e12_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e12, 1), kwargs = {})
    %e13 : [num_users=2] = call_function[target=torch.ops.aten._foreach_lgamma.default](args = ([%e13_self_0, %e13_self_1],), kwargs = {})
    %e13_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e13, 0), kwargs = {})
    %e13_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e13, 1), kwargs = {})
    %e14 : [num_users=2] = call_function[target=torch.ops.aten._foreach_log.default](args = ([%e14_self_0, %e14_self_1],), kwargs = {})
    %e14_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e14, 0), kwargs = {})
    %e14_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e14, 1), kwargs = {})
    %e15 : [num_users=2] = call_function[target=torch.ops.aten._foreach_log10.default](args = ([%e15_self_0, %e15_self_1],), kwargs = {})
    %e15_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e15, 0), kwargs = {})
    %e15_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e15, 1), kwargs = {})
    %e16 : [num_users=2] = call_function[target=torch.ops.aten._foreach_log1p.default](args = ([%e16_self_0, %e16_self_1],), kwargs = {})
    %e16_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e16, 0), kwargs = {})
    %e16_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e16, 1), kwargs = {})
    %e17 : [num_users=2] = call_function[target=torch.ops.aten._foreach_log2.default](args = ([%e17_self_0, %e17_self_1],), kwargs = {})
    %e17_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e17, 0), kwargs = {})
    %e17_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e17, 1), kwargs = {})
    %e18 : [num_users=2] = call_function[target=torch.ops.aten._foreach_neg.default](args = ([%e18_self_0, %e18_self_1],), kwargs = {})
    %e18_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e18, 0), kwargs = {})
    %e18_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e18, 1), kwargs = {})
    %e19 : [num_users=2] = call_function[target=torch.ops.aten._foreach_reciprocal.default](args = ([%e19_self_0, %e19_self_1],), kwargs = {})
    %e19_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e19, 0), kwargs = {})
    %e19_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e19, 1), kwargs = {})
    %e20 : [num_users=2] = call_function[target=torch.ops.aten._foreach_round.default](args = ([%e20_self_0, %e20_self_1],), kwargs = {})
    %e20_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e20, 0), kwargs = {})
    %e20_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e20, 1), kwargs = {})
    %e21 : [num_users=2] = call_function[target=torch.ops.aten._foreach_rsqrt.default](args = ([%e21_self_0, %e21_self_1],), kwargs = {})
    %e21_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e21, 0), kwargs = {})
    %e21_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e21, 1), kwargs = {})
    %e22 : [num_users=2] = call_function[target=torch.ops.aten._foreach_sigmoid.default](args = ([%e22_self_0, %e22_self_1],), kwargs = {})
    %e22_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e22, 0), kwargs = {})
    %e22_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e22, 1), kwargs = {})
    %e23 : [num_users=2] = call_function[target=torch.ops.aten._foreach_sign.default](args = ([%e23_self_0, %e23_self_1],), kwargs = {})
    %e23_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e23, 0), kwargs = {})
    %e23_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e23, 1), kwargs = {})
    %e24 : [num_users=2] = call_function[target=torch.ops.aten._foreach_sin.default](args = ([%e24_self_0, %e24_self_1],), kwargs = {})
    %e24_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e24, 0), kwargs = {})
    %e24_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e24, 1), kwargs = {})
    %e25 : [num_users=2] = call_function[target=torch.ops.aten._foreach_sinh.default](args = ([%e25_self_0, %e25_self_1],), kwargs = {})
    %e25_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e25, 0), kwargs = {})
    %e25_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e25, 1), kwargs = {})
    %e26 : [num_users=2] = call_function[target=torch.ops.aten._foreach_sqrt.default](args = ([%e26_self_0, %e26_self_1],), kwargs = {})
    %e26_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e26, 0), kwargs = {})
    %e26_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e26, 1), kwargs = {})
    %e27 : [num_users=2] = call_function[target=torch.ops.aten._foreach_tan.default](args = ([%e27_self_0, %e27_self_1],), kwargs = {})
    %e27_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e27, 0), kwargs = {})
    %e27_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e27, 1), kwargs = {})
    %e28 : [num_users=2] = call_function[target=torch.ops.aten._foreach_tanh.default](args = ([%e28_self_0, %e28_self_1],), kwargs = {})
    %e28_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e28, 0), kwargs = {})
    %e28_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e28, 1), kwargs = {})
    %e29 : [num_users=2] = call_function[target=torch.ops.aten._foreach_trunc.default](args = ([%e29_self_0, %e29_self_1],), kwargs = {})
    %e29_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e29, 0), kwargs = {})
    %e29_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e29, 1), kwargs = {})
    %e30 : [num_users=2] = call_function[target=torch.ops.aten._foreach_maximum.Scalar](args = ([%e30_self_0, %e30_self_1], 0), kwargs = {})
    %e30_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e30, 0), kwargs = {})
    %e30_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e30, 1), kwargs = {})
    %e31 : [num_users=2] = call_function[target=torch.ops.aten._foreach_maximum.Scalar](args = ([%e31_self_0, %e31_self_1], 1.0), kwargs = {})
    %e31_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e31, 0), kwargs = {})
    %e31_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e31, 1), kwargs = {})
    %e32 : [num_users=2] = call_function[target=torch.ops.aten._foreach_maximum.ScalarList](args = ([%e32_self_0, %e32_self_1], [1.0, 0.0]), kwargs = {})
    %e32_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e32, 0), kwargs = {})
    %e32_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e32, 1), kwargs = {})
    %e33 : [num_users=2] = call_function[target=torch.ops.aten._foreach_maximum.List](args = ([%e33_self_0, %e33_self_1], [%e33_other_0, %e33_other_1]), kwargs = {})
    %e33_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e33, 0), kwargs = {})
    %e33_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e33, 1), kwargs = {})
    %e34 : [num_users=2] = call_function[target=torch.ops.aten._foreach_minimum.Scalar](args = ([%e34_self_0, %e34_self_1], 0), kwargs = {})
    %e34_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e34, 0), kwargs = {})
    %e34_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e34, 1), kwargs = {})
    %e35 : [num_users=2] = call_function[target=torch.ops.aten._foreach_minimum.Scalar](args = ([%e35_self_0, %e35_self_1], 1.0), kwargs = {})
    %e35_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e35, 0), kwargs = {})
    %e35_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e35, 1), kwargs = {})
    %e36 : [num_users=2] = call_function[target=torch.ops.aten._foreach_minimum.ScalarList](args = ([%e36_self_0, %e36_self_1], [1.0, 0.0]), kwargs = {})
    %e36_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e36, 0), kwargs = {})
    %e36_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e36, 1), kwargs = {})
    %e37 : [num_users=2] = call_function[target=torch.ops.aten._foreach_minimum.List](args = ([%e37_self_0, %e37_self_1], [%e37_other_0, %e37_other_1]), kwargs = {})
    %e37_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e37, 0), kwargs = {})
    %e37_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e37, 1), kwargs = {})
    %e38 : [num_users=2] = call_function[target=torch.ops.aten._foreach_clamp_min.Scalar](args = ([%e38_self_0, %e38_self_1], 0), kwargs = {})
    %e38_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e38, 0), kwargs = {})
    %e38_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e38, 1), kwargs = {})
    %e39 : [num_users=2] = call_function[target=torch.ops.aten._foreach_clamp_min.Scalar](args = ([%e39_self_0, %e39_self_1], 1.0), kwargs = {})
    %e39_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e39, 0), kwargs = {})
    %e39_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e39, 1), kwargs = {})
    %e40 : [num_users=2] = call_function[target=torch.ops.aten._foreach_clamp_min.ScalarList](args = ([%e40_self_0, %e40_self_1], [1.0, 0.0]), kwargs = {})
    %e40_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e40, 0), kwargs = {})
    %e40_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e40, 1), kwargs = {})
    %e41 : [num_users=2] = call_function[target=torch.ops.aten._foreach_clamp_min.List](args = ([%e41_self_0, %e41_self_1], [%e41_other_0, %e41_other_1]), kwargs = {})
    %e41_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e41, 0), kwargs = {})
    %e41_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e41, 1), kwargs = {})
    %e42 : [num_users=2] = call_function[target=torch.ops.aten._foreach_clamp_max.Scalar](args = ([%e42_self_0, %e42_self_1], 0), kwargs = {})
    %e42_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e42, 0), kwargs = {})
    %e42_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e42, 1), kwargs = {})
    %e43 : [num_users=2] = call_function[target=torch.ops.aten._foreach_clamp_max.Scalar](args = ([%e43_self_0, %e43_self_1], 1.0), kwargs = {})
    %e43_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e43, 0), kwargs = {})
    %e43_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e43, 1), kwargs = {})
    %e44 : [num_users=2] = call_function[target=torch.ops.aten._foreach_clamp_max.ScalarList](args = ([%e44_self_0, %e44_self_1], [1.0, 0.0]), kwargs = {})
    %e44_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e44, 0), kwargs = {})
    %e44_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e44, 1), kwargs = {})
    %e45 : [num_users=2] = call_function[target=torch.ops.aten._foreach_clamp_max.List](args = ([%e45_self_0, %e45_self_1], [%e45_other_0, %e45_other_1]), kwargs = {})
    %e45_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e45, 0), kwargs = {})
    %e45_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e45, 1), kwargs = {})
    %e46 : [num_users=2] = call_function[target=torch.ops.aten._foreach_add.Scalar](args = ([%e46_self_0, %e46_self_1], 2.0), kwargs = {})
    %e46_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e46, 0), kwargs = {})
    %e46_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e46, 1), kwargs = {})
    %e47 : [num_users=2] = call_function[target=torch.ops.aten._foreach_add.ScalarList](args = ([%e47_self_0, %e47_self_1], [1.0, 0.5]), kwargs = {})
    %e47_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e47, 0), kwargs = {})
    %e47_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e47, 1), kwargs = {})
    %e48 : [num_users=2] = call_function[target=torch.ops.aten._foreach_add.List](args = ([%e48_self_0, %e48_self_1], [%e48_other_0, %e48_other_1]), kwargs = {})
    %e48_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e48, 0), kwargs = {})
    %e48_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e48, 1), kwargs = {})
    %e49 : [num_users=2] = call_function[target=torch.ops.aten._foreach_sub.Scalar](args = ([%e49_self_0, %e49_self_1], 2.0), kwargs = {})
    %e49_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e49, 0), kwargs = {})
    %e49_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e49, 1), kwargs = {})
    %e50 : [num_users=2] = call_function[target=torch.ops.aten._foreach_sub.ScalarList](args = ([%e50_self_0, %e50_self_1], [1.0, 0.5]), kwargs = {})
    %e50_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e50, 0), kwargs = {})
    %e50_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e50, 1), kwargs = {})
    %e51 : [num_users=2] = call_function[target=torch.ops.aten._foreach_sub.List](args = ([%e51_self_0, %e51_self_1], [%e51_other_0, %e51_other_1]), kwargs = {})
    %e51_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e51, 0), kwargs = {})
    %e51_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e51, 1), kwargs = {})
    %e52 : [num_users=2] = call_function[target=torch.ops.aten._foreach_mul.Scalar](args = ([%e52_self_0, %e52_self_1], 2.0), kwargs = {})
    %e52_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e52, 0), kwargs = {})
    %e52_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e52, 1), kwargs = {})
    %e53 : [num_users=2] = call_function[target=torch.ops.aten._foreach_mul.ScalarList](args = ([%e53_self_0, %e53_self_1], [1.0, 0.5]), kwargs = {})
    %e53_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e53, 0), kwargs = {})
    %e53_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e53, 1), kwargs = {})
    %e54 : [num_users=2] = call_function[target=torch.ops.aten._foreach_mul.List](args = ([%e54_self_0, %e54_self_1], [%e54_other_0, %e54_other_1]), kwargs = {})
    %e54_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e54, 0), kwargs = {})
    %e54_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e54, 1), kwargs = {})
    %e55 : [num_users=2] = call_function[target=torch.ops.aten._foreach_div.Scalar](args = ([%e55_self_0, %e55_self_1], 2.0), kwargs = {})
    %e55_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e55, 0), kwargs = {})
    %e55_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e55, 1), kwargs = {})
    %e56 : [num_users=2] = call_function[target=torch.ops.aten._foreach_div.ScalarList](args = ([%e56_self_0, %e56_self_1], [1.0, 0.5]), kwargs = {})
    %e56_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e56, 0), kwargs = {})
    %e56_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e56, 1), kwargs = {})
    %e57 : [num_users=2] = call_function[target=torch.ops.aten._foreach_div.List](args = ([%e57_self_0, %e57_self_1], [%e57_other_0, %e57_other_1]), kwargs = {})
    %e57_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e57, 0), kwargs = {})
    %e57_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e57, 1), kwargs = {})
    %e58 : [num_users=2] = call_function[target=torch.ops.aten._foreach_pow.Scalar](args = ([%e58_self_0, %e58_self_1], 0.0), kwargs = {})
    %e58_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e58, 0), kwargs = {})
    %e58_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e58, 1), kwargs = {})
    %e59 : [num_users=2] = call_function[target=torch.ops.aten._foreach_pow.Scalar](args = ([%e59_self_0, %e59_self_1], 1.0), kwargs = {})
    %e59_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e59, 0), kwargs = {})
    %e59_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e59, 1), kwargs = {})
    %e60 : [num_users=2] = call_function[target=torch.ops.aten._foreach_pow.Scalar](args = ([%e60_self_0, %e60_self_1], 2.0), kwargs = {})
    %e60_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e60, 0), kwargs = {})
    %e60_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e60, 1), kwargs = {})
    %e61 : [num_users=2] = call_function[target=torch.ops.aten._foreach_pow.Scalar](args = ([%e61_self_0, %e61_self_1], 0.5), kwargs = {})
    %e61_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e61, 0), kwargs = {})
    %e61_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e61, 1), kwargs = {})
    %e62 : [num_users=2] = call_function[target=torch.ops.aten._foreach_pow.ScalarList](args = ([%e62_self_0, %e62_self_1], [2.0, 1.0]), kwargs = {})
    %e62_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e62, 0), kwargs = {})
    %e62_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e62, 1), kwargs = {})
    %e63 : [num_users=2] = call_function[target=torch.ops.aten._foreach_pow.List](args = ([%e63_self_0, %e63_self_1], [%e63_exponent_0, %e63_exponent_1]), kwargs = {})
    %e63_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e63, 0), kwargs = {})
    %e63_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e63, 1), kwargs = {})
    %e64 : [num_users=2] = call_function[target=torch.ops.aten._foreach_pow.ScalarAndTensor](args = (2.0, [%e64_exponent_0, %e64_exponent_1]), kwargs = {})
    %e64_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e64, 0), kwargs = {})
    %e64_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e64, 1), kwargs = {})
    %e65 : [num_users=2] = call_function[target=torch.ops.aten._foreach_lerp.List](args = ([%e65_self_0, %e65_self_1], [%e65_tensors1_0, %e65_tensors1_1], [%e65_weights_0, %e65_weights_1]), kwargs = {})
    %e65_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e65, 0), kwargs = {})
    %e65_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e65, 1), kwargs = {})
    %e66 : [num_users=2] = call_function[target=torch.ops.aten._foreach_lerp.Scalar](args = ([%e66_self_0, %e66_self_1], [%e66_tensors1_0, %e66_tensors1_1], 0.5), kwargs = {})
    %e66_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e66, 0), kwargs = {})
    %e66_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e66, 1), kwargs = {})
    %e67 : [num_users=2] = call_function[target=torch.ops.aten._foreach_addcmul.Scalar](args = ([%e67_self_0, %e67_self_1], [%e67_tensor1_0, %e67_tensor1_1], [%e67_tensor2_0, %e67_tensor2_1], 0.5), kwargs = {})
    %e67_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e67, 0), kwargs = {})
    %e67_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e67, 1), kwargs = {})
    %e68 : [num_users=2] = call_function[target=torch.ops.aten._foreach_addcdiv.Scalar](args = ([%e68_self_0, %e68_self_1], [%e68_tensor1_0, %e68_tensor1_1], [%e68_tensor2_0, %e68_tensor2_1], 0.5), kwargs = {})
    %e68_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e68, 0), kwargs = {})
    %e68_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e68, 1), kwargs = {})
    %e69 : [num_users=2] = call_function[target=torch.ops.aten._foreach_norm.Scalar](args = ([%e69_self_0, %e69_self_1], 2), kwargs = {})
    %e69_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e69, 0), kwargs = {})
    %e69_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e69, 1), kwargs = {})
    %e70 : [num_users=2] = call_function[target=torch.ops.aten._foreach_norm.Scalar](args = ([%e70_self_0, %e70_self_1], 1), kwargs = {})
    %e70_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e70, 0), kwargs = {})
    %e70_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e70, 1), kwargs = {})
    %e71 : [num_users=2] = call_function[target=torch.ops.aten._foreach_norm.Scalar](args = ([%e71_self_0, %e71_self_1], inf), kwargs = {})
    %e71_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e71, 0), kwargs = {})
    %e71_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e71, 1), kwargs = {})
    %e72 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%e72_x1, %e72_x2, 0.0, None), kwargs = {})
    %e73 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%e73_self, 0.0), kwargs = {})
    %e74 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%e74_self, %e74_other, 0.0), kwargs = {})
    %e75 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%e75_self, 0.0, [1]), kwargs = {})
    %e76 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%e76_self, 0.0), kwargs = {})
    %e77 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%e77_x1, %e77_x2, 0.5, None), kwargs = {})
    %e78 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%e78_self, 0.5), kwargs = {})
    %e79 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%e79_self, %e79_other, 0.5), kwargs = {})
    %e80 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%e80_self, 0.5, [1]), kwargs = {})
    %e81 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%e81_self, 0.5), kwargs = {})
    %e82 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%e82_x1, %e82_x2, 1.0, None), kwargs = {})
    %e83 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%e83_self, 1.0), kwargs = {})
    %e84 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%e84_self, %e84_other, 1.0), kwargs = {})
    %e85 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%e85_self, 1.0, [1]), kwargs = {})
    %e86 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%e86_self, 1.0), kwargs = {})
    %e87 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%e87_x1, %e87_x2, 1.5, None), kwargs = {})
    %e88 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%e88_self, 1.5), kwargs = {})
    %e89 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%e89_self, %e89_other, 1.5), kwargs = {})
    %e90 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%e90_self, 1.5, [1]), kwargs = {})
    %e91 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%e91_self, 1.5), kwargs = {})
    %e92 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%e92_x1, %e92_x2, 2.0, None), kwargs = {})
    %e93 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%e93_self, 2.0), kwargs = {})
    %e94 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%e94_self, %e94_other, 2.0), kwargs = {})
    %e95 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%e95_self, 2.0, [1]), kwargs = {})
    %e96 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%e96_self, 2.0), kwargs = {})
    %e97 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%e97_x1, %e97_x2, 3.0, None), kwargs = {})
    %e98 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%e98_self, 3.0), kwargs = {})
    %e99 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%e99_self, %e99_other, 3.0), kwargs = {})
    %e100 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%e100_self, 3.0, [1]), kwargs = {})
    %e101 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%e101_self, 3.0), kwargs = {})
    %e102 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%e102_x1, %e102_x2, inf, None), kwargs = {})
    %e103 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%e103_self, inf), kwargs = {})
    %e104 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%e104_self, %e104_other, inf), kwargs = {})
    %e105 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%e105_self, inf, [1]), kwargs = {})
    %e106 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%e106_self, inf), kwargs = {})
    %e107 : [num_users=1] = call_function[target=torch.ops.aten.cdist.default](args = (%e107_x1, %e107_x2), kwargs = {})
    %e108 : [num_users=1] = call_function[target=torch.ops.aten._euclidean_dist.default](args = (%e108_x1, %e108_x2), kwargs = {})
    %e109 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%e109_self,), kwargs = {})
    %e110 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%e110_self,), kwargs = {})
    %e111 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%e111_self,), kwargs = {})
    %e112 : [num_users=1] = call_function[target=torch.ops.aten.prod.dim_int](args = (%e112_self, 1), kwargs = {})
    %e113 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%e113_self, 0), kwargs = {})
    %e114 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%e114_self, 1), kwargs = {})
    %e115 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%e115_self, 0), kwargs = {})
    %e116 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%e116_self, 0), kwargs = {})
    %e117 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%e117_self, 0), kwargs = {})
    %e118 : [num_users=1] = call_function[target=torch.ops.aten.logcumsumexp.default](args = (%e118_self, 0), kwargs = {})
    %e119 : [num_users=1] = call_function[target=torch.ops.aten.logcumsumexp.default](args = (%e119_self, 0), kwargs = {})
    %e120 : [num_users=1] = call_function[target=torch.ops.aten.logcumsumexp.default](args = (%e120_self, 0), kwargs = {})
    %e121 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.default](args = (%e121_self, False), kwargs = {})
    %e121_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e121, 0), kwargs = {})
    %e121_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e121, 1), kwargs = {})
    %e122 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.default](args = (%e122_self,), kwargs = {})
    %e122_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e122, 0), kwargs = {})
    %e122_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e122, 1), kwargs = {})
    %e123 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.dim](args = (%e123_self, [1]), kwargs = {})
    %e123_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e123, 0), kwargs = {})
    %e123_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e123, 1), kwargs = {})
    %e124 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.correction](args = (%e124_self, [1]), kwargs = {})
    %e124_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e124, 0), kwargs = {})
    %e124_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e124, 1), kwargs = {})
    %e125 : [num_users=1] = call_function[target=torch.ops.aten.std.default](args = (%e125_self,), kwargs = {})
    %e126 : [num_users=1] = call_function[target=torch.ops.aten.std.correction](args = (%e126_self, [0]), kwargs = {correction: 0})
    %e127 : [num_users=1] = call_function[target=torch.ops.aten.std.dim](args = (%e127_self, [1], False), kwargs = {})
    %e128 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%e128_self, [1]), kwargs = {})
    %e129 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%e129_self, 0, 1), kwargs = {})
    %e130 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%e130_self, 1.0, 1.0), kwargs = {})
    %e131 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%e131_self, %e131_min, %e131_max), kwargs = {})
    %e132 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.default](args = (%e132_self, 0), kwargs = {})
    %e133 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%e133_self, 0), kwargs = {})
    %e134 : [num_users=1] = call_function[target=torch.ops.aten.hardtanh.default](args = (%e134_self,), kwargs = {})
    %e135 : [num_users=1] = call_function[target=torch.ops.aten.relu6.default](args = (%e135_self,), kwargs = {})
    %e136 : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%e136_self, 0, 0), kwargs = {})
    %e137 : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%e137_self, 1, 20), kwargs = {})
    %e138 : [num_users=1] = call_function[target=torch.ops.aten.hardswish.default](args = (%e138_self,), kwargs = {})
    %e139 : [num_users=1] = call_function[target=torch.ops.aten.hardsigmoid.default](args = (%e139_self,), kwargs = {})
    %e140 : [num_users=1] = call_function[target=torch.ops.aten.elu.default](args = (%e140_self,), kwargs = {})
    %e141 : [num_users=1] = call_function[target=torch.ops.aten.elu.default](args = (%e141_self, 0.5, 2.0, 3.0), kwargs = {})
    %e142 : [num_users=1] = call_function[target=torch.ops.aten.celu.default](args = (%e142_self, 2.0), kwargs = {})
    %e143 : [num_users=1] = call_function[target=torch.ops.aten.selu.default](args = (%e143_self,), kwargs = {})
    %e144 : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu.default](args = (%e144_self, 0.5), kwargs = {})
    %e145 : [num_users=1] = call_function[target=torch.ops.aten.hardshrink.default](args = (%e145_self,), kwargs = {})
    %e146 : [num_users=1] = call_function[target=torch.ops.aten.softshrink.default](args = (%e146_self,), kwargs = {})
    %e147 : [num_users=1] = call_function[target=torch.ops.aten.softplus.default](args = (%e147_self, 1, 1), kwargs = {})
    %e148 : [num_users=1] = call_function[target=torch.ops.aten.softplus.default](args = (%e148_self, 2, 6), kwargs = {})
    %e149 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%e149_self, %e149_weight), kwargs = {})
    %e150 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%e150_self, %e150_weight), kwargs = {})
    %e151 : [num_users=1] = call_function[target=torch.ops.aten.logit.default](args = (%e151_self, 0.5), kwargs = {})
    %e152 : [num_users=1] = call_function[target=torch.ops.aten.logit.default](args = (%e152_self, 0.0), kwargs = {})
    %e153 : [num_users=1] = call_function[target=torch.ops.aten.sinc.default](args = (%e153_self,), kwargs = {})
    %e154 : [num_users=1] = call_function[target=torch.ops.aten.atan2.default](args = (%e154_self, %e154_other), kwargs = {})
    %e155 : [num_users=1] = call_function[target=torch.ops.aten.hypot.default](args = (%e155_self, %e155_other), kwargs = {})
    %e156 : [num_users=1] = call_function[target=torch.ops.aten.xlogy.Tensor](args = (%e156_self, %e156_other), kwargs = {})
    %e157 : [num_users=1] = call_function[target=torch.ops.aten.xlogy.Scalar_Self](args = (0.0, %e157_other), kwargs = {})
    %e158 : [num_users=1] = call_function[target=torch.ops.aten.xlogy.Scalar_Other](args = (%e158_self, 0.0), kwargs = {})
    %e159 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.default](args = (%e159_self, %e159_other), kwargs = {})
    %e160 : [num_users=1] = call_function[target=torch.ops.aten.xlogy.Scalar_Other](args = (%e160_self, -0.5), kwargs = {})
    %e161 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.other_scalar](args = (%e161_self, -1.0), kwargs = {})
    %e162 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.other_scalar](args = (%e162_self, -2.0), kwargs = {})
    %e163 : [num_users=1] = call_function[target=torch.ops.aten.special_entr.default](args = (%e163_self,), kwargs = {})
    %e164 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%e164_self, %e164_exponent), kwargs = {})
    %e165 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0, %e165_exponent), kwargs = {})
    %e166 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (1, %e166_exponent), kwargs = {})
    %e167 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%e167_self, 0), kwargs = {})
    %e168 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%e168_self, 1), kwargs = {})
    %e169 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%e169_self, 2), kwargs = {})
    %e170 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%e170_self, 3), kwargs = {})
    %e171 : [num_users=1] = call_function[target=torch.ops.aten.copysign.Tensor](args = (%e171_self, %e171_other), kwargs = {})
    %e172 : [num_users=1] = call_function[target=torch.ops.aten.special_i1.default](args = (%e172_self,), kwargs = {})
    %e173 : [num_users=1] = call_function[target=torch.ops.aten.special_i1e.default](args = (%e173_self,), kwargs = {})
    %e174 : [num_users=1] = call_function[target=torch.ops.aten.special_i0e.default](args = (%e174_self,), kwargs = {})
    %e175 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%e175_self, %e175_other), kwargs = {})
    %e176 : [num_users=1] = call_function[target=torch.ops.aten.minimum.default](args = (%e176_self, %e176_other), kwargs = {})
    %e177 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%e177_self, %e177_other), kwargs = {})
    %e178 : [num_users=1] = call_function[target=torch.ops.aten.fmin.default](args = (%e178_self, %e178_other), kwargs = {})
    %e179 : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%e179_self, [1]), kwargs = {})
    %e180 : [num_users=1] = call_function[target=torch.ops.aten.amin.default](args = (%e180_self, [0, 1]), kwargs = {})
    %e181 : [num_users=1] = call_function[target=torch.ops.aten.max.default](args = (%e181_self,), kwargs = {})
    %e182 : [num_users=1] = call_function[target=torch.ops.aten.min.default](args = (%e182_self,), kwargs = {})
    %e183 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%e183_self,), kwargs = {})
    %e184 : [num_users=1] = call_function[target=torch.ops.aten.nanmedian.default](args = (%e184_self,), kwargs = {})
    %e185 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%e185_self,), kwargs = {})
    %e185_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e185, 0), kwargs = {})
    %e185_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e185, 1), kwargs = {})
    %e186 : [num_users=2] = call_function[target=torch.ops.aten.cummax.default](args = (%e186_self, 0), kwargs = {})
    %e186_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e186, 0), kwargs = {})
    %e186_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e186, 1), kwargs = {})
    %e187 : [num_users=2] = call_function[target=torch.ops.aten.cummin.default](args = (%e187_self, 0), kwargs = {})
    %e187_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%e187, 0), kwargs = {})
    %e187_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%e187, 1), kwargs = {})
    %e188 : [num_users=1] = call_function[target=torch.ops.aten.renorm.default](args = (%e188_self, 2, 0, 1.0), kwargs = {})
    %e189 : [num_users=1] = call_function[target=torch.ops.aten.corrcoef.default](args = (%e189_self,), kwargs = {})
    %e190 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss.default](args = (%e190_self, %e190_target, 0, 1.0), kwargs = {})
    %e191 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss.default](args = (%e191_self, %e191_target, 0, 0.5), kwargs = {})
    %e192 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%e192_self, %e192_target, 0, 1.0), kwargs = {})
    %e193 : [num_users=1] = call_function[target=torch.ops.aten.l1_loss.default](args = (%e193_self, %e193_target, 0), kwargs = {})
    %e194 : [num_users=1] = call_function[target=torch.ops.aten.margin_ranking_loss.default](args = (%e194_input1, %e194_input2, %e194_target, 0.0, 0), kwargs = {})
    %e195 : [num_users=1] = call_function[target=torch.ops.aten.hinge_embedding_loss.default](args = (%e195_self, %e195_target, 1.0, 0), kwargs = {})
    %e196 : [num_users=1] = call_function[target=torch.ops.aten.cosine_similarity.default](args = (%e196_x1, %e196_x2), kwargs = {})
    %e197 : [num_users=1] = call_function[target=torch.ops.aten.pairwise_distance.default](args = (%e197_x1, %e197_x2), kwargs = {})
    %e198 : [num_users=1] = call_function[target=torch.ops.aten.triplet_margin_loss.default](args = (%e198_anchor, %e198_positive, %e198_negative), kwargs = {})
    %e199 : [num_users=1] = call_function[target=torch.ops.aten.poisson_nll_loss.default](args = (%e199_input, %e199_target, False, True, 1e-08, 0), kwargs = {})
    %e200 : [num_users=1] = call_function[target=torch.ops.aten.kl_div.default](args = (%e200_self, %e200_target, 0), kwargs = {})
    %e201 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy.default](args = (%e201_self, %e201_target), kwargs = {})
    %e202 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%e202_self, %e202_target), kwargs = {})
    %e203 : [num_users=1] = call_function[target=torch.ops.aten.gelu.default](args = (%e203_self,), kwargs = {})
    %e204 : [num_users=1] = call_function[target=torch.ops.aten.silu.default](args = (%e204_self,), kwargs = {})
    %e205 : [num_users=1] = call_function[target=torch.ops.aten.mish.default](args = (%e205_self,), kwargs = {})
    %e206 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid.default](args = (%e206_self,), kwargs = {})
    %e207 : [num_users=1] = call_function[target=torch.ops.aten.logaddexp.default](args = (%e207_self, %e207_other), kwargs = {})
    %e208 : [num_users=1] = call_function[target=torch.ops.aten.logsumexp.default](args = (%e208_self, [1]), kwargs = {})
    %e209 : [num_users=1] = call_function[target=torch.ops.aten._weight_norm.default](args = (%e209_v, %e209_g, 0), kwargs = {})
    %e210 : [num_users=1] = call_function[target=torch.ops.aten.rsqrt.default](args = (%e210_self,), kwargs = {})
    %e211 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%e211_self,), kwargs = {})
    return (e0_out0, e0_out1, e1_out0, e1_out1, e2_out0, e2_out1, e3_out0, e3_out1, e4_out0, e4_out1, e5_out0, e5_out1, e6_out0, e6_out1, e7_out0, e7_out1, e8_out0, e8_out1, e9_out0, e9_out1, e10_out0, e10_out1, e11_out0, e11_out1, e12_out0, e12_out1, e13_out0, e13_out1, e14_out0, e14_out1, e15_out0, e15_out1, e16_out0, e16_out1, e17_out0, e17_out1, e18_out0, e18_out1, e19_out0, e19_out1, e20_out0, e20_out1, e21_out0, e21_out1, e22_out0, e22_out1, e23_out0, e23_out1, e24_out0, e24_out1, e25_out0, e25_out1, e26_out0, e26_out1, e27_out0, e27_out1, e28_out0, e28_out1, e29_out0, e29_out1, e30_out0, e30_out1, e31_out0, e31_out1, e32_out0, e32_out1, e33_out0, e33_out1, e34_out0, e34_out1, e35_out0, e35_out1, e36_out0, e36_out1, e37_out0, e37_out1, e38_out0, e38_out1, e39_out0, e39_out1, e40_out0, e40_out1, e41_out0, e41_out1, e42_out0, e42_out1, e43_out0, e43_out1, e44_out0, e44_out1, e45_out0, e45_out1, e46_out0, e46_out1, e47_out0, e47_out1, e48_out0, e48_out1, e49_out0, e49_out1, e50_out0, e50_out1, e51_out0, e51_out1, e52_out0, e52_out1, e53_out0, e53_out1, e54_out0, e54_out1, e55_out0, e55_out1, e56_out0, e56_out1, e57_out0, e57_out1, e58_out0, e58_out1, e59_out0, e59_out1, e60_out0, e60_out1, e61_out0, e61_out1, e62_out0, e62_out1, e63_out0, e63_out1, e64_out0, e64_out1, e65_out0, e65_out1, e66_out0, e66_out1, e67_out0, e67_out1, e68_out0, e68_out1, e69_out0, e69_out1, e70_out0, e70_out1, e71_out0, e71_out1, e72, e73, e74, e75, e76, e77, e78, e79, e80, e81, e82, e83, e84, e85, e86, e87, e88, e89, e90, e91, e92, e93, e94, e95, e96, e97, e98, e99, e100, e101, e102, e103, e104, e105, e106, e107, e108, e109, e110, e111, e112, e113, e114, e115, e116, e117, e118, e119, e120, e121_out0, e121_out1, e122_out0, e122_out1, e123_out0, e123_out1, e124_out0, e124_out1, e125, e126, e127, e128, e129, e130, e131, e132, e133, e134, e135, e136, e137, e138, e139, e140, e141, e142, e143, e144, e145, e146, e147, e148, e149, e150, e151, e152, e153, e154, e155, e156, e157, e158, e159, e160, e161, e162, e163, e164, e165, e166, e167, e168, e169, e170, e171, e172, e173, e174, e175, e176, e177, e178, e179, e180, e181, e182, e183, e184, e185_out0, e185_out1, e186_out0, e186_out1, e187_out0, e187_out1, e188, e189, e190, e191, e192, e193, e194, e195, e196, e197, e198, e199, e200, e201, e202, e203, e204, e205, e206, e207, e208, e209, e210, e211)
