/**
 * The extract of vPIC, vpic.txt, which scripts/vin-extract.ts makes: a line for each manufacturer
 * code (code, vehicle type, makes, groups of patterns by model years) and one for each group. It is
 * searched as text: parsing all of it for one VIN would take a hundred times as long.
 */
export type Extract = string;

export type Manufacturer = {
  /** Passenger cars and multipurpose vehicles, which 49 CFR 565.15 (c) binds. */
  isCar: boolean;
  makes: readonly string[];
  /** `group=from-to,from-to;…` */
  groups: string;
};

/** Models and series by the patterns of a model year. */
type Matches = { models: readonly { make: string; model: string }[]; series: string[] };

const carTypes = ["2", "7"];

/** Manufacturer by the first three characters, and for small ones three more. */
export function findManufacturer(extract: Extract, vin: string): Manufacturer | undefined {
  const code = vin[2] === "9" ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
  const [, type, makes, groups] = lineOf(extract, code) ?? [];
  if (!type || !makes) return undefined;
  return { isCar: carTypes.includes(type), makes: makes.split("|"), groups: groups ?? "" };
}

/** Models and series whose patterns match the VIN in this model year. */
export function matchPatterns(
  extract: Extract,
  { groups, makes }: Manufacturer,
  vin: string,
  year: number,
): Matches {
  const models = new Map<string, { make: string; model: string }>();
  const series = new Set<string>();
  for (const group of groups.split(";")) {
    const [id, ranges = ""] = group.split("=");
    if (!ranges.split(",").some((range) => covers(range, year))) continue;
    const [, ...entries] = lineOf(extract, `#${id}`) ?? [];
    for (let at = 0; at < entries.length; at += 2) {
      const [name, keys] = [entries[at]!, entries[at + 1]!];
      if (!keys.split(" ").some((key) => fits(key, vin))) continue;
      const [make = "", model = ""] = name.split("|");
      if (name.startsWith("+")) series.add(name.slice(1));
      else models.set(name, { make: make || (makes.length === 1 ? makes[0]! : ""), model });
    }
  }
  return { models: [...models.values()], series: [...series] };
}

function lineOf(extract: Extract, key: string): string[] | undefined {
  const start = extract.indexOf(`\n${key}\t`);
  if (start < 0) return undefined;
  return extract.slice(start + 1, extract.indexOf("\n", start + 1)).split("\t");
}

function covers(range: string, year: number): boolean {
  const [from, to] = range.split("-");
  return year >= Number(from) && (!to || year <= Number(to));
}

/**
 * Whether a pattern matches: it covers characters 4 to 8, a bar, and 10 to 17; `*` is any
 * character, `[A-D]` a choice, and characters past its end do not count.
 */
function fits(key: string, vin: string): boolean {
  const pattern = key.replaceAll("|", "\\|").replaceAll("*", ".");
  return new RegExp(`^${pattern}`).test(`${vin.slice(3, 8)}|${vin.slice(9)}`);
}
