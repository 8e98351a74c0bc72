import { type Growth, growthOf, priceOf } from "./model.ts";

const round = (value: number): string => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString("en-US", { maximumFractionDigits: digits });
};
const all = (values: number[]) => values.map(round).join(" · ");

const rows: [string, (one: Growth) => string][] = [
  ["GB in D1 after 1 · 3 · 5 years", ({ databaseGb }) => all(databaseGb)],
  ["databases for that, each filled to 8 GB", ({ databases }) => all(databases)],
  ["GB of files in R2 after 1 · 3 · 5 years", ({ fileGb }) => all(fileGb)],
  [
    "pages · writes a second, busiest minute",
    ({ busiest }) => all([busiest.pages, busiest.writes]),
  ],
  ["statements a second, busiest minute", ({ busiest }) => round(busiest.statements)],
  ["letters a month", ({ month }) => round(month.letters)],
  ["messages of the queue a month", ({ month }) => round(month.queueOperations / 3)],
  [
    "rows read · written a month, millions",
    ({ month }) => all([month.rowsRead / 1e6, month.rowsWritten / 1e6]),
  ],
  ["**US dollars a month** after 1 · 3 · 5 years", ({ cost }) => all(cost)],
  [
    "of it, after a year: models · letters · D1 · files",
    ({ month, databaseGb, fileGb }) => {
      const used = { ...month, databaseGb: databaseGb[0]!, fileGb: fileGb[0]! };
      const stored = priceOf(used, "databaseGb") + priceOf(used, "rowsRead");
      return all([
        priceOf(used, "neurons"),
        priceOf(used, "letters"),
        stored + priceOf(used, "rowsWritten"),
        priceOf(used, "fileGb") + priceOf(used, "filesWritten"),
      ]);
    },
  ],
  ["all of it, a shop", ({ cost, shops }) => all(cost.map((one) => one / shops))],
];

/** The figures of so many shops, a column each, as a table of Markdown. */
export function growthTable(counts: number[]): string {
  const all = counts.map(growthOf);
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [
    line([
      "",
      ...all.map(({ shops }) => `${shops.toLocaleString("en-US")} shop${shops > 1 ? "s" : ""}`),
    ]),
    line(["", ...counts].map(() => "---")).replaceAll(" ", ""),
    ...rows.map(([name, cell]) => line([name, ...all.map(cell)])),
  ].join("\n");
}
