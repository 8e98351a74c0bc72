import type { Role } from "../environment/environment.ts";
import type { WorkerConfig } from "../environment/worker-config.ts";

/**
 * Stand-ins in the configuration of a worker. They are for local use: nothing is deployed with one,
 * not even in a rehearsal.
 */
export function standIns(
  { name, main, vars = {}, services = [], send_email: mail = [], ai }: WorkerConfig,
  role: Role,
): string[] {
  const found: string[] = [];
  if (name === "llave-demo" || main?.includes("demo"))
    found.push(`${name} is the worker of the stand-ins`);
  if (main?.endsWith("dev.ts"))
    found.push(`${name} is built from workers/dev.ts, which is for development`);
  for (const [variable, value] of Object.entries(vars))
    if (value === "demo") found.push(`${variable}=demo is a stand-in`);
  for (const { binding, service } of services)
    if (/(^|-)demo(-|$)/.test(service)) found.push(`${binding} is bound to the stand-ins`);
  if (role !== "app") return found;
  if (!mail.some((binding) => binding.name === "EMAIL"))
    found.push("EMAIL is not bound to the e-mail service");
  if (ai?.binding !== "WORKERS_AI") found.push("WORKERS_AI is not bound to the models");
  return found;
}
