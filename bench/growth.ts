// node bench/growth.ts: what 1 to 100,000 shops store, ask of the database and cost, by the figures
// in bench/growth/, which docs/growth.md has too (a test compares them); then what the migrations
// make, for its "Several databases".
import { counts } from "./growth/counts.ts";
import { growthTable } from "./growth/table.ts";

console.log(growthTable([1, 800, 10_000, 100_000]));
console.table(counts());
