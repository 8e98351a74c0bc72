import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { openBrowser } from "../../support/browser.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

test("A form that was refused the moment its page was there can be sent again", async () => {
  const admin = await signedIn(app().db, "premium", { isAdmin: true });
  const page = await eyes.page({ as: admin, expected: /422/ });
  for (const nth of [1, 2, 3, 4]) {
    const posts: string[] = [];
    page.removeAllListeners("request");
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.goto("/admin/users/new");
    const send = page.getByRole("dialog").locator("button[type=submit]");
    await send.click();
    await page.getByRole("alert").first().waitFor();
    await page.waitForLoadState("networkidle");
    await send.click();
    await expect.poll(() => posts, { message: `try ${nth}` }).toHaveLength(2);
  }
});
