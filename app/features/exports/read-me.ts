import { workId } from "#app/features/repair/job.ts";
import type { TFunction } from "#app/values/translate.ts";

type Facts = {
  email: string;
  hasShop: boolean;
  date: string;
  address: string;
  first: number;
  last: number;
  next: number | null;
  papers: number;
  invoices: number;
  failed: string[];
};

/** Files in the order of the archive; those of a shop in its owner's only. */
const ofAccount = ["profile", "devices", "shop", "twoFactor", "log", "feeds", "billing"] as const;
const ofShop = [
  "settings",
  "jobs",
  "notes",
  "photos",
  "inspections",
  "sheets",
  "history",
  "translations",
  "phrases",
  "canned",
  "money",
  "cards",
  "conversations",
  "calendar",
  "links",
  "customers",
  "imports",
] as const;
const ofMember = ["chats", "forum", "videos"] as const;

/**
 * The README.txt of an archive: what each file is, and, where there are several archives, the
 * address of the next.
 */
export function readMe(
  t: TFunction,
  { email, hasShop, date, address, first, last, next, papers, invoices, failed }: Facts,
): string {
  const whose = [...ofAccount, ...(hasShop ? ofShop : []), ...ofMember];
  const files = [...(first === 1 ? whose : []), "papers" as const];
  const range = {
    first: workId(first),
    last: workId(last),
    papers,
    invoices,
    next: `${address}?from=${next}`,
  };
  const title = t("exports:readMe.title");
  return `${[
    `${title}\n${"=".repeat(title.length)}`,
    t("exports:readMe.made", { date: date.replace("T", " "), email }),
    first === 1 && next === null
      ? t("exports:readMe.whole", range)
      : t(next === null ? "exports:readMe.lastPart" : "exports:readMe.part", range),
    ...(first === 1 ? [] : [t("exports:readMe.elsewhere", { address })]),
    ...(failed.length === 0 ? [] : [t("exports:readMe.failed", { names: failed.join(", ") })]),
    t("exports:readMe.files"),
    files.map((file) => `- ${t(`exports:readMe.${file}`)}`).join("\n"),
    t("exports:readMe.shape"),
    t("exports:readMe.notIn"),
  ].join("\n\n")}\n`;
}
