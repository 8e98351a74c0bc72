import { findTerms } from "#app/features/translation/glossary/find.ts";
import type { Language } from "#app/values/language.ts";
import type { Choice } from "#app/features/translation/checks/choices/choices.ts";
import { Lexicon, type Word } from "#app/features/translation/checks/words.ts";

/** What a text is about, and where its values stand. */
type Sense = { words: Word[]; language: Language; choices: Choice[] };
type Place = { at: number; length: number };
/**
 * What stands beside a place of a text: to its left, right next to it, or on both sides, up to four
 * words.
 */
type Neighbors = (place: Place, side: "left" | "near" | "around") => Set<string>;

const links = `at: at | a; to: to | a, al, hasta; from: from, since | de, desde, del; with: with | con; without: without | sin; for: for | para, por; in: in, on, into | en; after: after | despues, tras; before: before | antes; under: under, below | bajo, debajo; over: over, above | sobre, encima, arriba; between: between | entre; by: by | por; of: of | de, del; only: only, just | solo, solamente; than: than | que, de; if: if | si; when: when | cuando; while: while | mientras; is: is, are, was, be, reads, shows, measures | es, son, era, esta, estan, marca, da, mide; instead: instead | lugar, vez; use: use, used, using | use, usa, usar, uso, usen, utilice; need: need, needs, takes | necesita, lleva, ocupa, requiere; cost: cost, costs, charge, charges, charged, paid, pay | cuesta, costo, cobran, cobra, cobro, pague, pago; get: get, gets, got, give, gives | da, dan, obtengo, saque, dio; have: have, has, had | tiene, tengo, tenia, tuve; change: change*, replace*, swap* | cambi*, reemplac*, sustituy*; bolt: bolt*, screw* | perno*, tornillo*; nut: nut, nuts | tuerca*; pin: pin, pins | pin, pines, terminal*; old: old, original | viej*, original*; came: came, comes, come | vino, viene, vienen, regreso, volvio; torque: torque*, tighten* | torque*, apriet*, apret*; cylinder: cylinder* | cilindro*; bank: bank | banco, bancada; page: page | pagina; row: row | fila; year: year, years | ano, anos; hour: hour* | hora*; day: day* | dia*; month: month* | mes*; week: week* | semana*; minute: minute* | minuto*; second: second* | segundo*; time: times | veces; mile: mile* | milla*; step: step, stage | paso, etapa; wheel: wheel* | rueda*, rin, rines; tire: tire* | llanta*, neumatico*; side: side | lado; head: head | cabeza, culata; cold: cold | frio; hot: hot, warm | caliente; idle: idle | ralenti, minimo; load: load | carga; gap: gap | holgura, calibracion, luz, separacion, apertura; call: call | llam*; price: price, quote* | precio, cotiz*; engine: engine | motor; key: key | llave; wire: wire*, cable* | cable*; fuse: fuse* | fusible*; your: your, yours | su, sus, tu, tus; my: my, mine | mi, mis; know: know* | sabe*, se; thanks: thank* | gracias; work: work* | trabaj*, sirv*, funcion*; want: want* | quier*; say: say, says, said, tell, told | dice, dicen, dijo, diga; car: car, cars | carro, carros, auto, autos, coche; truck: truck* | camioneta*, troca*; shop: shop, shops | taller*; customer: customer* | cliente*; part: part, parts | parte*, pieza*, refaccion*; noise: noise* | ruido*; light: light, lights | luz, luces, foco*; water: water | agua; this: this, these, that | este, esta, estos, eso, esa, ese; all: all, every | todo, toda, todos, todas, cada; other: other, another | otro, otra, otros, otras; now: now | ahora, ya; still: still | todavia, aun, sigue; also: also, too | tambien; very: very, really | muy, mucho; look: look* | busc*, mir*; find: find*, found | encontr*, encuentr*; check: check* | revis*; try: try, tries, tried | prueb*, prob*, intent*; write: write*, wrote | escrib*; language: language* | idioma*, lengua*; state: state, states | estado*; somebody: somebody, someone, anyone, anybody | alguien; understand: underst* | entend*, entiend*; because: because | porque; how: how | como; what: what | que; where: where | donde; who: who | quien; it: it | lo, la, le; right: right, correct | correcto, corresponde, bien; break: break*, broke* | romp*, rot*; leak: leak* | fug*, tir*, gote*; open: open* | abr*, abiert*; wrong: wrong, bad, badly | mal, malo, mala, equivocad*; relay: relay* | rel*, relevador*`;

let lexicons: Record<Language, Lexicon<string>> | undefined;
function readLexicons(): Record<Language, Lexicon<string>> {
  const made = { en: new Lexicon<string>(), es: new Lexicon<string>() };
  for (const row of links.split(";")) {
    const [label, sayings] = row.trim().split(": ") as [string, string];
    const [en, es] = sayings.split(" | ") as [string, string];
    made.en.add(en, label);
    made.es.add(es, label);
  }
  return made;
}

/** What is told apart by a number behind it, which then counts nothing. */
const numbered =
  /^(?:cylinder|cilindro|bank|banco|bancada|injector|inyector|coil|bobina|pin|fuse|fusible|step|paso|page|pagina|row|fila|number|numero)$/;
const articles = /^(?:the|an?|el|la|los|las|un|una|its?|su|sus|mi|my)$/;

/** What every word of a text means, as far as it is the same in both languages. */
function labelsOf(
  words: readonly Word[],
  language: Language,
  choices: readonly Choice[],
): Set<string>[] {
  lexicons ??= readLexicons();
  const lexicon = lexicons[language];
  const labels: Set<string>[] = words.map(() => new Set());
  for (let at = 0; at < words.length; at++) {
    const link = lexicon.at(words, at);
    if (link) labels[at]!.add(link.label);
    const { text } = words[at]!;
    if (/^\p{L}{5,}$/u.test(text)) labels[at]!.add(`W:${text.slice(0, 4)}`);
    else if (/^\p{L}{3,4}$/u.test(text) && !link) labels[at]!.add(`W:${text}`);
  }
  for (const { group, member, at } of choices) labels[at]!.add(`C:${group}:${member}`);
  for (const { term, others, start, length } of findTerms(
    words.map(({ text }) => text),
    language,
  )) {
    for (let at = start; at < start + length; at++)
      for (const one of [term, ...others]) labels[at]?.add(`T:${one.en[0]}`);
  }
  return labels;
}

/** How many things both texts speak of. */
export function sharedSense(source: Sense, answer: Sense): number {
  const all = ({ words, language, choices }: Sense) =>
    new Set(labelsOf(words, language, choices).flatMap((labels) => [...labels]));
  return shared(all(source), all(answer));
}

/** Whether both speak of the same value, term or word of a kind; little words do not count. */
export function sharesContent(
  source: Sense & { values: readonly { key: string }[] },
  answer: Sense & { values: readonly { key: string }[] },
): boolean {
  const keys = new Set(source.values.map(({ key }) => key));
  if (answer.values.some(({ key }) => keys.has(key))) return true;
  const content = ({ words, language, choices }: Sense) =>
    labelsOf(words, language, choices).flatMap((labels) =>
      [...labels].filter((label) => label.includes(":")),
    );
  const ours = new Set(content(source));
  return content(answer).some((label) => ours.has(label));
}

/**
 * Reads what stands around the values of a text, in signs that are the same in both languages; not
 * across a sign or another value.
 */
export function readNeighbors({
  words,
  language,
  choices,
  values,
}: Sense & { values: readonly Place[] }): Neighbors {
  const labels = labelsOf(words, language, choices);
  const taken = new Set(
    values.flatMap(({ at, length }) => Array.from({ length }, (_, n) => at + n)),
  );
  const named = new Set(
    values.flatMap(({ at }) => (numbered.test(words[at - 1]?.text ?? "") ? [at - 1] : [])),
  );
  return ({ at, length }, side) => {
    const found = new Set<string>();
    if (side === "near" && named.has(at - 1)) return new Set(labels[at - 1]);
    const most = side === "near" ? 1 : 4;
    const take = (from: number, step: 1 | -1) => {
      let count = 0;
      for (let index = from; index >= 0 && index < words.length && count < most; index += step) {
        if (words[step > 0 ? index : index + 1]!.stop > 0 || taken.has(index)) return;
        if (named.has(index) && index !== at - 1) return;
        if (articles.test(words[index]!.text)) continue;
        for (const label of labels[index]!)
          if (side !== "near" || label.includes(":")) found.add(label);
        count++;
      }
    };
    if (side !== "left") take(at + length, 1);
    // What is counted stands behind its number; only where nothing does, what stands before it.
    if (side !== "near" || found.size === 0) take(at - 1, -1);
    return found;
  };
}

/** How much two surroundings share; words of the trade weigh more than little ones. */
export function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let sum = 0;
  for (const label of one) if (other.has(label)) sum += label.includes(":") ? 2 : 1;
  return sum;
}
