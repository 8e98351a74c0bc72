import { networkInterfaces } from "node:os";

/** The accounts that the demo data holds; the password is the same for all. */
export const demoAccounts = [
  "free@demo.llave.test",
  "bronze@demo.llave.test",
  "diamond@demo.llave.test",
  "admin@demo.llave.test",
  "advisor@demo.llave.test",
  "technician@demo.llave.test",
] as const;
export const demoPassword = "llave-demo-2026";

/** Says where the product is and how to get in. */
export function welcome({
  port,
  host,
  data,
  link,
}: {
  port: number;
  host: string;
  data: string;
  link: string | undefined;
}): void {
  const address = `http://localhost:${port}`;
  const lines = [
    "",
    `  Llave is at        ${address}`,
    ...(host === "127.0.0.1" || host === "localhost"
      ? []
      : elsewhere(port).map((url) => `  on this network    ${url}`)),
    `  Mail goes to       ${address}/demo/outbox`,
    ...(link ? [`  Customer link      ${address}${link}`] : []),
    `  Data is kept in    ${data}`,
    "",
    `  Demo accounts      ${demoAccounts[0]}`,
    ...demoAccounts.slice(1).map((email) => `                     ${email}`),
    `  Password           ${demoPassword}`,
    "",
    "  Ctrl-C ends it.",
    "",
  ];
  console.log(lines.join("\n"));
}

const elsewhere = (port: number): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `http://${address}:${port}`);
