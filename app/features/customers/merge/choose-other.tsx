import { LinkButton } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import { chooseHref, joinHref, recordHref } from "./addresses.ts";
import type { JoinedKind } from "./comparison.ts";

type Props = {
  kind: JoinedKind;
  id: string;
  /** Search text, and the records it found. */
  text: string;
  others: readonly { id: string; name: string; details: string }[];
};

const texts = {
  customers: { title: "merge:choose.customer", find: "merge:choose.find" },
  vehicles: { title: "merge:choose.vehicle", find: "merge:choose.findVehicle" },
} as const;

/** Search for the other record of a join. */
export function ChooseOther({ kind, id, text, others }: Props) {
  const { t } = useWords();
  return (
    <Modal title={t(texts[kind].title)} closeTo={recordHref(kind, id)}>
      <div className="grid gap-5">
        <p>{t("merge:choose.lead")}</p>
        <SearchBox
          action={chooseHref(kind, id)}
          label={t(texts[kind].find)}
          placeholder={t(texts[kind].find)}
          text={text}
          className=""
        />
        <div className="grid">
          {others.map((other) => (
            <div
              key={other.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
            >
              <div className="min-w-0 flex-1 basis-48 break-words">
                <p className="font-semibold">{other.name}</p>
                <p className="text-ink-soft">{other.details}</p>
              </div>
              <LinkButton
                to={joinHref(kind, id, other.id)}
                aria-label={t("merge:choose.compareWith", { name: other.name })}
              >
                {t("merge:choose.compare")}
              </LinkButton>
            </div>
          ))}
          {text && others.length === 0 && <p>{t("merge:choose.none")}</p>}
        </div>
      </div>
    </Modal>
  );
}
