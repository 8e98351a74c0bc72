import { Link, Outlet } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { distinctHref, joinHref, recordHref } from "./addresses.ts";
import type { ComparedFact, JoinedKind, Moves } from "./comparison.ts";
import { MovedCounts } from "./moved-counts.tsx";

type Side = { id: string; name: string; version: number };

type Props = {
  kind: JoinedKind;
  kept: Side;
  gone: Side;
  facts: readonly ComparedFact[];
  moves: Moves;
  /** Whether they are marked as different. */
  distinct: boolean;
  /** Id of the join, so that a repeated post joins once. */
  mergeId: string;
  answer: FormAnswer | undefined;
};

const texts = {
  customers: {
    title: "merge:compare.customers",
    lead: "merge:compare.leadCustomers",
  },
  vehicles: {
    title: "merge:compare.vehicles",
    lead: "merge:compare.leadVehicles",
  },
} as const satisfies Record<JoinedKind, Record<string, WordKey>>;

/** Two records, with the values that a join would keep and move, and the join button. */
export function Compare({ kind, kept, gone, facts, moves, distinct, mergeId, answer }: Props) {
  const { t } = useWords();
  const { title, lead } = texts[kind];
  const changed = answer && !answer.ok && answer.error?.key === "merge:compare.changed";
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader
        title={t(title)}
        lead={t(lead)}
        back={{ to: recordHref(kind, kept.id), label: kept.name }}
      />
      <Outlet />
      <div className="grid gap-6">
        <Facts {...{ kind, kept, gone, facts }} />
        <Section title={t("merge:compare.moves", { name: kept.name })}>
          <div className="px-5 py-4">
            <MovedCounts kind={kind} moves={moves} />
          </div>
          <div className="px-5 py-4">
            <p>{t("merge:compare.jobsNote")}</p>
            {kind === "vehicles" && <p>{t("merge:compare.ownerNote")}</p>}
          </div>
        </Section>
        <WorkForm answer={answer} className="grid gap-4">
          <StableValue name="id" value={mergeId} />
          <input type="hidden" name="keptVersion" value={kept.version} />
          <input type="hidden" name="goneVersion" value={gone.version} />
          <div className="flex flex-wrap justify-end gap-3">
            {changed && (
              <LinkButton to={joinHref(kind, kept.id, gone.id)} reloadDocument>
                {t("merge:compare.again")}
              </LinkButton>
            )}
            <LinkButton kind="quiet" to={recordHref(kind, kept.id)}>
              {t("ui:cancel")}
            </LinkButton>
            <LinkButton to={joinHref(kind, gone.id, kept.id)} replace>
              {t("merge:compare.swap")}
            </LinkButton>
            <SubmitButton pending={t("merge:compare.joining")}>
              {t("merge:compare.join")}
            </SubmitButton>
          </div>
        </WorkForm>
        <DistinctForm kind={kind} keptId={kept.id} goneId={gone.id} distinct={distinct} />
      </div>
    </div>
  );
}

function Facts({ kind, kept, gone, facts }: Pick<Props, "kind" | "kept" | "gone" | "facts">) {
  const { t } = useWords();
  return (
    <Section title={t("merge:compare.facts")}>
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{t("merge:compare.facts")}</caption>
        <thead>
          <tr className="border-b border-line align-top">
            <Head label={t("merge:compare.stays")} to={recordHref(kind, kept.id)}>
              {kept.name}
            </Head>
            <Head label={t("merge:compare.goes")} to={recordHref(kind, gone.id)}>
              {gone.name}
            </Head>
          </tr>
        </thead>
        {facts
          .filter(({ survives }) => survives !== null)
          .map((fact) => (
            <tbody key={fact.label} className="border-b border-line last:border-b-0">
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={2}
                  className="label px-2 pt-3 sm:px-5 text-base font-normal text-ink-soft"
                >
                  {t(fact.label)}
                </th>
              </tr>
              <tr className="align-top">
                <Value text={fact.kept} survives={fact.survives === "kept"} />
                <Value
                  text={fact.gone}
                  survives={fact.survives === "gone" || fact.gone === fact.kept}
                />
              </tr>
            </tbody>
          ))}
      </table>
    </Section>
  );
}

const Head = ({ label, to, children }: { label: string; to: string; children: string }) => (
  <th scope="col" className="break-words px-2 py-3 font-semibold sm:px-5">
    <span className="label block text-base font-normal text-ink-soft">{label}</span>
    <Link to={to} className="inline-flex min-h-11 items-center underline">
      {children}
    </Link>
  </th>
);

/** A value of a fact, and, where there is one, whether it is kept. */
function Value({ text, survives }: { text: string; survives: boolean }) {
  const { t } = useWords();
  if (!text)
    return <td className="px-2 pb-3 text-ink-soft sm:px-5">{t("merge:compare.nothing")}</td>;
  return (
    <td className="whitespace-pre-line break-words px-2 pb-3 max-sm:text-sm sm:px-5">
      <span className={survives ? "font-semibold" : "text-ink-soft line-through"}>{text}</span>
      <span className={`block text-sm ${survives ? "text-good" : "text-ink-soft"}`}>
        {survives ? `✓ ${t("merge:compare.kept")}` : t("merge:compare.notKept")}
      </span>
    </td>
  );
}

type DistinctProps = { kind: JoinedKind; keptId: string; goneId: string; distinct: boolean };

/** Marks the two as different, or undoes that. */
function DistinctForm({ kind, keptId, goneId, distinct }: DistinctProps) {
  const { t } = useWords();
  return (
    <WorkForm answer={undefined} action={distinctHref(kind, keptId, goneId)} className="grid gap-3">
      <input type="hidden" name="distinct" value={distinct ? "no" : "yes"} />
      {distinct && <Notice kind="info">{t(`merge:distinct.marked.${kind}`)}</Notice>}
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
        {!distinct && (
          <p className="min-w-0 flex-1 basis-60 text-ink-soft">{t("merge:distinct.hint")}</p>
        )}
        <SubmitButton kind="quiet" pending={t("merge:distinct.saving")}>
          {t(distinct ? "merge:distinct.takeBack" : `merge:distinct.mark.${kind}`)}
        </SubmitButton>
      </div>
    </WorkForm>
  );
}
