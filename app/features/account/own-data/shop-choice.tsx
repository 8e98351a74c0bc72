import { href, Link } from "react-router";
import { entryLink } from "#app/features/account/sign-in/entry.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";

/** The shop of whoever deletes the account. */
export type OwnShop = {
  id: string;
  name: string | null;
  /** Whether it holds anything, or has other members: only then it is asked about. */
  isKept: boolean;
  counts: { jobs: number; customers: number; vehicles: number };
  /** The names of the others in it, and of those among them who could own it. */
  members: readonly string[];
  successors: readonly string[];
};

/** Counts are exact up to here. */
const counted = 1000;
const kinds = ["jobs", "customers", "vehicles"] as const;

/** Asks an owner what happens to the shop: hand it over first, or delete it with all it holds. */
export function ShopChoice({ shop }: { shop: OwnShop }) {
  const { t } = useWords();
  const { counts, members, name, successors } = shop;
  const shown = (count: number) => (count > counted ? t("own:delete.shop.many") : String(count));
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line-strong p-4">
      <legend className="label px-1 text-base text-ink-soft">
        {name ? t("own:delete.shop.title", { name }) : t("own:delete.shop.untitled")}
      </legend>
      {members.length > 0 && (
        <p>
          {successors.length > 0
            ? t("own:delete.shop.handOver", { names: successors.join(", ") })
            : t("own:delete.shop.noSuccessor")}
        </p>
      )}
      {successors.length > 0 && (
        <Link className={`${entryLink} justify-self-start`} to={href("/repair-cms/team/hand-over")}>
          {t("own:delete.shop.toHandOver")}
        </Link>
      )}
      <p>{t("own:delete.shop.goes")}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {kinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <li key={kind}>{t(`own:delete.shop.${kind}`, { number: shown(counts[kind]) })}</li>
          ))}
        <li>{t("own:delete.shop.settings")}</li>
      </ul>
      {members.length > 0 && (
        <p className="break-words">{t("own:delete.shop.members", { names: members.join(", ") })}</p>
      )}
      <Agreement shopId={shop.id} />
    </fieldset>
  );
}

function Agreement({ shopId }: { shopId: string }) {
  const { t } = useWords();
  const { fields, values } = useForm();
  const problem = fields.deleteShop;
  return (
    <div className="grid gap-1">
      <Tick
        name="deleteShop"
        value={shopId}
        defaultChecked={values.deleteShop === shopId}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && "shop-problem"}
      >
        {t("own:delete.shop.agree")}
      </Tick>
      {problem && (
        <p id="shop-problem" className="font-medium text-bad">
          {t(problem)}
        </p>
      )}
    </div>
  );
}
