import { spawn } from "node:child_process";

type Report = {
  error?: unknown;
  vulnerabilities?: Record<
    string,
    { severity: string; via: (string | { title?: string; url?: string })[] }
  >;
};

/** Advisories about packages that are deployed, by `npm audit`. */
export async function auditProblems(): Promise<string[]> {
  // npm runs this script and says where it is itself; without it, it is in the path.
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  const child = spawn(command, [...first, "audit", "--omit=dev", "--json"], {
    stdio: ["ignore", "pipe", "ignore"],
    timeout: 60_000,
    env: { ...process.env, npm_config_dry_run: "false" },
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  await new Promise((resolve) => {
    child.on("close", resolve);
    child.on("error", resolve);
  });
  return findingsOf(output);
}

/** Lists findings of `npm audit --json` that stop a deployment: severity high or critical. */
export function findingsOf(output: string): string[] {
  const report = reportOf(output);
  if (!report?.vulnerabilities)
    return [
      "npm audit got no answer from the registry, so known vulnerabilities were not looked up: try again, or look yourself and add --without-audit",
    ];
  return Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === "high" || severity === "critical")
    .map(([name, { severity, via }]) => {
      const advisory = via.find((one) => typeof one === "object");
      const what = advisory ? ` (${advisory.title}, ${advisory.url})` : "";
      return `npm audit: ${name} has a vulnerability of severity ${severity}${what}: update it (docs/adding.md), or add --without-audit if it does not concern this product`;
    });
}

function reportOf(output: string): Report | undefined {
  try {
    const report = JSON.parse(output) as Report;
    return report.error ? undefined : report;
  } catch {
    return undefined;
  }
}
