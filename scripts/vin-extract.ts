// Makes app/features/customers/vin/vpic.txt from the tables of vPIC, the VIN decoder of the US
// government: node scripts/vin-extract.ts vpic.lite.db
// docs/decisions/0120-vins-are-decoded-here-first.md says where they come from and how to renew it.
import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { Failure, run } from "./failure.ts";

const target = "app/features/customers/vin/vpic.txt";

/** Passenger car, truck, bus, multipurpose vehicle, incomplete vehicle: what shops repair. */
const vehicleTypes = [2, 3, 5, 7, 10];
const [modelElement, seriesElement] = [28, 34];

type Range = { from: number; to: number | null };
type Pattern = { schema: number; keys: string; value: string };
type Schema = Range & { wmi: number; schema: number };

/** A trade name's number, such as 2500 HD: without it a pickup's model says little. */
const seriesNumber = /^([1-6]500)(?: ?(HD))?(?: \(.*ton\))?$/i;
const wellFormed = /^(?:[*|A-Z0-9]|\[[-A-Z0-9]+\])+$/;

await run(() => {
  const [path] = process.argv.slice(2);
  if (!path) throw new Failure("Name the SQLite file of vPIC: node scripts/vin-extract.ts FILE");
  const text = extractOf(new DatabaseSync(path, { readOnly: true }));
  writeFileSync(target, text);
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
  console.log(
    `${target}: ${kilobytes(text.length)}, compressed ${kilobytes(gzipSync(text).length)}`,
  );
});

function extractOf(db: DatabaseSync): string {
  const all = <Row>(sql: string) => db.prepare(sql).all() as Row[];
  const makeNames = new Map(
    all<{ Id: number; Name: string }>("SELECT Id, Name FROM Make").map((row) => [row.Id, row.Name]),
  );
  const modelNames = new Map(
    all<{ Id: number; Name: string }>("SELECT Id, Name FROM Model").map((row) => [
      String(row.Id),
      row.Name.replace(/\s+/g, " ").trim(),
    ]),
  );
  const makesOfModel = Map.groupBy(
    all<{ model: number; make: number }>("SELECT ModelId model, MakeId make FROM Make_Model"),
    ({ model }) => String(model),
  );
  const makesOfWmi = Map.groupBy(
    all<{ wmi: number; make: number }>("SELECT WmiId wmi, MakeId make FROM Wmi_Make"),
    ({ wmi }) => wmi,
  );
  const schemas = Map.groupBy(
    all<Schema>(
      'SELECT WmiId wmi, VinSchemaId "schema", YearFrom "from", YearTo "to" FROM Wmi_VinSchema',
    ),
    ({ wmi }) => wmi,
  );
  const patternsOf = (element: number) =>
    Map.groupBy(
      all<Pattern>(
        `SELECT VinSchemaId "schema", Keys keys, AttributeId value FROM Pattern WHERE ElementId = ${element}`,
      ).filter(({ keys }) => wellFormed.test(keys)),
      ({ schema }) => schema,
    );
  const [models, series] = [patternsOf(modelElement), patternsOf(seriesElement)];

  const groups = new Map<string, number>();
  const lines = all<{ id: number; wmi: string; type: number }>(
    `SELECT Id id, Wmi wmi, VehicleTypeId type FROM Wmi
     WHERE VehicleTypeId IN (${vehicleTypes.join()}) ORDER BY Wmi`,
  ).map(({ id, wmi, type }) => {
    const makes = new Set((makesOfWmi.get(id) ?? []).map(({ make }) => makeNames.get(make)!));
    const ranges = new Map<number, Range[]>();
    for (const { schema, from, to } of schemas.get(id) ?? []) {
      const group = groupOf(schema, makes);
      if (group !== undefined) ranges.set(group, [...(ranges.get(group) ?? []), { from, to }]);
    }
    const years = [...ranges].map(([group, own]) => `${group}=${merged(own)}`);
    return [wmi, type, [...makes].sort().join("|"), years.join(";")].join("\t");
  });
  const body = [...groups].map(([text, group]) => `#${group}\t${text}`);
  return `\n${[...lines, ...body].join("\n")}\n`;

  /** The number of a schema's patterns; schemas with the same ones share it. */
  function groupOf(schema: number, makes: ReadonlySet<string>): number | undefined {
    const keysOf = new Map<string, Set<string>>();
    const add = (name: string, keys: string) =>
      keysOf.set(name, (keysOf.get(name) ?? new Set()).add(keys));
    for (const { keys, value } of models.get(schema) ?? []) {
      const model = modelNames.get(value);
      const own = (makesOfModel.get(value) ?? [])
        .map(({ make }) => makeNames.get(make)!)
        .filter((make) => makes.has(make));
      if (model) add(`${makes.size > 1 && own.length === 1 ? own[0] : ""}|${model}`, keys);
    }
    for (const { keys, value } of series.get(schema) ?? []) {
      const [, number, heavy] = seriesNumber.exec(value) ?? [];
      if (number) add(`+${number}${heavy ? " HD" : ""}`, keys);
    }
    if (keysOf.size === 0) return undefined;
    const text = [...keysOf]
      .map(([name, keys]) => `${name}\t${[...keys].sort().join(" ")}`)
      .sort()
      .join("\t");
    const group = groups.get(text) ?? groups.size;
    groups.set(text, group);
    return group;
  }
}

/** Ranges of years without gaps between them as one: `1996-2000,2004-`. */
function merged(ranges: Range[]): string {
  const joined: Range[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && (last.to === null || from <= last.to + 1))
      last.to = last.to === null || to === null ? null : Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined.map(({ from, to }) => `${from}-${to ?? ""}`).join();
}
