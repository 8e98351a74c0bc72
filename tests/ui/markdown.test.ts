import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Block, type Inline, readMarkdown } from "#app/ui/text/markdown.ts";
import { hostileTexts, scriptTexts } from "../support/hostile/hostile.ts";

/**
 * The tree in short: `p(…)`, `b(…)` strong, `i(…)` em, `c(…)` code, `a<href|shown>(…)` link, `q`,
 * `ul`, `ol3`, `h`, `pre`, `hr`.
 */
const drawn = (text: string) => blocks(readMarkdown(text));
const blocks = (list: readonly Block[]): string => list.map(block).join(" ");
function block(one: Block): string {
  if (one.kind === "code") return `pre(${one.text})`;
  if (one.kind === "quote") return `q(${blocks(one.blocks)})`;
  if (one.kind === "list")
    return `${one.start === undefined ? "ul" : `ol${one.start}`}(${one.items.map(blocks).join(" | ")})`;
  if (one.kind === "rule") return "hr";
  return `${one.kind === "heading" ? "h" : "p"}(${inlines(one.inlines)})`;
}
const inlines = (list: readonly Inline[]): string => list.map(inline).join("");
function inline(one: Inline): string {
  if (one.kind === "text") return one.text;
  if (one.kind === "code") return `c(${one.text})`;
  if (one.kind === "link")
    return `a<${one.href}${one.shown ? `|${one.shown}` : ""}>(${inlines(one.inlines)})`;
  return `${one.kind === "strong" ? "b" : "i"}(${inlines(one.inlines)})`;
}

describe("blocks", () => {
  test.each([
    ["", ""],
    ["one\ntwo\n\nthree", "p(one\ntwo) p(three)"],
    ["# Head ##\ntext", "h(Head) p(text)"],
    ["###### Deep", "h(Deep)"],
    ["#3 cylinder\n#", "p(#3 cylinder\n#)"],
    ["- one\n- two\n\n- three\n\nafter", "ul(p(one) | p(two) | p(three)) p(after)"],
    ["- one\nafter", "ul(p(one)) p(after)"],
    ["1. one\n  - in\n2. two", "ol1(p(one) ul(p(in)) | p(two))"],
    ["- one\n\n  more\n- two", "ul(p(one) p(more) | p(two))"],
    ["3) three\n4) four", "ol3(p(three) | p(four))"],
    ["- one\n1. two", "ul(p(one)) ol1(p(two))"],
    ["2018. was a year", "p(2018. was a year)"],
    ["It was\n12. not a list", "p(It was\n12. not a list)"],
    ["- 40 °C outside", "p(- 40 °C outside)"],
    ["+ 12 V at pin 3", "p(+ 12 V at pin 3)"],
    ["> said\n> > before\nanswer", "q(p(said) q(p(before))) p(answer)"],
    ["```js\na < b\n\n  c\n```\nafter", "pre(a < b\n\n  c) p(after)"],
    ["~~~\nopen to the end", "pre(open to the end)"],
    ["a\n---\nb\n***", "p(a) hr p(b) hr"],
    ["    four spaces are no code", "p(four spaces are no code)"],
    ["a\r\nb\rc", "p(a\nb\nc)"],
    [`${"> ".repeat(8)}x`, "q(q(q(q(q(q(p(> > x)))))))"],
  ])("%j", (text, tree) => expect(drawn(text)).toBe(tree));
});

describe("inlines", () => {
  const line = (text: string) => drawn(text).slice(2, -1);
  test.each([
    ["*a* **b** ***c*** _d_ __e__", "i(a) b(b) b(i(c)) i(d) b(e)"],
    ["**a *b* c**", "b(a i(b) c)"],
    ["195*65*15, part_number_x, 2 * 3 * 4", "195*65*15, part_number_x, 2 * 3 * 4"],
    ["*open, *closed*", "*open, i(closed)"],
    ["**never closed", "**never closed"],
    ["`a *b*` and ``x`y`` and `open", "c(a *b*) and c(x`y) and `open"],
    ["\\*no\\* \\P", "*no* \\P"],
    ["[here](https://a.example/x_(y))", "a<https://a.example/x_(y)|a.example>(here)"],
    ['[here](https://a.example "title")', "a<https://a.example/|a.example>(here)"],
    ["[A.EXAMPLE](https://www.a.example/x)", "a<https://www.a.example/x>(A.EXAMPLE)"],
    [
      "see https://a.example/b_c_d. (http://b.example)",
      "see a<https://a.example/b_c_d>(https://a.example/b_c_d). (a<http://b.example/>(http://b.example))",
    ],
    ["www.a.example, then", "a<https://www.a.example/>(www.a.example), then"],
    [
      "<https://a.example> <mailto:a@b.example>",
      "a<https://a.example/>(https://a.example) a<mailto:a@b.example>(a@b.example)",
    ],
    [
      "[https://bank.example](https://evil.example)",
      "a<https://evil.example/|evil.example>(https://bank.example)",
    ],
    ["[**b** `c`](mailto:a@b.example)", "a<mailto:a@b.example|a@b.example>(b(b) c(c))"],
    [
      "[https://google.com/evil.example](http://evil.example/)",
      "a<http://evil.example/|evil.example>(https://google.com/evil.example)",
    ],
    [
      "[evil.example.google.com](http://evil.example/)",
      "a<http://evil.example/|evil.example>(evil.example.google.com)",
    ],
    [
      "[google.com or evil.example](http://evil.example/)",
      "a<http://evil.example/|evil.example>(google.com or evil.example)",
    ],
    [
      "[see www.shop.example](https://shop.example/a.html)",
      "a<https://shop.example/a.html>(see www.shop.example)",
    ],
    [
      "[boss@bank.example](mailto:x@evil.example)",
      "a<mailto:x@evil.example|x@evil.example>(boss@bank.example)",
    ],
    [
      "![a picture](https://evil.example/x.png)",
      "a<https://evil.example/x.png|evil.example>(a picture)",
    ],
    ["![](https://evil.example/x.png)", "a<https://evil.example/x.png>(evil.example)"],
    ["[](https://a.example)", "a<https://a.example/>(a.example)"],
    ["[a](b) [a] [a](/b) [a](//b.example)", "[a](b) [a] [a](/b) [a](//b.example)"],
    ["https://bank.example@evil.example/", "https://bank.example@evil.example/"],
    ["[a *b](https://c.example) d*", "a<https://c.example/|c.example>(a *b) d*"],
    ["<b>bold</b> &amp; <img src=x>", "<b>bold</b> &amp; <img src=x>"],
  ])("%j", (text, tree) => expect(line(text)).toBe(tree));

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "blob:x",
    "file:///etc/passwd",
    "//evil.example",
    "https:evil.example@b",
    "https://user:pass@evil.example",
    "\\evil.example",
    "&#106;avascript:alert(1)",
  ])("no link leads to %j", (address) => {
    for (const text of [`[x](${address})`, `[x](<${address}>)`, `<${address}>`, `![x](${address})`])
      expect(drawn(text)).not.toContain("a<");
  });
});

/** Every link of a tree, and how deep it is. */
function look(node: unknown, depth = 0): { deepest: number; hrefs: string[] } {
  if (typeof node !== "object" || node === null) return { deepest: depth, hrefs: [] };
  const parts = Object.values(node).map((part) => look(part, depth + 1));
  const own = "href" in node ? [String(node.href)] : [];
  return {
    deepest: Math.max(depth, ...parts.map((part) => part.deepest)),
    hrefs: [...own, ...parts.flatMap((part) => part.hrefs)],
  };
}

function judge(text: string) {
  const { deepest, hrefs } = look(readMarkdown(text));
  expect(deepest).toBeLessThan(60);
  for (const href of hrefs) expect(href).toMatch(/^(https?:\/\/|mailto:)/);
}

test("Limits depth, and links to the web and mail only, for any input", () => {
  for (const text of [
    ...hostileTexts,
    ...scriptTexts,
    scriptTexts.join("\n"),
    scriptTexts.map((one) => `[x](${one})`).join(" "),
  ])
    judge(text);
  const piece = fc.constantFrom(
    ..."*_`[]()!<>#-1.~\\\n \t",
    "http://a.b",
    "**",
    "](",
    "- ",
    "> ",
    "x",
    "é",
    "🔧",
    "P0301",
    "\uD800",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => judge(pieces.join(""))),
    { numRuns: 2_000 },
  );
});

test("Loses no text but its markup", () => {
  const words = fc.array(
    fc.constantFrom("12", "34", "*", "**", "_", " `", "[", "]", "(", ")", " ", "\n"),
    { maxLength: 40 },
  );
  const digits = (text: string) => text.replace(/\D/g, "");
  fc.assert(
    fc.property(words, (list) => {
      expect(digits(JSON.stringify(readMarkdown(list.join(""))))).toBe(digits(list.join("")));
    }),
  );
});
