import { type AddressInfo, createServer } from "node:net";
import { Failure } from "../failure.ts";

type ListenAddress = { port: number; host: string };

/**
 * Where to listen: `PORT` (or the given default) on `HOST` (or the loopback address). @throws
 * Failure if that is not available
 */
export function listenAddress(defaultPort: number): Promise<ListenAddress> {
  const port = Number(process.env.PORT || defaultPort);
  const host = process.env.HOST || "127.0.0.1";
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Failure(`PORT is not a port: ${process.env.PORT}`);
  const another = `Choose another: PORT=${port < 65535 ? port + 1 : defaultPort} ${process.env.npm_lifecycle_event === "dev" ? "npm run dev" : "npm start"}`;
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop what listens there, or c${another.slice(1)}`,
    EACCES: `Port ${port} may not be used by this account. ${another}`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  };
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      reject(messages[error.code ?? ""] ? new Failure(messages[error.code!]) : error),
    );
    probe.listen({ port, host }, () => probe.close(() => resolve({ port, host })));
  });
}

/** A port of this machine that is not in use. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen({ port: 0, host: "127.0.0.1" }, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
