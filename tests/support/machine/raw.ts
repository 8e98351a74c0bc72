import { Agent, request } from "node:http";

// `fetch` knows neither TRACE nor a Host of one's own, and tidies addresses up. Here a request goes
// out as it is written.

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
type Raw = { headers?: Record<string, string>; body?: string | Buffer };
type RawAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};

/** Sends a request with any method and any headers. */
export function raw(
  origin: string,
  method: string,
  path: string,
  { headers = {}, body }: Raw = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const sent = request({ agent, hostname, port, method, path, headers }, (answer) => {
    let said = "";
    answer.setEncoding("utf8");
    answer.on("data", (piece) => {
      said += piece;
    });
    answer.on("end", () =>
      resolve({ status: answer.statusCode!, headers: answer.headers, body: said }),
    );
  });
  sent.on("error", reject);
  sent.end(body);
  return promise;
}

/** Methods that the product does not know. Of the last the runtime itself says so. */
export const otherMethods = [
  "OPTIONS",
  "PUT",
  "PATCH",
  "DELETE",
  "TRACE",
  "PROPFIND",
  "PURGE",
  "SEARCH",
  "LLAVE",
];
