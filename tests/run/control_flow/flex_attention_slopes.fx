# Flex attention without a mask; it also returns the log-sum-exp of each row. Made by make_cases.py.
# scale-tolerance: 1e-05
# input arg0_1: f32[1, 2, 3, 2] -0.625 -0.875 0.875 0.5 -0.5 -1 0.75 0 -0.375 0 0.625 -0.75
# input arg1_1: f32[1, 2, 3, 2] -1 0.5 0.125 0.875 -0.25 0.5 -0.375 0.5 0.25 -0.5 -0.875 -0.75
# input arg2_1: f32[1, 2, 3, 4] 0 -0.125 -0.75 -0.625 1 0.625 -0.25 0.625 -0.625 -0.875 0.5 -0.625 0.625 -0.75 -0.25 -0.125 -0.25 0.5 0.875 -0.125 -0.625 -0.625 -0.125 -0.875
# expect out0: f32[1, 2, 3, 4] 0.0849243104 -0.130692735 -0.322060138 -0.326105744 0.306527317 0.0217327774 -0.134721458 -0.0108334422 -0.0160079896 -0.258261353 -0.0843631774 -0.308189571 0.117151625 -0.268981218 0.184757069 -0.235409841 -0.120074734 -0.197275773 0.251303017 -0.356075972 -0.317912966 -0.211486652 0.240747556 -0.490131378
# expect out1: f32[1, 2, 3] 0.758934021 0.984070063 0.653845251 0.587749064 0.841389179 0.727628529
class <lambda>(torch.nn.Module):
    def forward(self, arg0_1: "f32[1, 2, 3, 2]", arg1_1: "f32[1, 2, 3, 2]", arg2_1: "f32[1, 2, 3, 4]"):
        # File: torch/nn/attention/flex_attention.py:2123 in _create_empty_block_mask, code: kv_num_blocks=torch.ones([1, 1, 1], dtype=torch.int32, device=device),
        ones: "i32[1, 1, 1]" = torch.ops.aten.ones.default([1, 1, 1], dtype = torch.int32, device = device(type='cpu'), pin_memory = False)

        # File: torch/nn/attention/flex_attention.py:2124 in _create_empty_block_mask, code: kv_indices=torch.zeros([1, 1, 1, 1], dtype=torch.int32, device=device),
        zeros: "i32[1, 1, 1, 1]" = torch.ops.aten.zeros.default([1, 1, 1, 1], dtype = torch.int32, device = device(type='cpu'), pin_memory = False)

        # File: torch/nn/attention/flex_attention.py:486 in create_dense_one, code: dense_mask = kv_indices.new_zeros(num_rows, num_cols + 1, dtype=torch.int32)
        new_zeros: "i32[1, 1, 1, 2]" = torch.ops.aten.new_zeros.default(zeros, [1, 1, 1, 2], dtype = torch.int32, pin_memory = False)

        # File: torch/nn/attention/flex_attention.py:488 in create_dense_one, code: row_indices = torch.arange(num_rows, dtype=torch.int, device=device).unsqueeze(
        arange: "i32[1]" = torch.ops.aten.arange.default(1, dtype = torch.int32, device = device(type='cpu'), pin_memory = False)
        unsqueeze: "i32[1, 1]" = torch.ops.aten.unsqueeze.default(arange, -1);  arange = None

        # File: torch/nn/attention/flex_attention.py:491 in create_dense_one, code: col_range = torch.arange(max_entries, dtype=torch.int, device=device)
        arange_1: "i32[1]" = torch.ops.aten.arange.default(1, dtype = torch.int32, device = device(type='cpu'), pin_memory = False)

        # File: torch/nn/attention/flex_attention.py:492 in create_dense_one, code: index_mask = col_range < kv_num_blocks.unsqueeze(-1)
        unsqueeze_1: "i32[1, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(ones, 3)
        lt: "b8[1, 1, 1, 1]" = torch.ops.aten.lt.Tensor(arange_1, unsqueeze_1);  arange_1 = unsqueeze_1 = None

        # File: torch/nn/attention/flex_attention.py:495 in create_dense_one, code: valid_indices = torch.where(index_mask, kv_indices, num_cols)
        scalar_tensor: "i32[]" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int32, layout = torch.strided, device = device(type='cpu'))
        where: "i32[1, 1, 1, 1]" = torch.ops.aten.where.self(lt, zeros, scalar_tensor);  lt = scalar_tensor = None

        # File: torch/nn/attention/flex_attention.py:498 in create_dense_one, code: dense_mask[row_indices, valid_indices] = dense_mask.new_ones(())
        new_ones: "i32[1, 1]" = torch.ops.aten.new_ones.default(new_zeros, [1, 1], pin_memory = False)
        arange_2: "i64[1]" = torch.ops.aten.arange.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
        unsqueeze_2: "i64[1, 1]" = torch.ops.aten.unsqueeze.default(arange_2, -1);  arange_2 = None
        unsqueeze_3: "i64[1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, -1);  unsqueeze_2 = None
        view: "i32[1, 1, 1, 1]" = torch.ops.aten.view.default(new_ones, [1, 1, 1, 1]);  new_ones = None
        arange_3: "i64[1]" = torch.ops.aten.arange.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
        unsqueeze_4: "i64[1, 1]" = torch.ops.aten.unsqueeze.default(arange_3, -1);  arange_3 = None
        unsqueeze_5: "i64[1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, -1);  unsqueeze_4 = None
        unsqueeze_6: "i64[1, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, -1);  unsqueeze_5 = None
        index_put: "i32[1, 1, 1, 2]" = torch.ops.aten.index_put.default(new_zeros, [unsqueeze_6, unsqueeze_3, unsqueeze, where], view);  new_zeros = unsqueeze_6 = unsqueeze_3 = unsqueeze = where = view = None

        # File: torch/nn/attention/flex_attention.py:528 in _transpose_ordered, code: return _dense_to_ordered(dense.transpose(-2, -1))
        slice_3: "i32[1, 1, 1, 1]" = torch.ops.aten.slice.Tensor(index_put, 3, 0, 1);  index_put = None
        transpose_1: "i32[1, 1, 1, 1]" = torch.ops.aten.transpose.int(slice_3, -2, -1);  slice_3 = None

        # File: torch/nn/attention/flex_attention.py:511 in _dense_to_ordered, code: num_blocks_in_row = dense_mask.sum(dim=-1)
        sum_1: "i64[1, 1, 1]" = torch.ops.aten.sum.dim_IntList(transpose_1, [-1])

        # Annotation: {'fallback_to_eager': True} File: torch/nn/attention/flex_attention.py:513 in _dense_to_ordered, code: col_indices = torch.argsort(dense_mask, dim=-1, descending=True, stable=True)
        sort = torch.ops.aten.sort.stable(transpose_1, stable = True, descending = True);  transpose_1 = None
        getitem_1: "i64[1, 1, 1, 1]" = sort[1];  sort = None

        # File: torch/nn/attention/flex_attention.py:515 in _dense_to_ordered, code: num_blocks_in_row.to(torch.int32, memory_format=torch.contiguous_format),
        _to_copy: "i32[1, 1, 1]" = torch.ops.aten._to_copy.default(sum_1, dtype = torch.int32, memory_format = torch.contiguous_format);  sum_1 = None

        # File: torch/nn/attention/flex_attention.py:516 in _dense_to_ordered, code: col_indices.to(torch.int32, memory_format=torch.contiguous_format),
        _to_copy_1: "i32[1, 1, 1, 1]" = torch.ops.aten._to_copy.default(getitem_1, dtype = torch.int32, memory_format = torch.contiguous_format);  getitem_1 = None

        # File: torch/nn/attention/flex_attention.py:2602 in flex_attention, code: out, lse, max_scores = flex_attention_hop(
        sdpa_score0 = self.sdpa_score0
        sdpa_mask0 = self.sdpa_mask0
        flex_attention = torch.ops.higher_order.flex_attention(arg0_1, arg1_1, arg2_1, sdpa_score0, (1, 1, ones, zeros, None, None, _to_copy, _to_copy_1, None, None, None, None, None, None, 1073741824, 1073741824, sdpa_mask0), 0.5, {'BACKEND': 'AUTO', 'PRESCALE_QK': False, 'ROWS_GUARANTEED_SAFE': False, 'BLOCKS_ARE_CONTIGUOUS': False, 'WRITE_DQ': True, 'OUTPUT_LOGSUMEXP': True, 'OUTPUT_MAX': False}, (), ());  arg0_1 = arg1_1 = arg2_1 = sdpa_score0 = ones = zeros = _to_copy = _to_copy_1 = sdpa_mask0 = None
        getitem_2: "f32[1, 2, 3, 4]" = flex_attention[0]
        getitem_3: "f32[1, 2, 3]" = flex_attention[1];  flex_attention = None

        # File: torch/nn/attention/flex_attention.py:2582 in _finalize_outputs, code: lse_scaled = lse_scaled * ln2 if lse_scaled is not None else None
        mul: "f32[1, 2, 3]" = torch.ops.aten.mul.Tensor(getitem_3, 0.6931471805599453);  getitem_3 = None
        return (getitem_2, mul)

    class sdpa_score0(torch.nn.Module):
        def forward(self, arg0_1: "f32[]", arg1_1: "i32[]", arg2_1: "i32[]", arg3_1: "i32[]", arg4_1: "i32[]"):
            # File: torch/nn/attention/flex_attention.py:2602 in flex_attention, code: out, lse, max_scores = flex_attention_hop(
            sub: "i32[]" = torch.ops.aten.sub.Tensor(arg3_1, arg4_1);  arg3_1 = arg4_1 = None
            abs_1: "i32[]" = torch.ops.aten.abs.default(sub);  sub = None
            add: "i32[]" = torch.ops.aten.add.Tensor(arg2_1, 1);  arg2_1 = None
            mul: "i32[]" = torch.ops.aten.mul.Tensor(abs_1, add);  abs_1 = add = None
            div: "f32[]" = torch.ops.aten.div.Tensor(mul, 4);  mul = None
            sub_1: "f32[]" = torch.ops.aten.sub.Tensor(arg0_1, div);  arg0_1 = div = None
            return sub_1

    class sdpa_mask0(torch.nn.Module):
        def forward(self, arg0_1: "i32[]", arg1_1: "i32[]", arg2_1: "i32[]", arg3_1: "i32[]"):
            # File: torch/nn/attention/flex_attention.py:439 in noop_mask, code: return batch.new_ones(size=(), dtype=torch.bool, device=batch.device)
            new_ones: "b8[]" = torch.ops.aten.new_ones.default(arg0_1, [], dtype = torch.bool, device = device(type='cpu'), pin_memory = False);  arg0_1 = None
            return new_ones
