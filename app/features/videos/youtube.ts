/** YouTube's host that sets no cookies before playback. Messages from other origins are ignored. */
export const playerOrigin = "https://www.youtube-nocookie.com";

export const watchUrl = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
export const embedUrl = (id: string): string => `${playerOrigin}/embed/${id}`;
export const thumbnailUrl = (id: string): string => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;

const hosts = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const shortHosts = new Set(["youtu.be", "www.youtu.be"]);
const paths = new Set(["embed", "shorts", "live", "v", "e", "watch"]);

/** Names of eleven characters in the place of an id: a playlist, and a channel's live stream. */
const noIds = new Set(["videoseries", "live_stream"]);

type UrlResult = { ok: true; id: string } | { ok: false; problem: "format" | "id" };

/**
 * Extracts the id from any form of a YouTube address. The host must match exactly: lookalikes
 * (`youtube.com.evil.com`, `youtube.com@evil.com`, `yоutube.com`) are rejected.
 */
export function readYoutubeUrl(text: string): UrlResult {
  const typed = text.trim();
  const url = parse(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  if (!url) return { ok: false, problem: "format" };
  const id = idIn(url);
  return id !== undefined && /^[\w-]{11}$/.test(id) && !noIds.has(id)
    ? { ok: true, id }
    : { ok: false, problem: "id" };
}

function parse(text: string): URL | undefined {
  if (/\s/.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const web = url.protocol === "https:" || url.protocol === "http:";
  const own = hosts.has(url.hostname) || shortHosts.has(url.hostname);
  return web && own && !url.username && !url.password && !url.port ? url : undefined;
}

function idIn(url: URL): string | undefined {
  const [first, second] = url.pathname.split("/").filter(Boolean);
  if (shortHosts.has(url.hostname)) return first;
  return first !== undefined && paths.has(first) && second !== undefined
    ? second
    : (url.searchParams.get("v") ?? undefined);
}
