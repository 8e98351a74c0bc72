import type { BrowserContext, Page } from "playwright-core";

type Photo = { name: string; mimeType: string; buffer: Buffer };

/** Counts bytes of the reader's files and requests to other hosts, in every page of a context. */
export function countTraffic(context: BrowserContext) {
  const traffic = { reader: 0, foreign: 0, origin: "" };
  context.on("request", (request) => {
    if (
      traffic.origin &&
      /^https?:/.test(request.url()) &&
      !request.url().startsWith(traffic.origin)
    )
      traffic.foreign++;
  });
  return traffic;
}

/** The assistant's page, with the bytes of the reader's files counted. */
export async function openPanel(
  context: BrowserContext,
  traffic: ReturnType<typeof countTraffic>,
): Promise<Page> {
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const readerRequests = new Set<string>();
  await wire.send("Network.enable");
  wire.on(
    "Network.requestWillBeSent",
    ({ requestId, request }) =>
      /\/reader\/|read-photo/.test(request.url) && readerRequests.add(requestId),
  );
  wire.on("Network.requestServedFromCache", ({ requestId }) => readerRequests.delete(requestId));
  wire.on(
    "Network.responseReceived",
    ({ requestId, response }) => response.fromDiskCache && readerRequests.delete(requestId),
  );
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (readerRequests.has(requestId)) traffic.reader += encodedDataLength;
  });
  await page.goto("/premium", { waitUntil: "networkidle" });
  traffic.origin = new URL(page.url()).origin;
  return page;
}

/** Reads a photo through the page; `took`: from choosing the file to the end of the progress bar. */
export async function readPhoto(
  page: Page,
  file: Photo,
): Promise<{ took: number; chips: { code: string; pressed: boolean }[] }> {
  await page.locator("form textarea").fill("");
  await page.evaluate(() => {
    const scope = globalThis as { read?: Promise<number> };
    scope.read = new Promise((resolve) => {
      let began = 0;
      const look = () => {
        const busy = document.querySelector("progress") !== null;
        if (busy && !began) began = performance.now();
        if (began && !busy) return resolve(performance.now() - began);
        setTimeout(look, 2);
      };
      look();
    });
  });
  await page.locator("input[type=file][accept='image/*']").setInputFiles(file);
  const took = await page.evaluate(() => (globalThis as { read?: Promise<number> }).read!);
  const chips = await page.locator("fieldset button[aria-pressed]").evaluateAll((all) =>
    all.map((chip) => ({
      code: /[PBCU][0-9A-F]{4}/.exec(chip.textContent ?? "")?.[0] ?? "",
      pressed: chip.getAttribute("aria-pressed") === "true",
    })),
  );
  return { took, chips };
}
