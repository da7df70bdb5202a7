"""The programs of run_sweep.py. A source has numbered entries; each entry has some programs."""
import importlib
import random
from pathlib import Path

import torch
import torch.nn.functional as F
import torch.utils._pytree as pytree
from torch import distributions as D
from torch import nn

from run_database import Skipped, copy_of, seed_all, unusable


class FunctionProgram:
    """A function whose arguments may be nested and contain values other than tensors, as a function of its tensors."""

    forms = None  # all

    def __init__(self, function, args, kwargs=None):
        self.function = function
        leaves, self.tree = pytree.tree_flatten((tuple(args), kwargs or {}))
        self.constants = [None if isinstance(x, torch.Tensor) else x for x in leaves]
        self.positions = [i for i, x in enumerate(leaves) if isinstance(x, torch.Tensor)]
        self.tensors = [leaves[i] for i in self.positions]

    def __call__(self, *tensors):
        leaves = list(self.constants)
        for i, tensor in zip(self.positions, tensors):
            leaves[i] = tensor
        args, kwargs = pytree.tree_unflatten(leaves, self.tree)
        results = pytree.tree_leaves(self.function(*args, **kwargs))
        return tuple(x for x in results if isinstance(x, torch.Tensor))

    def fresh(self):
        for tensor in self.tensors:
            if unusable(tensor) and not tensor.dtype.is_complex:
                raise Skipped(unusable(tensor))
        return [copy_of(tensor) for tensor in self.tensors]

    def call_compiled(self, compiled):
        compiled(self.__call__)(*self.fresh())

    def as_module(self):
        program = self

        class Function(nn.Module):
            def forward(self, *tensors):
                return program(*tensors)

        return Function(), tuple(self.fresh()), {}


class ModuleProgram(FunctionProgram):
    """A module. Its parameters and buffers are arguments of the function, before those of forward."""

    def __init__(self, module, args=(), kwargs=None):
        state = dict(module.named_parameters()) | dict(module.named_buffers())
        names = list(state)

        def function(values, args, kwargs):
            return torch.func.functional_call(module, dict(zip(names, values)), args, kwargs)

        super().__init__(function, (list(state.values()), tuple(args), kwargs or {}))
        self.module, self.args, self.kwargs = module, tuple(args), kwargs or {}

    def call_compiled(self, compiled):
        args, kwargs = pytree.tree_map(lambda x: copy_of(x) if isinstance(x, torch.Tensor) else x, (self.args, self.kwargs))
        compiled(self.module)(*args, **kwargs)

    def as_module(self):
        return self.module, tuple(self.args), self.kwargs


class StepProgram:
    """A step of an optimiser, as torch.compile(optimizer.step) traces it. `make_fx` traces Dynamo's graph."""

    forms = ("dynamo", "make_fx")

    def __init__(self, make):
        self.make = make

    def call_compiled(self, compiled):
        optimizer, closure = self.make()
        compiled(lambda: optimizer.step(closure) if closure else optimizer.step())()


class Source:
    """Entries with names; programs_of(index, options) yields labels and programs."""

    def __init__(self, names, programs_of):
        self.names, self.programs_of = names, programs_of

    def count(self):
        return len(self.names())

    def name(self, index):
        return self.names()[index]

    def programs(self, index, options):
        return self.programs_of(index, options)


def some(samples, options, label):
    """At most --samples of them, drawn at random, with their numbers."""
    numbers = list(range(len(samples)))
    if len(numbers) > options.samples:
        numbers = sorted(random.sample(numbers, options.samples))
    return [(f"{label}{n}", samples[n]) for n in numbers]


# PyTorch's databases.


def module_infos():
    from torch.testing._internal.common_modules import module_db
    return module_db


def module_programs(index, options):
    info = module_infos()[index]
    for training in (True, False) if info.train_and_eval_differ else (True,):
        seed_all(options.seed, type("Name", (), {"full_name": info.name}), torch.float32)
        inputs = info.module_inputs_func(info, device="cpu", dtype=torch.float32, requires_grad=True, training=training)
        for label, given in some(inputs, options, "train" if training else "eval"):
            if given.forward_input is None:
                continue
            module = info.module_cls(*given.constructor_input.args, **given.constructor_input.kwargs)
            module.train(training)
            yield label, ModuleProgram(module, given.forward_input.args, given.forward_input.kwargs)


def op_infos():
    from torch.testing._internal.common_methods_invocations import op_db
    return op_db


def hop_infos():
    from torch.testing._internal.hop_db import hop_db
    return hop_db


def ops_of(infos):
    def programs(index, options):
        info = infos()[index]
        for name in options.dtypes:
            dtype = getattr(torch, name)
            if dtype not in info.dtypes:
                continue
            seed_all(options.seed, info, dtype)
            grad = dtype.is_floating_point and info.supports_autograd
            samples = list(info.sample_inputs("cpu", dtype, requires_grad=grad))
            for label, sample in some(samples, options, f"{name} "):
                yield label, FunctionProgram(info.op, (sample.input, *sample.args), sample.kwargs)

    return programs


def optimizer_infos():
    from torch.testing._internal.common_optimizers import optim_db
    return optim_db


def optimizer_programs(index, options):
    info = optimizer_infos()[index]
    inputs = info.optim_inputs_func(device="cpu")
    variants = [("default", {}), ("foreach", {"foreach": True})]
    if "fused" in info.supported_impls:
        variants.append(("fused", {"fused": True}))
    for number, given in enumerate(inputs):
        for label, more in variants:

            def make(kwargs=given.kwargs | more):
                torch.manual_seed(number)
                model = nn.Sequential(nn.Linear(3, 4), nn.Linear(4, 4, bias=False))
                params = [p for p in model.parameters() if p.dim() == 2] if info.optim_cls.__name__ == "Muon" else list(model.parameters())
                optimizer = info.optim_cls(params, **kwargs)
                x = torch.randn(2, 3)

                def closure():
                    optimizer.zero_grad()
                    loss = model(x).square().sum()
                    loss.backward()
                    return loss

                needs = info.optim_cls.__name__ == "LBFGS"
                closure()
                optimizer.step(closure) if needs else optimizer.step()
                return optimizer, closure if needs else None

            yield f"{number} {label}", StepProgram(make)


# Distributions: constructor, parameters, a value.


def p(*shape, low=0.2, high=0.8):
    return (torch.rand(shape) * (high - low) + low).requires_grad_()


def covariance(n):
    a = torch.rand(n, n)
    return (a @ a.T + torch.eye(n)).requires_grad_()


DISTRIBUTIONS = {
    "Bernoulli": lambda: (D.Bernoulli, [p(3)], torch.tensor([0.0, 1, 1])),
    "Bernoulli_logits": lambda: (lambda x: D.Bernoulli(logits=x), [p(3)], torch.tensor([0.0, 1, 1])),
    "Beta": lambda: (D.Beta, [p(3), p(3)], p(3)),
    "Binomial": lambda: (lambda x: D.Binomial(5, x), [p(3)], torch.tensor([0.0, 2, 5])),
    "Categorical": lambda: (D.Categorical, [p(2, 4)], torch.tensor([1, 3])),
    "Categorical_logits": lambda: (lambda x: D.Categorical(logits=x), [p(2, 4)], torch.tensor([1, 3])),
    "Cauchy": lambda: (D.Cauchy, [p(3), p(3)], p(3)),
    "Chi2": lambda: (D.Chi2, [p(3)], p(3)),
    "ContinuousBernoulli": lambda: (D.ContinuousBernoulli, [p(3)], p(3)),
    "Dirichlet": lambda: (D.Dirichlet, [p(2, 3)], torch.tensor([0.2, 0.3, 0.5])),
    "Exponential": lambda: (D.Exponential, [p(3)], p(3)),
    "FisherSnedecor": lambda: (D.FisherSnedecor, [p(3), p(3)], p(3)),
    "Gamma": lambda: (D.Gamma, [p(3), p(3)], p(3)),
    "GeneralizedPareto": lambda: (D.GeneralizedPareto, [p(3), p(3), p(3)], p(3, low=1.0, high=2.0)),
    "Geometric": lambda: (D.Geometric, [p(3)], torch.tensor([0.0, 2, 5])),
    "Gumbel": lambda: (D.Gumbel, [p(3), p(3)], p(3)),
    "HalfCauchy": lambda: (D.HalfCauchy, [p(3)], p(3)),
    "HalfNormal": lambda: (D.HalfNormal, [p(3)], p(3)),
    "Independent": lambda: (lambda a, b: D.Independent(D.Normal(a, b), 1), [p(2, 3), p(2, 3)], p(2, 3)),
    "InverseGamma": lambda: (D.InverseGamma, [p(3), p(3)], p(3)),
    "Kumaraswamy": lambda: (D.Kumaraswamy, [p(3), p(3)], p(3)),
    "LKJCholesky": lambda: (lambda c: D.LKJCholesky(3, c), [p()], torch.linalg.cholesky(torch.eye(3))),
    "Laplace": lambda: (D.Laplace, [p(3), p(3)], p(3)),
    "LogNormal": lambda: (D.LogNormal, [p(3), p(3)], p(3)),
    "LogisticNormal": lambda: (D.LogisticNormal, [p(2), p(2)], torch.tensor([0.2, 0.3, 0.5])),
    "LowRankMultivariateNormal": lambda: (D.LowRankMultivariateNormal, [p(3), p(3, 2), p(3)], p(3)),
    "MixtureSameFamily": lambda: (lambda w, a, b: D.MixtureSameFamily(D.Categorical(w), D.Normal(a, b)), [p(4), p(4), p(4)], p(2)),
    "Multinomial": lambda: (lambda x: D.Multinomial(4, x), [p(3)], torch.tensor([1.0, 1, 2])),
    "MultivariateNormal": lambda: (D.MultivariateNormal, [p(3), covariance(3)], p(3)),
    "NegativeBinomial": lambda: (D.NegativeBinomial, [p(3, low=2.0, high=4.0), p(3)], torch.tensor([0.0, 2, 5])),
    "Normal": lambda: (D.Normal, [p(3), p(3)], p(3)),
    "OneHotCategorical": lambda: (D.OneHotCategorical, [p(3)], torch.tensor([0.0, 1, 0])),
    "OneHotCategoricalStraightThrough": lambda: (D.OneHotCategoricalStraightThrough, [p(3)], torch.tensor([0.0, 1, 0])),
    "Pareto": lambda: (D.Pareto, [p(3), p(3)], p(3, low=1.0, high=2.0)),
    "Poisson": lambda: (D.Poisson, [p(3)], torch.tensor([0.0, 2, 5])),
    "RelaxedBernoulli": lambda: (D.RelaxedBernoulli, [p(), p(3)], p(3)),
    "RelaxedOneHotCategorical": lambda: (D.RelaxedOneHotCategorical, [p(), p(3)], torch.tensor([0.2, 0.3, 0.5])),
    "StudentT": lambda: (D.StudentT, [p(3), p(3), p(3)], p(3)),
    "TransformedDistribution": lambda: (
        lambda a, b: D.TransformedDistribution(D.Normal(a, b), [D.TanhTransform(), D.AffineTransform(0.5, 2.0)]), [p(3), p(3)], p(3)),
    "Uniform": lambda: (lambda a: D.Uniform(a, a + 1), [p(3)], p(3, low=0.8, high=1.0)),
    "VonMises": lambda: (D.VonMises, [p(3), p(3)], p(3)),
    "Weibull": lambda: (D.Weibull, [p(3), p(3)], p(3)),
    "Wishart": lambda: (lambda c: D.Wishart(torch.tensor(4.0), c), [covariance(3)], covariance(3)),
}
KL = ["Bernoulli", "Beta", "Categorical", "Dirichlet", "Exponential", "Gamma", "Gumbel", "Independent", "Laplace",
      "LowRankMultivariateNormal", "MultivariateNormal", "Normal", "Pareto", "Poisson"]


def distribution_programs(index, options):
    name = list(DISTRIBUTIONS)[index]
    torch.manual_seed(options.seed)
    make, parameters, value = DISTRIBUTIONS[name]()

    def of(method, *args, checked=False):
        def function(*tensors):
            D.Distribution.set_default_validate_args(checked)
            try:
                result = getattr(make(*tensors[: len(parameters)]), method)
                return result(*tensors[len(parameters):]) if callable(result) else result
            finally:
                D.Distribution.set_default_validate_args(True)

        return FunctionProgram(function, (*parameters, *args))

    distribution = make(*parameters)
    yield "log_prob", of("log_prob", value)
    yield "log_prob checked", of("log_prob", value, checked=True)
    yield "sample", of("rsample" if distribution.has_rsample else "sample")
    for method, args in (("entropy", ()), ("mean", ()), ("variance", ()), ("cdf", (value,)), ("icdf", (torch.tensor(0.4),))):
        try:
            result = getattr(distribution, method)
            result(*args) if callable(result) else result
        except NotImplementedError:
            continue
        yield method, of(method, *args)
    if name in KL:
        other = [x.detach().clone().requires_grad_() for x in DISTRIBUTIONS[name]()[1]]
        count = len(parameters)
        yield "kl", FunctionProgram(lambda *t: D.kl_divergence(make(*t[:count]), make(*t[count:])), (*parameters, *other))


# Programs of sweep_cases.py: name -> a function that returns a program.


def case_names():
    from sweep_cases import CASES
    return list(CASES)


def case_programs(index, options):
    from sweep_cases import CASES
    torch.manual_seed(options.seed)
    yield "", CASES[case_names()[index]]()


# Models of libraries: name -> a function that returns a module and its inputs.
def models():
    found = {}
    for file in sorted(Path(__file__).parent.glob("sweep_models_*.py")):
        found |= importlib.import_module(file.stem).MODELS
    return found


def model_programs(index, options):
    name, make = list(models().items())[index]
    torch.manual_seed(options.seed)
    module, inputs = make()
    yield "", ModuleProgram(module, inputs)


SOURCES = {
    "modules": Source(lambda: [info.name.replace("nn.", "") for info in module_infos()], module_programs),
    "optimizers": Source(lambda: [info.optim_cls.__name__ for info in optimizer_infos()], optimizer_programs),
    "distributions": Source(lambda: list(DISTRIBUTIONS), distribution_programs),
    "cases": Source(case_names, case_programs),
    "models": Source(lambda: list(models()), model_programs),
    "ops": Source(lambda: [info.full_name for info in op_infos()], ops_of(op_infos)),
    "higher_order": Source(lambda: [info.full_name for info in hop_infos()], ops_of(hop_infos)),
}
