import { byTests, type Trial } from "./trial.ts";

const tests = (...names: string[]) =>
  names.map((name) => `tests/features/customers/${name}.test.ts`);

/** Trials of customers and vehicles: joining and undoing, imports, decoding. */
export const customerTrials: readonly Trial[] = [
  {
    row: "R13",
    name: "undone",
    what: "random shops, of customers and of vehicles, in which two are joined and the join undone: every row as it was",
    goal: 1_000,
    run: byTests({ project: "rules", files: tests("merge/join"), only: /gives back exactly/ }),
  },
  {
    row: "R13",
    name: "round-trip",
    what: "random files of customers, imported, exported and imported again: nothing changes",
    goal: 200,
    run: byTests({ project: "rules", files: tests("import/round-trip") }),
  },
  {
    row: "R13",
    name: "files",
    what: "hostile, broken and scrambled files of customers: imported as previewed, or refused whole",
    run: byTests({ project: "rules", files: tests("import/hostile", "import/file/encoding") }),
  },
  {
    row: "R13",
    name: "vins",
    what: "VINs decoded with vPIC failing, hanging, and lying in its answer",
    run: byTests({ project: "rules", files: tests("vin/lying-service", "vin/decode", "vin/vin") }),
  },
];
