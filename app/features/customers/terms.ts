import { fold } from "#app/values/fold.ts";
import { compatible } from "#app/values/normal-form.ts";
import { nameFoundBy, plateFoundBy, wordsOfName } from "./found-by.ts";

/** Most terms of a record, most words of a name, most characters of a term. */
const limits = { terms: 24, words: 6, length: 60 } as const;

type Customer = {
  firstName: string;
  lastName: string;
  company: string | null;
  emailFoundBy: string | null;
  phoneFoundBy: string | null;
};

/**
 * Search terms of a customer: the name from each of its words on, also last name first; the company
 * likewise; the telephone with and without country and area code; the email address.
 */
export function searchTermsOfCustomer(customer: Customer): string[] {
  const first = nameFoundBy(customer.firstName, "");
  const last = nameFoundBy(customer.lastName, "");
  // "García López" is also searched as "garcia maria".
  const surname = last.split(" ")[0]!;
  return bounded([
    ...phoneTerms(customer.phoneFoundBy),
    ...fromEachWord(`${first} ${last}`),
    `${last} ${first}`,
    `${surname} ${first}`,
    nameFoundBy(customer.emailFoundBy ?? "", ""),
    ...fromEachWord(nameFoundBy(customer.company ?? "", "")),
  ]);
}

/** Search terms of a vehicle: its plate, its VIN and the VIN's last eight characters. */
export const searchTermsOfVehicle = (vehicle: {
  plateFoundBy: string | null;
  vin: string | null;
}) => {
  const vin = vehicle.vin?.toLowerCase() ?? "";
  return bounded([vehicle.plateFoundBy ?? "", vin, vin.slice(-8)]);
};

const bounded = (terms: string[]): string[] =>
  [...new Set(terms.map((term) => term.trim().slice(0, limits.length)))]
    .filter((term) => term !== "")
    .slice(0, limits.terms);

const fromEachWord = (text: string): string[] => {
  const words = wordsOfName(text);
  return words.slice(0, limits.words).map((_, at) => words.slice(at).join(" "));
};

/** Country codes of E.164 with other than three digits. */
const countryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

function phoneTerms(phone: string | null): string[] {
  if (!phone) return [];
  const digits = phone.replace(/\D/g, "");
  const national = phone.startsWith("+") ? digits.replace(countryCode, "") : digits;
  // As calls from abroad dial an Argentine mobile, and used to dial a Mexican one.
  const mobile = phone.startsWith("+54") ? "9" : phone.startsWith("+52") ? "1" : undefined;
  const abroad = mobile ? [`${digits.slice(0, 2)}${mobile}${national}`, mobile + national] : [];
  return [digits, national, ...abroad, digits.slice(-7)];
}

/** Term prefixes of a search text for customers, one or two; none for a text that is too short. */
export function customerPrefixes(text: string): string[] {
  const folded = fold(compatible(text.slice(0, 200)));
  if (/^[+(]?[\d\s()./-]*$/.test(folded)) return phonePrefixes(folded.replace(/\D/g, ""));
  return enough(wordsOfName(folded).join(" "));
}

/** The last digits of a long number find it in any spelling of its country and area code. */
const phonePrefixes = (digits: string): string[] =>
  digits.length > 7 ? [digits.slice(0, 20), digits.slice(-7)] : enough(digits);

/** Term prefixes of a search text for vehicles. */
export const vehiclePrefixes = (text: string): string[] =>
  enough(plateFoundBy(text.slice(0, 200)) ?? "");

const enough = (prefix: string): string[] =>
  [...prefix].length < 2 ? [] : [prefix.slice(0, limits.length)];
