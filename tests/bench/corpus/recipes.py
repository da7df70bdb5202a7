"""Finds the function that makes a model of the corpus. Called with `large`, this function returns the model and its inputs.
The model is a module that returns a loss, or a function that computes gradients itself."""
import importlib

import names


def find(name):
    if name.startswith("random_"):
        return importlib.import_module("random_models").random_model(int(name.removeprefix("random_")))
    groups = {"library_vision": names.VISION, "library_language": names.LANGUAGE, "plain_models": names.RECIPES,
              "plain_steps": names.STEPS, "physics_steps": names.PHYSICS,
              "other_vision": names.OTHER_VISION + names.MORE_VISION,
              "other_language": names.OTHER_LANGUAGE + names.MORE_LANGUAGE}
    module = next(m for m, group in groups.items() if name in group)
    return getattr(importlib.import_module(module), name)
