import { Link } from "react-router";
import { joinHref, recordHref } from "#app/features/customers/merge/addresses.ts";
import { Empty } from "#app/ui/empty.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { useWords } from "#app/ui/words.ts";
import { type DuplicateKey, duplicateKeys, duplicatesAddress, kindOf } from "./duplicate-keys.ts";
import type { DuplicateGroup, DuplicatePage } from "./duplicates.server.ts";

type Props = DuplicatePage & { by: DuplicateKey; after: string | undefined };

const chosen = "border-ink text-ink";
const tab = "label -mb-px inline-flex min-h-11 items-center border-b-4 px-3 text-lg hover:text-ink";

/** A page of records that share a telephone, email address, plate or VIN. */
export function DuplicateList({ by, after, groups, next }: Props) {
  const { t } = useWords();
  return (
    <>
      <nav
        aria-label={t("merge:duplicates.by")}
        className="mb-6 flex flex-wrap gap-1 border-b border-line"
      >
        {duplicateKeys.map((key) => (
          <Link
            key={key}
            to={duplicatesAddress.href({ by: key })}
            aria-current={key === by ? "page" : undefined}
            className={`${tab} ${key === by ? chosen : "border-transparent text-ink-soft"}`}
          >
            {t(`merge:duplicates.${key}`)}
          </Link>
        ))}
      </nav>
      {groups.length === 0 && (
        <Empty title={t("merge:duplicates.none")}>
          <p className="text-ink-soft">
            {t(next ? "merge:duplicates.noneHere" : "merge:duplicates.noneOf")}
          </p>
        </Empty>
      )}
      <div className="grid gap-4">
        {groups.map((group) => (
          <Group key={group.members[0]!.id} by={by} {...group} />
        ))}
      </div>
      <ListNav
        newest={
          after !== undefined && {
            to: duplicatesAddress.href({ by }),
            text: t("merge:duplicates.first"),
          }
        }
        more={
          next !== undefined && {
            to: duplicatesAddress.href({ by, after: next }),
            text: t("merge:duplicates.next"),
            adds: false,
          }
        }
      />
    </>
  );
}

/** Records that share a value; each is compared with an older one, which would be kept. */
function Group({ by, shared, members, more }: DuplicateGroup & { by: DuplicateKey }) {
  const { t } = useWords();
  const kind = kindOf[by];
  return (
    <section aria-label={shared} className="rounded-lg border border-line bg-card">
      <h2 className="figures break-all border-b border-line px-5 py-3 text-lg font-semibold">
        {shared}
      </h2>
      <ul className="divide-y divide-line">
        {members.map(({ id, name, like }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-5 px-5 py-1">
            <Link
              to={recordHref(kind, id)}
              className="inline-flex min-h-11 min-w-0 items-center break-words underline"
            >
              {name}
            </Link>
            {like !== null && (
              <Link
                to={joinHref(kind, like, id)}
                aria-label={t("merge:alike.compareWith", { name: `${name}, ${shared}` })}
                className="inline-flex min-h-11 items-center underline"
              >
                {t("merge:alike.compare")}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {more && <p className="px-5 py-3 text-ink-soft">{t("merge:duplicates.others")}</p>}
    </section>
  );
}
