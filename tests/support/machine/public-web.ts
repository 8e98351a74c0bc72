import { afterAll, beforeAll } from "vitest";

type Site = (request: Request) => Response | Promise<Response>;
export type PublicWeb = {
  /** Puts a page on the public web of this test file, under its whole address. */
  publish: (address: string, site: Site) => void;
  /** Every request that left the product, oldest first. */
  asked: Request[];
};

/**
 * A public web of the tests' own. Whatever a worker fetches reaches this process last (the harness
 * passes it through the global `fetch`), so the product's guard against inward addresses stays on,
 * and `asked` shows all that got past it.
 */
export function openPublicWeb(): PublicWeb {
  const sites = new Map<string, Site>();
  const web: PublicWeb = { publish: (address, site) => void sites.set(address, site), asked: [] };
  const real = globalThis.fetch;
  beforeAll(() => {
    globalThis.fetch = async (input, init) => {
      const fromWorker = input !== undefined && typeof init === "object" && "url" in (init ?? {});
      if (!fromWorker) return real(input, init);
      const { url, method, headers } = init as Request;
      const request = new Request(url, { method, headers: [...headers] });
      web.asked.push(request);
      return (await sites.get(url)?.(request)) ?? new Response("No such site", { status: 404 });
    };
  });
  afterAll(() => {
    globalThis.fetch = real;
  });
  return web;
}
