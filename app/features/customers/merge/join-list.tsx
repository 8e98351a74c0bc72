import { Link, useSearchParams } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { joinedParam, recordHref, undoHref, undoneParam } from "./addresses.ts";
import type { JoinedKind } from "./comparison.ts";
import type { Join } from "./joins.server.ts";

type Props = { kind: JoinedKind; id: string; joins: readonly Join[]; mayUndo: boolean };

/** After a join, the joined record with a link to undo it; after undoing one, a note. */
export function JoinNotice({ kind, id, joins, mayUndo }: Props) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const join = joins.find((one) => one.id === params.get(joinedParam));
  const other = params.get(undoneParam);
  if (join)
    return (
      <Notice kind="done">
        <JoinLine {...{ kind, id, join, mayUndo }} />
      </Notice>
    );
  if (!other || !/^[\w-]{1,64}$/.test(other)) return null;
  return (
    <Notice kind="done">
      <p>{t("merge:joins.undone")}</p>
      <Link to={recordHref(kind, other)} className="inline-flex min-h-11 items-center underline">
        {t("merge:joins.seeOther")}
      </Link>
    </Notice>
  );
}

/** Records joined into this one in the last thirty days, and splits off it. */
export function JoinList({ joins, ...props }: Props) {
  const { t } = useWords();
  if (joins.length === 0) return null;
  return (
    <Section title={t("merge:joins.title")}>
      {joins.map((join) => (
        <div key={join.id} className="px-5 py-3">
          <JoinLine {...props} join={join} />
        </div>
      ))}
    </Section>
  );
}

function JoinLine({ kind, id, join, mayUndo }: Omit<Props, "joins"> & { join: Join }) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const day = (at: Date) => formatDay(at.getTime(), language, zone);
  const split = join.kind === "split";
  const said = split ? t("merge:joins.split") : t("merge:joins.joined", { name: join.name ?? "" });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <div className="min-w-0 flex-1 basis-60 break-words">
        <p className="font-semibold">{said}</p>
        <p className="font-normal text-ink-soft" suppressHydrationWarning>
          {t("merge:joins.when", { day: day(join.at), until: day(join.undoUntil) })}
        </p>
        {split && (
          <Link
            to={recordHref(kind, join.goneId)}
            className="inline-flex min-h-11 items-center underline"
          >
            {t("merge:joins.other")}
          </Link>
        )}
      </div>
      {mayUndo && (
        <LinkButton
          to={undoHref(kind, id, join.id)}
          aria-label={t("merge:joins.undoNamed", { name: said })}
          preventScrollReset
        >
          {t("merge:joins.undo")}
        </LinkButton>
      )}
    </div>
  );
}
