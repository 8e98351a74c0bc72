/**
 * The reason to refuse an address: it is no plain web address, or it leads somewhere other than the
 * public web.
 */
export type AddressProblem = "address" | "inward";

// Endings that mean this machine, this network or a machine room, and never a public site (RFC
// 6761, 6762, 8375, 9476 and habit).
const inwardEndings =
  "localhost localdomain local internal intranet private lan home corp mail test example invalid alt onion consul arpa svc cluster".split(
    " ",
  );

// Under these names a machine in a cloud learns its own secrets.
const metadata =
  "metadata.goog metadata.azure.com metadata.tencentyun.com metadata.packet.net metadata.platformequinix.com".split(
    " ",
  );

// Public names that resolve to the address that they spell, or always to 127.0.0.1.
const echoes =
  `nip.io sslip.io xip.io xip.name traefik.me localtest.me lvh.me lacolhost.com vcap.me localho.st localhost.direct
  local.gd lokal.host fuf.me ulh.us yoogle.com backname.io local-ip.co local-ip.sh local-ip.medicmobile.org plex.direct ip6.name ipq.co
  rbndr.us 1u.ms rebind.network rebind.it dnsrebinder.net lock.cmpxchg8b.com`.split(/\s+/);

// A name that spells an address, with dots or dashes or in hexadecimal, exists in order to lead
// there, whatever its registrant.
const spelled =
  /(?:^|[.-])(?:\d{1,3}[.-]){3}\d{1,3}(?:[.-]|$)|(?:^|[.-])(?:7f|0a|a9fe|c0a8|ac1[0-9a-f])[0-9a-f]{4,6}\./;

const longest = 2_000;

/**
 * Whether the product may fetch this address, which someone else wrote (S7). Only http and https,
 * on their default ports, without a password, at a host with a public name. Every numeric host is
 * refused, public ones too: no shop publishes its logo there, Cloudflare would not fetch it either,
 * and no list of ranges has to be maintained. The browser's own rules parse the address first,
 * hence `0x7f.1`, `2130706433`, `０１２７.1` and `[::ffff:7f00:1]` are all recognized. A public name
 * whose record points inward is checked by `resolve.server.ts`.
 */
export function checkAddress(
  text: string,
  base?: URL,
): { ok: true; url: URL } | { ok: false; problem: AddressProblem } {
  if (text.length > longest || !URL.canParse(text, base)) return { ok: false, problem: "address" };
  const url = new URL(text, base);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return { ok: false, problem: "address" };
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
  if (inwardEndings.includes(labels.at(-1)!) || spelled.test(name)) return true;
  return [...metadata, ...echoes].some((one) => name === one || name.endsWith(`.${one}`));
}
