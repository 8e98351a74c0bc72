import type { Page } from "playwright-core";
import type { App } from "../app.ts";

/** Opens the stand-in's telephone of a number: what arrives on it, and the form that answers. */
export async function openTelephone({ demo }: App, page: Page, number: string) {
  // The stand-ins are a worker of their own, which the product's address does not lead to here.
  await page.route("**/demo/phone/**", async (route) => {
    const request = route.request();
    const body = request.postData();
    const answer = await demo(new URL(request.url()).pathname, {
      method: request.method(),
      ...(body !== null && {
        body,
        headers: { "content-type": "application/x-www-form-urlencoded" },
      }),
    });
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });
  const at = `/demo/phone/${number.slice(1)}`;
  await page.goto(at);
  const thread = page.frameLocator("iframe");
  return {
    /** Waits for words to arrive, as long as a person looks. */
    reads: (words: string | RegExp) => thread.getByText(words).first().waitFor({ timeout: 5_000 }),
    writes: async (words: string) => {
      await page.getByLabel(/^Text/).fill(words);
      await page.getByRole("button", { name: "SMS" }).first().click();
      await thread.getByText(words).first().waitFor();
    },
  };
}
