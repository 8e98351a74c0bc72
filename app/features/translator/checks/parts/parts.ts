import type { Word } from "#app/features/translator/checks/words.ts";
import { findTerms } from "#app/features/translator/glossary/find.ts";
import type { Term } from "#app/features/translator/glossary/terms.ts";
import type { Language } from "#app/values/language.ts";

/** A part that a text names, and where. `terms`: all that the name may mean. */
type Part = { terms: Term[]; at: number; length: number };

/**
 * Names of the glossary that are no parts: deeds, states, sounds, people, papers and whatever a
 * line may well say in other words.
 */
const noPart =
  /\b(?:no|not|won't|doesn't|don't|has|is|are|bad|bent|blown|broken|burnt|clogged|corroded|cracked|dead|dirty|high|hard|low|leak\w*|loose|worn|stuck|seized|slipping|slow|sticking|stripped|tight|torn|warped|weak|wear|play|noise|noisy|smell|smoke|sound|knock|damage|fault|failure|code|data|reading|mode|test|inspection|check|change|cleaning|flush|rebuild|rebuilt|repair|replacement|service|job|alignment|adjustment|balance|rotation|torque|spec|specification|level|pressure|temperature|voltage|power|current|resistance|ground|short|circuit|signal|speed|mileage|mile|miles|gallon|time|rate|hour|fee|charge|cost|price|tax|quote|invoice|payment|receipt|cash|card|deposit|discount|labor|warranty|recall|bulletin|order|maintenance|manual|history|insurance|registration|title|appointment|approval|estimate|tool|part|parts|OEM|aftermarket|dealer\w*|shop|store|yard|mechanic|technician|customer|foreman|advisor|apprentice|adjuster|car|vehicle|truck|van|pickup|side|engine|tune-up|idle|misfire\w*|vibration|rust|dent|scratch|paint|crack|thread|clearance|drive|drives|stroke|oil|fluid|coolant|water|fuel|gas|gasoline|diesel|air|grease|acid|cleaner|light|lights)$|^(?:snap ring|door lock|door latch|lock washer|no|won't|doesn't|does|not|key|gear|neutral|reverse|park|bolt|bolts|nut|screw|stud|washer|clip|seal|gasket|hose|pipe|line|wire|wiring|cable|connector|fuse|relay|switch|module|sensor|bearing|bushing|mount|bracket|cover|cap|valve|spring|boot|pump|filter|wheel|tire|seat|door|window|glass|plug|shaft|arm|rod|joint|belt|chain|pulley|fan|motor|rotor|tank|battery|brake|brakes|steering|suspension|transmission|exhaust|intake|clutch|throttle|ignition|radio|horn|key fob)$/i;

const single = /^\S+(?:[^s]s|ed|ing)$/;

/** Whether a term of the glossary is a part, by its first English name. */
export const isPart = (name: string): boolean => !noPart.test(name) && !single.test(name);

/** The parts of a text, from left to right. */
export function partsIn(words: readonly Word[], language: Language): Part[] {
  return findTerms(
    words.map(({ text }) => text),
    language,
  ).flatMap(({ term, others, start, length }) => {
    const terms = [term, ...others];
    return terms.every(({ en }) => isPart(en[0]!)) ? [{ terms, at: start, length }] : [];
  });
}
