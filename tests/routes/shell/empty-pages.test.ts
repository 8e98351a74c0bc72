import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();

test("each page redirects visitors to sign in and shows members an empty state", async () => {
  const as = await signedIn(app().db, "premium", { isAdmin: true });
  const said = {
    "/noticias": "No news right now.",
    "/discussion": "No topics yet.",
    "/videos": "No videos found matching your criteria.",
    "/admin": "Manage Users",
    "/admin/videos": "No videos have been added.",
    "/admin/news": "No news sources have been added.",
    "/admin/settings": "Settings",
  };
  for (const [path, words] of Object.entries(said)) {
    expect(await (await app().visit(path, { as })).text(), path).toContain(words);
    expect((await app().visit(path)).headers.get("location"), path).toBe(
      `/login?to=${encodeURIComponent(path)}`,
    );
  }
});
