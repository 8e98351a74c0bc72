import type { V4WorkerOptions } from "miniflare";
import { full } from "../full.ts";
import { weakSetting } from "./weak-hash.ts";

const { log2N, r, p } = weakSetting;

type Module = { path: string; contents?: string };

/**
 * Makes hashing a password cost next to nothing: at full strength it took half of the CPU time of
 * the request tests. `npm run torture` leaves it as it is. Other modules lose their text if
 * `fromFiles`: then Miniflare reads them by their paths.
 */
export function weakenPasswords(workers: V4WorkerOptions[], { fromFiles = false } = {}): void {
  for (const { modules } of workers as { modules?: boolean | Module[] }[])
    for (const module of Array.isArray(modules) ? modules : [])
      if ((full || !weaken(module)) && fromFiles) delete module.contents;
}

/**
 * True for the module that was changed.
 * @throws when the built module does not have the strength that the product promises
 */
function weaken(module: Module): boolean {
  if (!/password-hash\.server-[^/]*\.js$/.test(module.path)) return false;
  const before = module.contents!;
  module.contents = before.replace("{log2N:14,r:8,p:5}", `{log2N:${log2N},r:${r},p:${p}}`);
  if (module.contents === before) throw new Error(`${module.path} lacks the setting of scrypt`);
  return true;
}
