import { href } from "react-router";
import type { LinkState } from "#app/features/approval/links/link.ts";
import type { ConsentWay } from "#app/features/quotes/consent.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { TFunction } from "#app/values/translate.ts";
import { QuestionsLink } from "./questions-link.tsx";

/** A link as the shop sees it; instants in milliseconds. */
export type ShownLink = {
  id: string;
  revision: number;
  email: string | null;
  /** Way of the customer's answer; null for none. */
  way: ConsentWay | null;
  createdAt: number;
  openedAt: number | null;
  expiresAt: number;
  remindedAt: number | null;
  state: LinkState;
  /** Whether its revision was answered, also once the link has ended. */
  isDecided: boolean;
  /** Whether the PDF of what was sent is made. */
  hasPaper: boolean;
  /** Whether there is something to answer, and not only what was found. */
  hasQuotes: boolean;
};

const tones = {
  open: "busy",
  decided: "good",
  expired: "plain",
  revoked: "plain",
  replaced: "plain",
  changed: "bad",
} as const satisfies Record<LinkState, string>;

type Props = { jobId: string; links: readonly ShownLink[]; openQuestions: number };

/** Links that were sent to the customer, newest first. */
export function SentLinks({ jobId, links, openQuestions }: Props) {
  const { t } = useWords();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="sent" className="grid gap-3">
      <h2 id="sent" className="label border-b-2 border-ink pb-2 text-2xl">
        {t("send:sent")}
      </h2>
      <p className="flex flex-wrap gap-3">
        <QuestionsLink jobId={jobId} open={openQuestions} />
      </p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-card">
        {links.map((link) => (
          <li key={link.id} className="grid gap-1 p-4">
            <p className="flex flex-wrap items-center gap-3">
              <Badge tone={tones[link.state]}>{t(`send:states.${link.state}`)}</Badge>
              <span>{howOf(t, link)}</span>
            </p>
            <p className="text-ink-soft">
              {t("send:at")} <Moment at={link.createdAt} />
              {link.openedAt ? (
                <>
                  {" · "}
                  {t("send:opened")} <Moment at={link.openedAt} />
                </>
              ) : (
                !isHeard(link.way) && ` · ${t("send:notOpened")}`
              )}
              {link.remindedAt && (
                <>
                  {" · "}
                  {t("send:reminded")} <Moment at={link.remindedAt} />
                </>
              )}
              {link.state === "open" && (
                <>
                  {" · "}
                  {t("send:until")} <Moment at={link.expiresAt} />
                </>
              )}
            </p>
            <div className="flex flex-wrap gap-3">
              {link.isDecided && (
                <LinkButton
                  reloadDocument
                  to={href("/repair-cms/:jobId/decisions/:revision", {
                    jobId,
                    revision: String(link.revision),
                  })}
                >
                  {t("send:certificate")}
                </LinkButton>
              )}
              {link.hasPaper && (
                <LinkButton
                  reloadDocument
                  to={`${href("/repair-cms/:jobId/decisions/:revision/file", {
                    jobId,
                    revision: String(link.revision),
                  })}?file=pdf`}
                >
                  {t("send:paper")}
                </LinkButton>
              )}
              {link.state === "open" && link.hasQuotes && (
                <WaysHere jobId={jobId} linkId={link.id} />
              )}
              {(link.state === "open" || link.state === "decided") && (
                <LinkButton
                  kind="danger"
                  to={href("/repair-cms/:jobId/send/:linkId/revoke", { jobId, linkId: link.id })}
                  preventScrollReset
                >
                  {t("send:revoke")}
                </LinkButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the customer answered without opening the link. */
const isHeard = (way: ConsentWay | null) => way === "telephone" || way === "counter";

/** Way that it was sent, and of an answer without opening it. */
const howOf = (t: TFunction, { way, email }: ShownLink): string =>
  [
    isHeard(way) && t(`send:answered.${way}`),
    email ? t("send:to", { email }) : !isHeard(way) && t("send:byHand"),
  ]
    .filter(Boolean)
    .join(" · ");

/** Ways to answer without opening the link: by telephone, or on this device. */
function WaysHere(ids: { jobId: string; linkId: string }) {
  const { t } = useWords();
  return (
    <>
      <LinkButton to={href("/repair-cms/:jobId/send/:linkId/telephone", ids)}>
        {t("send:telephone")}
      </LinkButton>
      <WorkForm
        answer={undefined}
        action={href("/repair-cms/:jobId/send/:linkId/counter", ids)}
        aria-describedby={`counter-${ids.linkId}`}
      >
        <SubmitButton kind="plain" pending={t("send:counter.pending")}>
          {t("send:counter.button")}
        </SubmitButton>
      </WorkForm>
      <p id={`counter-${ids.linkId}`} className="order-last w-full text-sm text-ink-soft">
        {t("send:counter.hint")}
      </p>
    </>
  );
}
