// node bench/lighthouse.ts [/videos …]: P6 for the public pages, or for the pages that are named, each as seen by whom it is for; on the
// production build, through headless Chromium as Lighthouse's own phone.
// Needs `npm install` in bench/ once, and openssl. Local servers neither compress nor speak HTTP/2, and Cloudflare does both: a small
// proxy stands between. TBT counts the browser's own layout here, since there are no scripts: it means something on an idle machine only.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { publicPages } from "../app/features/site/public-pages.ts";
import { buildIfStale } from "../scripts/build.ts";
import { startServer } from "./child.ts";
import { pagesOf } from "./pages.ts";

type Audit = { score: number | null; numericValue?: number };
type Report = { categories: Record<string, { id: string; score: number }>; audits: Record<string, Audit> };

const ofConnection = ["transfer-encoding", "content-length", "connection", "keep-alive"];
const flags =
  "--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors --disable-background-networking --disable-component-update --disable-sync";

await buildIfStale();
const server = await startServer("app", 9317);
const { pages } = pagesOf(server.world);
const asked = process.argv.slice(2);
let cookie = "";
const proxy = createSecureServer(certificate(), async (wanted, answer) => {
  const got = await fetch(new URL(wanted.url ?? "/", server.origin), { redirect: "manual", headers: { cookie } });
  const bytes = Buffer.from(await got.arrayBuffer());
  const headers = Object.fromEntries([...got.headers].filter(([name]) => !ofConnection.includes(name)));
  if (!/text|javascript|json|svg|xml/.test(headers["content-type"] ?? "")) return answer.writeHead(got.status, headers).end(bytes);
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  answer.writeHead(got.status, { ...headers, "content-encoding": "br" }).end(packed);
}).listen(0, "127.0.0.1");
await new Promise((listening) => proxy.on("listening", listening));
const origin = `https://localhost:${(proxy.address() as AddressInfo).port}`;

for (const page of asked.length > 0 ? asked : publicPages) {
  // A name of the results (`/repair-cms/:job`) stands for the address that is measured.
  const known = pages.find(({ name }) => name === page);
  cookie = known?.cookie ?? "";
  const address = known?.path ?? page;
  await fetch(new URL(address, server.origin), { headers: { cookie } });
  const { categories, audits } = await look(origin + address);
  const value = (name: string) => Math.round((audits[name]?.numericValue ?? Number.NaN) * 1000) / 1000;
  const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`);
  const [lcp, tbt, cls] = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"].map(value);
  console.log(`${page}: ${scores.join(", ")}; LCP ${Math.round(lcp!)} ms, TBT ${Math.round(tbt!)} ms, CLS ${cls}`);
}
proxy.close();
await server.close();

/** A key and a certificate for this run alone. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), "llave-"));
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const kind = [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-days",
    "1",
    "-subj",
    "/CN=localhost",
  ];
  try {
    execFileSync("openssl", [...kind, "-keyout", key, "-out", cert], { stdio: "ignore" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function look(address: string): Promise<Report> {
  const args = ["bench/node_modules/lighthouse/cli/index.js", address, "--output=json", "--quiet", `--chrome-flags=${flags}`];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH || "/usr/bin/chromium" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (data) => {
    text += data;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject).on("close", () => resolve(JSON.parse(text)));
  });
}
