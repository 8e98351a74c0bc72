import { Link } from "react-router";
import type { Other } from "#app/features/customers/alike.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { joinHref, recordHref } from "./addresses.ts";
import type { JoinedKind } from "./comparison.ts";

type Props = {
  kind: JoinedKind;
  id: string;
  others: readonly Other[];
  /** Records that it was marked as different from. */
  distinct: readonly Other[];
  mayJoin: boolean;
};

/** Possible duplicates on the page of a customer or a vehicle, with links to compare them. */
export function Likeness({ others, distinct, ...props }: Props) {
  const { t } = useWords();
  return (
    <>
      <Others {...props} title={t(`merge:alike.${props.kind}`)} others={others} />
      <Others {...props} title={t("merge:distinct.list")} others={distinct} />
    </>
  );
}

type OthersProps = Omit<Props, "distinct"> & { title: string };

function Others({ kind, id, title, others, mayJoin }: OthersProps) {
  const { t } = useWords();
  if (others.length === 0) return null;
  return (
    <Notice kind="info">
      <p>{title}</p>
      {others.map((other) => (
        <p key={other.id} className="flex flex-wrap items-center gap-x-5">
          <Link
            to={recordHref(kind, other.id)}
            className="inline-flex min-h-11 items-center underline"
          >
            {other.name}
          </Link>
          {mayJoin && (
            <Link
              to={joinHref(kind, id, other.id)}
              aria-label={t("merge:alike.compareWith", { name: other.name })}
              className="inline-flex min-h-11 items-center underline"
            >
              {t("merge:alike.compare")}
            </Link>
          )}
        </p>
      ))}
    </Notice>
  );
}
