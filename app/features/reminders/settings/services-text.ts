import { readParts } from "#app/features/calendar/form-fields.ts";
import { ruleLimits as limits, plainWords, type Service } from "#app/features/reminders/service.ts";
import { fold } from "#app/values/fold.ts";
import { inLanguage, languages } from "#app/values/language.ts";

/** "5,000" or "-"; undefined when it is neither, or too much. */
function readAmount(text: string, most: number): number | null | undefined {
  if (text === "" || text === "-") return null;
  const plain = text.replace(/[ ,.](?=\d{3}\b)/g, "");
  const amount = /^\d{1,6}$/.test(plain) ? Number(plain) : 0;
  return amount > 0 && amount <= most ? amount : undefined;
}

/**
 * Services as they are typed, a line each with ` | `: the name in every language, the distance, the
 * months, and the words by which quotes tell of it; the names are among them. Undefined when a line
 * says something else.
 */
export function readServices(text: string): Service[] | undefined {
  const services = readParts(text, "\n", readService, limits.services);
  const isUnlike = new Set(services?.map(({ id }) => id)).size === services?.length;
  return isUnlike ? services : undefined;
}

function readService(line: string): Service | undefined {
  const parts = line.split("|").map((part) => part.trim());
  const [en = "", es = "", far = "", long = "", also = "", ...more] = parts;
  const isName = (name: string) => name !== "" && name.length <= limits.name;
  const distance = readAmount(far, limits.distance);
  const months = readAmount(long, limits.months);
  if (!isName(en) || !isName(es) || more.length > 0) return undefined;
  if (distance === undefined || months === undefined || !(distance || months)) return undefined;
  const words = [en, es, ...also.split(",")].map(plainWords).filter(Boolean);
  if (words.length > limits.words || words.some((one) => one.length > limits.name))
    return undefined;
  return { id: fold(en), names: { en, es }, distance, months, words: [...new Set(words)] };
}

export const servicesText = (services: readonly Service[]): string =>
  services
    .map(({ names, distance, months, words }) => {
      const own = languages.map((one) => plainWords(inLanguage(names, one)));
      const also = words.filter((one) => !own.includes(one));
      const said = [
        ...languages.map((one) => inLanguage(names, one)),
        distance ?? "-",
        months ?? "-",
      ];
      return [...said, ...(also.length > 0 ? [also.join(", ")] : [])].join(" | ");
    })
    .join("\n");
