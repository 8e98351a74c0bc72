/** Why an address is not asked: it is no plain web address, or it leads somewhere other than the public web. */
export type AddressProblem = "address" | "inward";

// Endings that mean this machine, this network or a machine room, and never a public site (RFC 6761, 6762, 8375, 9476 and habit).
const inwardEndings =
  "localhost localdomain local internal intranet private lan home corp mail test example invalid alt onion consul arpa".split(" ");

// Public names whose only work is to answer with the address that they spell, or always with 127.0.0.1.
const echoes = "nip.io sslip.io xip.io traefik.me localtest.me lvh.me lacolhost.com vcap.me localho.st".split(" ");

const longest = 2_000;

/**
 * Whether the product may ask this address, which someone else wrote (S7). Only http and https, on their own ports, without a
 * password, at a host with a public name. Every number is refused, public ones too: no shop publishes its logo under a bare
 * number, Cloudflare would not ask it either, and so there is no list of ranges to keep true. The browser's own rules read the
 * address first, hence `0x7f.1`, `2130706433`, `０１２７.1` and `[::ffff:7f00:1]` all arrive here as what they mean.
 *
 * A public name whose record points inward cannot be told from its spelling. On Cloudflare it leads nowhere: a Worker stands in no
 * inner network.
 */
export function checkAddress(text: string, base?: URL): { ok: true; url: URL } | { ok: false; problem: AddressProblem } {
  if (text.length > longest || !URL.canParse(text, base)) return { ok: false, problem: "address" };
  const url = new URL(text, base);
  if (url.protocol !== "http:" && url.protocol !== "https:") return { ok: false, problem: "address" };
  if (isInward(url.hostname)) return { ok: false, problem: "inward" };
  if (url.port !== "" || url.username || url.password) return { ok: false, problem: "address" };
  return { ok: true, url };
}

/** `host` as `URL.hostname` spells it. */
function isInward(host: string): boolean {
  const name = host.replace(/\.$/, "");
  const labels = name.split(".");
  if (name.startsWith("[") || /^[\d.]+$/.test(name)) return true;
  if (labels.length < 2 || labels.includes("")) return true;
  return inwardEndings.includes(labels.at(-1)!) || echoes.some((echo) => name === echo || name.endsWith(`.${echo}`));
}
