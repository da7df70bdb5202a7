"""Tests scripts/lint_language.py: it refuses each of these phrases with the right advice, and accepts the others."""
import importlib.util
import pathlib
import sys
import unittest

sys.dont_write_bytecode = True  # the script's folder is in the source tree

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "lint_language.py"
SPEC = importlib.util.spec_from_file_location("lint_language", SCRIPT)
lint_language = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(lint_language)

# A text and the beginning of the advice for it.
REFUSED = [
    ("foo is no known op", "'is not a ...'"),
    ("That is told from the program", "report"),
    ("a dump from behind a pass", "after"),
    ("lets go of each input", "release"),
    ("All passes take it that inputs share no memory", "assume"),
    ("the next one is asked for", "is prefetched"),
    ("match the C library, but for NaNs", "except for"),
    ("the file can't be read", "cannot"),
    ("the file can't be read: it can't be cast to text", "cannot"),
    ("number of threads (default 1)", "(default: ...)"),
    ("a tensor without dims", "0-dim tensor"),
    ("along dims of one element", "dim of size 1"),
    ("Dims of few elements are unrolled", "dim of size 1"),
    ("maximum pooling and maximum unpooling", "max pooling"),
    ("Regions without gradients detach results", "no-grad region"),
    ("the calling convention may be another one", "differs"),
    ("a number that only the run determines", "known only at run time"),
    ("the view has other strides than its base", "... other than ..."),
    ("uses another dtype than float32", "... other than ..."),
    ("a float that only the run knows", "known only at run time"),
    ('"the size of dim 0, "     ", must be divisible by "', "the value in parentheses"),
    ('"less than "     ", the number of parameters, found "', "the value in parentheses"),
    ("element 7, counted from 0, of 6", "element N (counted from 0)"),
    ("expected input2 with one dim less, got 3 dims", "one dim less than ..."),
    ("and input3 with as many dims, got 3 dims", "the same number of ..."),
    ("sizes that are equal only as products", "the products are equal"),
    ("Names are accepted in either case.", "in both cases"),
    ("The thread learns only from the number of handles that it may write.", "only ... shows"),
    ("these two count the runs of pieces", "the noun"),
    ("Sizes are known, so that loops unroll, so that they are fast.", "two sentences"),
    ("then the oldest goes", "is evicted"),
    ("Which of them are outputs, each knows itself", "each ... stores"),
    ("The hook gives what cannot be used", "returns"),
    ("A value stands there", "exists"),
    ("ignored, whatever the rank of the others", "for any ..."),
    ("Supports float32 only.", "'only' before"),
    ("Arguments may be written, also where they require grad.", "even if"),
    ("attributes become calls with these values; subgraphs too.", "a sentence with a verb"),
    ("// The same for a node of a graph.", "what the function does"),
    ("At kinks, the derivative is PyTorch's.", "equals"),
    ("Models of transformers with tiny sizes", "models from"),
]

ACCEPTED = [
    "the result is no longer a view",
    "there is no output",
    "values that a kernel leaves behind",
    "the file cannot be read",
    "a dtype other than float32",
    "result type Float can't be cast to the desired output type Long",
    "can't retain_grad on a tensor that does not require grad",
    "number of threads (default: 1)",
    "the strategy (default) saves every value",
    "a list of one element",
    "the maximum of a pooling window",
    "the other one is a view",
    '"the size of dim 0 ("     ") must be divisible by "',
    '"expected "     ", found "     " elements, the last of which is empty"',
    "The slices have one dim less than x.",
    "a vector holds as many of them as elements",
    "In both cases these two names are functions.",
    "Only float32 is supported. The library is header-only.",
    "The same graph runs as machine code; the gradients must equal PyTorch's.",
    "the two models of the batch",
]


def advice_for(text):
    return [advice for pattern, advice in lint_language.COMPILED if pattern.search(text)]


class LintLanguage(unittest.TestCase):
    def test_refused_phrases(self):
        for text, beginning in REFUSED:
            with self.subTest(text):
                self.assertTrue(any(advice.startswith(beginning) for advice in advice_for(text)), advice_for(text))

    def test_accepted_texts(self):
        for text in ACCEPTED:
            with self.subTest(text):
                self.assertEqual(advice_for(text), [])

    def test_names_of_tests_are_read_as_words(self):
        source = "// A comment.\nTEST_F(Sizes, OverflowIsNoError) {}\nTEST(Ops,\n     LSTMCellOf0DimTensors) {}\n"
        names = list(lint_language.names_of_tests(source))
        self.assertEqual([words for _, words in names], ["overflow is no error", "lstm cell of 0 dim tensors"])
        self.assertTrue(source[names[0][0]:].startswith("OverflowIsNoError"))
        self.assertNotEqual(advice_for(names[0][1]), [])

    def test_heads_of_case_files(self):
        text = "# It is told apart.\n# input x: f32[2] 1 2\n# expect out0: shall\ngraph():\n    # shall\n"
        kept = lint_language.read_by_people(pathlib.PurePath("tests/run/case.fx"), text)
        self.assertEqual([line.strip() for line in kept.split("\n")], ["# It is told apart.", "", "", ""])

    def test_phrases_that_a_line_break_divides(self):
        texts = {
            "a.cc": "int x;\n  // The result is no\n  // plain number.\nint y;\n",
            "a.py": "x = 1\n# The result is no\n# plain number.\n",
            "a.md": "# Title\n\nThe result is no\nplain number.\n",
        }
        for name, text in texts.items():
            with self.subTest(name):
                path = pathlib.PurePath(name)
                kept = lint_language.read_by_people(path, text)
                joined, positions = lint_language.without_line_breaks(path, text, kept)
                found = [position for pattern, _ in lint_language.COMPILED
                         for position, _ in lint_language.phrases(pattern, kept, joined, positions)]
                self.assertEqual(found, [text.index("is no")])

    def test_entries_of_several_lines(self):
        self.assertEqual(lint_language.second_lines("- One line.\n- Two\n  lines.\n- " + "x" * 119 + "\n"), [3, 4])


if __name__ == "__main__":
    unittest.main()
