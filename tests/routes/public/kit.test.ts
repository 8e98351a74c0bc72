import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";

const app = openApp();

test("Shows every part of the interface by day and by night, in both languages", async () => {
  for (const [lng, title, save] of [
    ["en", "Parts of the interface", "Save Settings"],
    ["es", "Piezas de la interfaz", "Guardar datos"],
  ]) {
    const answer = await app().visit(`/kit?lng=${lng}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(title);
    for (const scheme of ["day", "night"]) {
      const [section = ""] = new RegExp(`<section id="${scheme}".*?</table>`, "s").exec(html) ?? [];
      for (const kind of ["primary", "plain", "danger", "quiet"])
        expect(section, scheme).toContain(`button-${kind}`);
      expect(section).toContain(save);
      expect(section).toContain('aria-invalid="true"');
    }
  }
});
