import { expect, test } from "vitest";
import { withoutLater } from "../../scripts/later-parts.ts";

const page = `import { Panel } from "#app/features/panel.tsx";
import { Other, Board } from "#app/features/other.tsx";
const Later = later(import.meta.env.SSR ? Panel : undefined, async () => (await load()).Panel);
`;

test("Imports nothing in the browser that only the server has at hand", () => {
  const ours = withoutLater(page);
  expect(ours).not.toContain("panel.tsx");
  expect(ours).toContain("other.tsx");
  expect(ours).toContain("later(undefined,");
});

test("Stops the build when such a component is used at once, too", () => {
  expect(() => withoutLater(`${page}export default () => <Panel />;`)).toThrow("used elsewhere");
});

test("Leaves other modules as they are", () => {
  expect(withoutLater("const x = y ? z : undefined;")).toBe("const x = y ? z : undefined;");
});
