import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** Functions of the operating system; tests replace them. */
export type Machine = {
  env: Record<string, string | undefined>;
  exists: (file: string) => boolean;
  glob: (pattern: string) => string[];
  /** Runs a command and returns whether it succeeded. */
  run: (command: string, args: string[]) => boolean;
  platform: NodeJS.Platform;
  home: string;
  root: boolean;
};

export const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  glob: (pattern) => globSync(pattern).sort().reverse(),
  run: (command, args) =>
    spawnSync(command, args, { stdio: "ignore", timeout: 600_000 }).status === 0,
  platform: process.platform,
  home: homedir(),
  root: process.getuid?.() === 0,
};

/** The first file with one of these names on the PATH. */
export function onPath(machine: Machine, names: string[]): string | undefined {
  const folders = (machine.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const endings = machine.platform === "win32" ? [".exe"] : [""];
  return names
    .flatMap((name) =>
      folders.flatMap((folder) => endings.map((ending) => path.join(folder, name + ending))),
    )
    .find((file) => machine.exists(file));
}

export const isDebian = (machine: Machine): boolean =>
  machine.root && machine.platform === "linux" && machine.exists("/usr/bin/apt-get");

export function installPackages(machine: Machine, packages: string[]): void {
  machine.run("apt-get", ["update", "-qq"]);
  machine.run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
}
