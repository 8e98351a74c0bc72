import { fold } from "#app/values/fold.ts";
import { compatible } from "#app/values/normal-form.ts";
import { nameFoundBy, plateFoundBy, wordsOfName } from "./found-by.ts";

/** At most so many terms per record, of so many characters. */
const limits = { terms: 24, words: 6, length: 60 } as const;

type Customer = {
  firstName: string;
  lastName: string;
  company: string | null;
  emailFoundBy: string | null;
  phoneFoundBy: string | null;
};

/**
 * What a customer is found by while one types: the name from each of its words on, also with the
 * last name first; the company likewise; the telephone with and without its country and area; the
 * e-mail address.
 */
export function searchTermsOfCustomer(customer: Customer): string[] {
  const first = nameFoundBy(customer.firstName, "");
  const last = nameFoundBy(customer.lastName, "");
  // "García López" is asked for as "garcia maria" too.
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

/** The search terms of a vehicle: its plate, its VIN and the VIN's last eight characters. */
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

/** The country codes of E.164 that are not three digits long. */
const countryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

function phoneTerms(phone: string | null): string[] {
  if (!phone) return [];
  const digits = phone.replace(/\D/g, "");
  const national = phone.startsWith("+") ? digits.replace(countryCode, "") : digits;
  // As a mobile of Argentina is dialed from abroad, and one of Mexico was.
  const mobile = phone.startsWith("+54") ? "9" : phone.startsWith("+52") ? "1" : undefined;
  const abroad = mobile ? [`${digits.slice(0, 2)}${mobile}${national}`, mobile + national] : [];
  return [digits, national, ...abroad, digits.slice(-7)];
}

/**
 * The beginnings of the terms that a search text asks for, one or two; none where there is too
 * little to go by.
 */
export function customerPrefixes(text: string): string[] {
  const folded = fold(compatible(text.slice(0, 200)));
  if (/^[+(]?[\d\s()./-]*$/.test(folded)) return phonePrefixes(folded.replace(/\D/g, ""));
  return enough(wordsOfName(folded).join(" "));
}

/** The end of a long number finds it however its country and area were written. */
const phonePrefixes = (digits: string): string[] =>
  digits.length > 7 ? [digits.slice(0, 20), digits.slice(-7)] : enough(digits);

/** The same for a vehicle. */
export const vehiclePrefixes = (text: string): string[] =>
  enough(plateFoundBy(text.slice(0, 200)) ?? "");

const enough = (prefix: string): string[] =>
  [...prefix].length < 2 ? [] : [prefix.slice(0, limits.length)];
