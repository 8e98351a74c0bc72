import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { openBrowser, ready } from "../../support/browser.ts";
import { openPlayer, playerAsked } from "../../support/learning/player.ts";
import { makeVideo } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const browser = openBrowser(app);

test.each([
  ["reports an error", { error: 150 }],
  ["never answers", { silent: true }],
])("a player that %s fails within seconds and links to YouTube", async (_, fault) => {
  const { id } = await makeVideo(app().db);
  const page = await browser.page({
    as: await signedIn(app().db, "medium"),
    expected: playerAsked,
  });
  await openPlayer(page, { length: 720, ...fault });
  await page.goto(`/videos/${id}`);
  await ready(page);
  await page.getByRole("link", { name: /^Play:/ }).click();
  await page.getByText("Error loading video").waitFor({ timeout: 7_000 });
  await page.getByRole("link", { name: "Watch on YouTube" }).waitFor();
});

test("Accepts messages from the player's frame only", async () => {
  const { id } = await makeVideo(app().db);
  const as = await signedIn(app().db, "medium");
  const page = await browser.page({ as, expected: playerAsked });
  await openPlayer(page, { length: 720, until: 0 });
  const end = JSON.stringify({
    event: "infoDelivery",
    info: { currentTime: 700, duration: 720, playerState: 2 },
  });
  const tell = `parent.postMessage(${JSON.stringify(end)}, "*")`;
  // YouTube's own address, but not the frame that plays.
  await page
    .context()
    .route("**/embed/stranger", (route) =>
      route.fulfill({ contentType: "text/html", body: `<script>${tell}</script>` }),
    );
  const saved: string[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith("/position") && saved.push(request.postData() ?? ""),
  );
  await page.goto(`/videos/${id}`);
  await ready(page);
  await page.getByRole("link", { name: /^Play:/ }).click();
  await page.frameLocator("iframe").locator("html").waitFor({ state: "attached" });
  await page.evaluate((message) => postMessage(message, "*"), end);
  await page.evaluate(async () => {
    const stranger = document.body.appendChild(document.createElement("iframe"));
    const told = new Promise((heard) =>
      addEventListener("message", (event) => event.source === stranger.contentWindow && heard(0)),
    );
    stranger.src = "https://www.youtube-nocookie.com/embed/stranger";
    await told;
  });
  expect(saved).toEqual([]);
  const answer = page.waitForResponse(/\/position$/);
  await page
    .frames()
    .find((frame) => frame.url().includes("/embed/test"))!
    .evaluate(tell);
  // Accepted, but not counted as watched: it cannot have played that much at once.
  expect(await (await answer).json()).toMatchObject({ watched: false });
  expect(saved).toHaveLength(1);
});
