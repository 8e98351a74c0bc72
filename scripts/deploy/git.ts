import { execFileSync } from "node:child_process";

/** The commit that is deployed: it becomes the message of each worker's version, and its tag. */
export type Commit = { subject: string; id: string };

/** The commit at hand, and why it may not be deployed. */
export function readCommit(): { commit: Commit; problems: string[] } {
  const [subject, id] = git("log", "-1", "--format=%s%n%h")?.split("\n") ?? [];
  if (!subject || !id)
    return {
      commit: { subject: "", id: "" },
      problems: [
        "this folder is no commit of git, so nobody could tell later what was deployed: git init, git add, git commit",
      ],
    };
  const changed = git("status", "--porcelain")?.split("\n").filter(Boolean) ?? [];
  const problems =
    changed.length > 0
      ? [
          `${changed.length > 1 ? `${changed.length} files are` : "a file is"} not committed, as ${changed[0]!.slice(3)}: git add and git commit what belongs to the deployment, git stash the rest`,
        ]
      : [];
  return { commit: { subject: subject.slice(0, 100), id }, problems };
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trimEnd();
  } catch {
    return undefined;
  }
}
