import type { Page } from "playwright-core";

type Film = {
  /** Seconds. */
  length: number;
  /** Where it pauses by itself; by default at its end. */
  until?: number;
  /** Error that it reports instead of playing: YouTube's number. */
  error?: number;
  /** Its page comes without a script: blocked, or the browser's own error page. */
  silent?: boolean;
};

/**
 * Puts a page at YouTube's own address that speaks as its player does: it is silent until it is
 * told that someone listens, then delivers where it is, from `start` on and a hundred times as
 * fast. Answers the addresses of the players that were opened.
 */
export async function openPlayer(
  page: Page,
  { length, until = length, error, silent = false }: Film,
): Promise<string[]> {
  const opened: string[] = [];
  await page.context().route("https://www.youtube-nocookie.com/**", async (route) => {
    opened.push(route.request().url());
    await route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Player</title>${silent ? "" : `<script>(${speak})(${length}, ${until}, ${error})</script>`}`,
    });
  });
  return opened;
}

/** What a test expects of a page with a player in it: that YouTube's address is asked. */
export const playerAsked = /^another host: https:\/\/www\.youtube-nocookie\.com\//;

/** Runs inside the player's page. */
const speak = (length: number, until: number, error: number | undefined) => {
  let position = Number(new URLSearchParams(location.search).get("start"));
  let greeted = false;
  const t = (event: string, info: unknown) =>
    parent.postMessage(JSON.stringify({ event, info, channel: "widget" }), "*");
  addEventListener("message", ({ data }) => {
    if (greeted || JSON.parse(data).event !== "listening") return;
    greeted = true;
    t("initialDelivery", { currentTime: 0, duration: length, playerState: -1 });
    if (error !== undefined) return t("onError", error);
    t("onStateChange", 1);
    const timer = setInterval(() => {
      position = Math.min(until, position + 10);
      t("infoDelivery", { currentTime: position, duration: length });
      if (position < until) return;
      clearInterval(timer);
      t("infoDelivery", { currentTime: position, playerState: until < length ? 2 : 0 });
    }, 100);
  });
};
