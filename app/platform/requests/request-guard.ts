import { publicOrigin } from "#app/platform/config/config.ts";

/** The supported methods. All others are refused before any route, guard or loader. */
const methods = ["GET", "HEAD", "POST"] as const;

/**
 * The longest address and the longest cookies of a request, in characters. The product's own are
 * far below both.
 */
const longest = { address: 8_192, cookies: 16_384 };

/**
 * The most segments of a path; the product's have six. Matching a path is quadratic in them: 4,000
 * take a second.
 */
const deepest = 20;

/**
 * Refuses requests before any other processing: unsupported methods, another origin than the site's
 * own, an address with credentials, one that is too long or that cannot be decoded. Undefined for
 * all others. `health`: the address of the monitors' check, allowed under any host name of this
 * Worker.
 */
export function guardRequest(
  request: Request,
  vars: { APP_URL?: string | undefined },
  health: string,
): Response | undefined {
  if (!(methods as readonly string[]).includes(request.method))
    return plain(405, "Method Not Allowed", { allow: methods.join(", ") });
  if (request.url.length > longest.address) return plain(414, "URI Too Long");
  const url = URL.parse(request.url);
  if (!url) return plain(400, "Bad Request");
  // `Host: site@other.example` arrives as an address with a user name, which no Request can be made
  // of.
  if (url.username || url.password) return plain(400, "Bad Request");
  const paths = pathsOf(url);
  if (paths.some((path) => path.split("/").length > deepest)) return plain(414, "URI Too Long");
  // No route has such an address, and React Router would print it into the log.
  if (paths.map(decoded).includes(undefined)) return plain(404, "Not Found");
  if ((request.headers.get("cookie")?.length ?? 0) > longest.cookies)
    return plain(431, "Request Header Fields Too Large");
  const origin = publicOrigin(vars.APP_URL);
  if (!origin || url.origin === origin || url.pathname === health) return undefined;
  return plain(308, "", { location: origin + url.pathname + url.search });
}

/** The path, and the paths whose routes React Router's manifest request asks for. */
const pathsOf = (url: URL): string[] =>
  url.pathname === "/__manifest"
    ? ["p", "paths"].flatMap((name) =>
        url.searchParams.getAll(name).flatMap((paths) => paths.split(",")),
      )
    : [url.pathname];

// Returns the text, because a bundler drops a call whose value is unused.
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
