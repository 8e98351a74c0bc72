// Prints where two public listings of fault codes contradict each other or the marks in our parts:
// node scripts/compare-codes.ts FOLDER_OF_TEXT_FILES FOLDER_OF_YAML_FILES
// (Wal33D/dtc-database, data/source-data; foerbsnavi/OBDex, data/generic). They are not part of the
// project: docs/decisions/0133-titles-of-all-standard-codes.md.
import { originOf } from "../app/features/codes/origin.ts";
import { differs } from "./codes/differs.ts";
import { readTextListing, readYamlListing } from "./codes/listings.ts";
import { catalogCodes, libraryCodes } from "./codes/parts.ts";
import { Failure, run } from "./failure.ts";

await run(() => {
  const [text, yaml] = process.argv.slice(2);
  if (!text || !yaml) throw new Failure("Name the folders of the two listings.");
  const [one, other] = [readTextListing(text), readYamlListing(yaml)];
  if (one.size === 0 || other.size === 0) throw new Failure("A folder holds no codes.");
  const catalog = new Map(catalogCodes.map((entry) => [entry.code, entry]));
  const library = new Set(libraryCodes.map(({ code }) => code));
  const listed = [...new Set([...one.keys(), ...other.keys()])]
    .filter((code) => originOf(code) === "standard")
    .sort();
  const counts: Record<string, number> = {};
  const tell = (what: string, code: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
    console.log(`${code} ${what}: ${one.get(code) ?? "-"} | ${other.get(code) ?? "-"}`);
  };
  for (const code of listed) {
    const [a, b] = [one.get(code), other.get(code)];
    const found = a && b ? (differs(a, b) ? "differs" : "agreed") : "single";
    if (found === "differs") tell("contradiction", code);
    const known = catalog.get(code);
    if (known && known.agreement !== found) tell(`is marked ${known.agreement}, is ${found}`, code);
    if (!known && !library.has(code)) tell("has no title here", code);
  }
  for (const code of [...catalog.keys(), ...library])
    if (!one.has(code) && !other.has(code)) tell("is in neither list", code);
  console.log(counts);
});
