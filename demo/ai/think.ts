import library from "#app/features/codes/library.json?raw";
import { readLibrary } from "#app/features/codes/library.ts";
import { findTerms } from "#app/features/translator/glossary/find.ts";
import { pluralsOf } from "#app/features/translator/glossary/plurals.ts";
import { wordsOf } from "#app/features/translator/glossary/term-index.ts";
import { readTerms, type Term } from "#app/features/translator/glossary/terms.ts";
import glossary from "#app/features/translator/glossary/terms.txt?raw";
import { fold } from "#app/values/fold.ts";
import { type Language, languages } from "#app/values/language.ts";
import { chat } from "./chat.ts";
import { plainWords } from "./plain-words.ts";

// This worker has no static files.
readTerms(glossary);

type Message = { role?: unknown; content?: unknown };

/**
 * Translates word by word from the glossary and a list of common words, leaving unknown words
 * unchanged. Takes the models' request, and answers in their shape.
 */
function translate(input: Record<string, unknown>): { response: string } {
  const messages = (Array.isArray(input.messages) ? input.messages : []) as Message[];
  const [system, user] = ["system", "user"].map((role) =>
    String(messages.find((one) => one.role === role)?.content ?? ""),
  );
  const direction = directionOf(system!);
  const text = /^<(post\d*)>\n([\s\S]*)\n<\/\1>$/.exec(user!)?.[2] ?? user!;
  return {
    response: text
      .split("\n")
      .map((line) => wordByWord(line, direction))
      .join("\n"),
  };
}

type Direction = { from: Language; to: Language };
const names: Record<Language, string> = { en: "English", es: "Spanish" };

/** The languages that the instructions name. */
function directionOf(instructions: string): Direction {
  const [, from, to] = /Translate from (\w+) to (\w+)/.exec(instructions) ?? [];
  const named = (name: string | undefined) => languages.find((one) => names[one] === name);
  return { from: named(from) ?? "en", to: named(to) ?? "es" };
}

/** Translates a line, keeping its signs and spaces. */
function wordByWord(line: string, { from, to }: Direction): string {
  const words = wordsOf(line);
  const terms = new Map(findTerms(words, from).map((found) => [found.start, found]));
  let out = "";
  let at = 0;
  for (let word = 0; word < words.length; ) {
    // A little word is one before it is a term: "stalls" is "se apaga", and no plural of
    // "apagarse".
    const plain = plainWords[from].get(fold(words[word]!));
    const term = terms.get(word);
    const found = term?.length === 1 && plain ? undefined : term;
    const length = found?.length ?? 1;
    const start = line.indexOf(words[word]!, at);
    let end = start;
    for (const one of words.slice(word, word + length)) end = line.indexOf(one, end) + one.length;
    const said = line.slice(start, end);
    // A term across a sign (a comma, a name of something protected) is no term.
    const whole = found && /^[\p{L}\d\s'’-]+$/u.test(said);
    const one = whole ? said : words[word]!;
    const begins = /(?:^|[.!?¿¡]\s*)[^\p{L}\d]*$/u.test(line.slice(0, start));
    out +=
      line.slice(at, start) +
      withCapital(one, whole ? inLanguage(found.term, found.plural, to) : (plain ?? one), begins);
    at = start + one.length;
    word += whole ? length : 1;
  }
  return out + line.slice(at);
}

function inLanguage(term: Term, plural: boolean, to: Language): string {
  const said = term[to][0]!;
  return plural ? pluralsOf(said, to)[0]! : said;
}

/**
 * With a capital where the original has one (for an "I" only where a sentence begins), unless it is
 * all capitals.
 */
function withCapital(said: string, says: string, begins: boolean): string {
  const capital = /^\p{Lu}\p{Ll}/u.test(said) || (said === "I" && begins);
  return capital ? says.charAt(0).toUpperCase() + says.slice(1) : says;
}

/**
 * Replaces the model that judges translations: it compares figures and negations of both texts,
 * nothing else, and answers in the three words that a chat model is asked for. The page of
 * translations says so.
 */
function judge(input: Record<string, unknown>): { response: string } {
  const messages = (Array.isArray(input.messages) ? input.messages : []) as {
    role?: unknown;
    content?: unknown;
  }[];
  const { source = "", translation = "" } = JSON.parse(
    String(messages.find(({ role }) => role === "user")?.content ?? "{}"),
  ) as Record<string, string>;
  const same = (read: (text: string) => unknown) =>
    read(source) === read(translation) ? "yes" : "no";
  return { response: [same(figures), same(denies), "yes"].join(" ") };
}

const figures = (text: string) => (text.match(/\d+/g) ?? []).sort().join();
const denies = (text: string) => denial.test(text);
const denial =
  /(?<!\p{L})(?:no|not|never|without|none|nothing|nor|don['’]t|\p{L}+n['’]t|sin|ni|nunca|ning[uú]n\p{L}*|nada|nadie|tampoco)(?!\p{L})/iu;

/**
 * Replaces the speech model. It returns a sentence that says so, with spoken figures and codes to
 * be converted.
 */
function listen(input: Record<string, unknown>): unknown {
  const text = sentences[String(input.language)] ?? sentences.en!;
  return { text, segments: [{ text, avg_logprob: -0.2, no_speech_prob: 0.01 }] };
}

const sentences: Record<string, string> = {
  en: "Sample sentence, the demo hears nothing: code P oh four twenty, battery at twelve point six volts, two fifty an hour, a hundred and twenty thousand miles.",
  es: "Frase de muestra, la demostración no oye nada: código P cero cuatro veinte, batería en doce punto seis voltios, dos cincuenta la hora, ciento veinte mil kilómetros.",
};

// This worker has no static files.
readLibrary(library);

/** The stand-in's models by name, in Cloudflare's shapes. */
const tasks: Record<string, (input: Record<string, unknown>, wordDelay?: number) => unknown> = {
  "demo/chat": chat,
  "demo/translation": translate,
  "demo/judge": judge,
  "demo/speech": listen,
};

/**
 * The stand-in's answer; `wordDelay` is for streamed ones. @throws like Cloudflare for an unknown
 * model
 */
export function think(model: string, input: Record<string, unknown>, wordDelay?: number): unknown {
  const task = tasks[model];
  if (!task) throw new Error(`5007: No such model ${model} or task`);
  return task(input, wordDelay);
}
