import { workId } from "#app/features/repair/job.ts";
import type { Say } from "#app/values/say.ts";

/** What has been written into the archive, and where archives are had. */
type Facts = {
  email: string;
  date: string;
  address: string;
  first: number;
  last: number;
  next: number | null;
  papers: number;
  failed: string[];
};

const everything = ["profile", "devices", "log", "billing", "settings", "jobs", "chats", "forum", "videos"] as const;

/** The README.txt of an archive: what each file is, and, where the papers take several archives, that these are not all and where the next are. */
export function readMe(say: Say, { email, date, address, first, last, next, papers, failed }: Facts): string {
  const files = [...(first === 1 ? everything : []), "papers" as const];
  const range = { first: workId(first), last: workId(last), papers, next: `${address}?from=${next}` };
  const title = say("account:readMe.title");
  const whole = first === 1 && next === null;
  return `${[
    `${title}\n${"=".repeat(title.length)}`,
    say("account:readMe.made", { date: date.replace("T", " "), email }),
    whole ? say("account:readMe.whole", range) : say(next === null ? "account:readMe.lastPart" : "account:readMe.part", range),
    ...(first === 1 ? [] : [say("account:readMe.elsewhere", { address })]),
    ...(failed.length === 0 ? [] : [say("account:readMe.failed", { names: failed.join(", ") })]),
    say("account:readMe.files"),
    files.map((file) => `- ${say(`account:readMe.${file}`)}`).join("\n"),
    say("account:readMe.shape"),
    say("account:readMe.notIn"),
  ].join("\n\n")}\n`;
}
