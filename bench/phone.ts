import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { chromiumPath } from "../tests/support/chromium.ts";

type Audit = {
  score: number | null;
  title: string;
  numericValue?: number;
  details?: { items?: unknown[] };
};
type Report = {
  categories: Record<
    string,
    { id: string; score: number; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit>;
};

/**
 * Lighthouse's result for a page on its simulated phone: scores out of 100, times in milliseconds,
 * the audits that cost points.
 */
export type Look = {
  scores: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  lost: string[];
};
export type Phone = {
  look: (address: string, cookie?: string) => Promise<Look>;
  close: () => void;
};

const ofConnection = ["transfer-encoding", "content-length", "connection", "keep-alive"];
const categories = "--only-categories=performance,accessibility,best-practices,seo";
const flags =
  "--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors --disable-background-networking --disable-component-update --disable-sync";

/**
 * Lighthouse's phone in front of a local server. Local servers neither compress nor speak HTTP/2,
 * and Cloudflare does both: a small proxy does it here, and adds the session cookie. Needs openssl.
 */
export async function openPhone(server: string): Promise<Phone> {
  let session = "";
  const proxy = createSecureServer(certificate(), async (wanted, answer) => {
    const got = await fetch(new URL(wanted.url ?? "/", server), {
      redirect: "manual",
      headers: { cookie: session },
    });
    const bytes = Buffer.from(await got.arrayBuffer());
    const headers = Object.fromEntries(
      [...got.headers].filter(([name]) => !ofConnection.includes(name)),
    );
    if (!/text|javascript|json|svg|xml/.test(headers["content-type"] ?? ""))
      return answer.writeHead(got.status, headers).end(bytes);
    const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    answer.writeHead(got.status, { ...headers, "content-encoding": "br" }).end(packed);
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => proxy.on("listening", listening));
  const origin = `https://localhost:${(proxy.address() as AddressInfo).port}`;
  return {
    look: async (address, cookie = "") => {
      session = cookie;
      // the first response of a new server is the slowest
      await fetch(new URL(address, server), { headers: { cookie } });
      const page = origin + address;
      // Lighthouse sometimes fails to read its own trace
      return read(await lighthouse(page).catch(() => lighthouse(page)));
    },
    close: () => proxy.close(),
  };
}

function read({ categories, audits }: Report): Look {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const lost = weighed.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9);
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]),
    ),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    lost: [...new Set(lost.map(({ id }) => id))],
  };
}

/** A key and a certificate for this run only. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), "llave-"));
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const kind =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost".split(
      " ",
    );
  try {
    execFileSync("openssl", [...kind, "-keyout", key, "-out", cert], { stdio: "ignore" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The longest look, in milliseconds: most take twelve seconds. */
const timeoutMs = 90_000;

function lighthouse(address: string): Promise<Report> {
  const args = [
    "bench/node_modules/lighthouse/cli/index.js",
    address,
    "--output=json",
    "--quiet",
    categories,
    `--chrome-flags=${flags}`,
  ];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: chromiumPath("whole") },
    stdio: ["ignore", "pipe", "inherit"],
    timeout: timeoutMs,
    killSignal: "SIGINT", // it ends its browser, too
  });
  let text = "";
  child.stdout.on("data", (data) => {
    text += data;
  });
  return new Promise((resolve, reject) => {
    child
      .on("error", reject)
      .on("close", (code, signal) =>
        code === 0
          ? resolve(JSON.parse(text))
          : reject(new Error(`Lighthouse ended with ${signal ?? code}`)),
      );
  });
}
