import { expect, test } from "vitest";
import { diagnosticForm } from "#app/features/job-pages/diagnostic.server.ts";
import { checkForm } from "#app/http/form.ts";

test("A diagnostic may be removed, and is at most 10,000 characters", () => {
  const check = (diagnostic: string) => {
    const form = new FormData();
    form.set("diagnostic", diagnostic);
    return checkForm(form, diagnosticForm);
  };
  expect(check(" ")).toMatchObject({ ok: true, value: { diagnostic: "" } });
  expect(check("x".repeat(10_001)).ok).toBe(false);
});
