import { href } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { TickList } from "#app/ui/form/tick-list.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** A part of the archive: its address, and its first and last work order. */
type ArchivePart = { href: string; first: string; last: string };

type Props = {
  parts: ArchivePart[];
  /** The most jobs whose work orders fit in one archive. */
  jobs: number;
  /** Whether the records of a shop are in it. */
  hasShop: boolean;
  /** Minutes to wait, after too many archives in an hour. */
  wait: number;
};

const ofOwner: readonly WordKey[] = [
  "exports:page.inside.records",
  "exports:page.inside.words",
  "exports:page.inside.papers",
];
const ofMember: readonly WordKey[] = [
  "exports:page.inside.account",
  "exports:page.inside.words",
  "exports:page.inside.certificates",
];

/** The archive's contents and its link: several links where there are many work orders. */
export function DownloadData({ parts, jobs, hasShop, wait }: Props) {
  const { t } = useWords();
  const [everything, ...more] = parts;
  return (
    <Modal title={t("ownData:data.download")} closeTo={href("/account")}>
      <div className="grid gap-5">
        {wait > 0 && <Notice kind="error">{t("exports:page.wait", { minutes: wait })}</Notice>}
        <p>{t(hasShop ? "exports:page.lead" : "exports:page.leadMember")}</p>
        <TickList name={t("ownData:data.title")} items={hasShop ? ofOwner : ofMember} />
        {more.length > 0 && <p className="text-ink-soft">{t("exports:page.parts", { jobs })}</p>}
        {/* Plain links: the browser shows the progress of the download and stays on this page. */}
        <a className={buttonClass("primary")} href={everything?.href}>
          {more.length > 0
            ? t("exports:page.part", { last: everything!.last })
            : t("exports:page.whole")}
        </a>
        {more.length > 0 && (
          <ul className="grid gap-2">
            {more.map(({ href, first, last }) => (
              <li key={href} className="grid">
                <a className={buttonClass()} href={href}>
                  {t("exports:page.more", { first, last })}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm text-ink-soft">{t("exports:page.time")}</p>
      </div>
    </Modal>
  );
}
