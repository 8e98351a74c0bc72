import { expect, test } from "vitest";
import { resources } from "#app/i18n/resources.ts";
import { wordsOf } from "../../scripts/vite/page-words.ts";

const resourcesOf = {
  ui: { save: "Save", status: { open: "Open", closed: "Closed" } },
  jobs: { title: "Jobs", gone: "Gone" },
};
const files: Record<string, string> = {
  "app/root.tsx": 'export default () => t("ui:save");',
  "app/routes/jobs.tsx": `
import { table } from "#app/features/table.tsx";
import { list } from "./list.server.ts";
import type { Hidden } from "./hidden.ts";
export default () => t("jobs:title") + t("ui:save");`,
  "app/features/table.tsx": `export const table = () => t(\`ui:status.\${status}\`);`,
  "app/routes/list.server.ts": 'export const list = "jobs:gone";',
  "app/routes/hidden.ts": 'export const hidden = "jobs:gone";',
};
const pick = (file: string) => wordsOf(file, resourcesOf, (name) => files[name]);

test("Gives a page the words that its own modules name", () => {
  expect(pick("app/routes/jobs.tsx")).toEqual({
    jobs: { title: "Jobs" },
    ui: { status: { open: "Open", closed: "Closed" } },
  });
});

test("Leaves the words of what comes later to its namespace", () => {
  const page = `
import { Panel } from "#app/features/panel.tsx";
const Later = later(import.meta.env.SSR ? Panel : undefined, load);
export default () => t("jobs:title");`;
  const panel = 'export const Panel = () => t("jobs:gone");';
  const all: Record<string, string> = { ...files, page, "app/features/panel.tsx": panel };
  expect(wordsOf("page", resourcesOf, (name) => all[name])).toEqual({ jobs: { title: "Jobs" } });
});

test("Leaves what the root names to the root", () => {
  expect(pick("app/root.tsx")).toEqual({ ui: { save: "Save" } });
});

test("Finds the words of a real page", () => {
  const { repair } = wordsOf("app/routes/repair/jobs.tsx", resources.en);
  expect(repair).toHaveProperty("jobs.status", resources.en.repair.jobs.status);
});
