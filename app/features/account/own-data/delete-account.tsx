import { href, Link } from "react-router";
import { PasswordField } from "#app/features/account/password/password-field.tsx";
import { entryLink } from "#app/features/account/sign-in/entry.tsx";
import {
  CancelLink,
  type FormAnswer,
  SubmitButton,
  useForm,
  WorkForm,
} from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

const consequences = ["chats", "plan", "devices", "forum"] as const;

/** The shop that the viewer belongs to: their own, someone else's, or none. */
type Shop = ({ kind: "own" } & OwnShop) | { kind: "member"; name: string | null } | null;

type Props = { email: string; lastAdmin: boolean; shop: Shop; answer: FormAnswer | undefined };

/** The consequences of deleting an account, and the form; the last administrator sees why not. */
export function DeleteAccount({ email, lastAdmin, shop, answer }: Props) {
  const { t } = useWords();
  const own = shop?.kind === "own" ? shop : null;
  return (
    <Modal title={t("ownData:delete.title")} closeTo={href("/account")}>
      {lastAdmin ? (
        <Notice kind="info">{t("ownData:delete.lastAdmin")}</Notice>
      ) : (
        <WorkForm answer={answer} preventScrollReset className="grid gap-5">
          <p className="text-xl font-medium">{t("ownData:delete.lead")}</p>
          <section className="grid gap-2">
            <h3 className="label text-base text-ink-soft">{t("ownData:delete.consequences")}</h3>
            <ul className="grid list-disc gap-2 pl-5">
              {own && !own.isKept && <li>{t("ownData:delete.shop.empty")}</li>}
              {shop?.kind === "member" && (
                <li>
                  {shop.name
                    ? t("ownData:delete.shop.leave", { name: shop.name })
                    : t("ownData:delete.shop.leaveUntitled")}
                </li>
              )}
              {consequences.map((one) => (
                <li key={one}>{t(`ownData:delete.${one}`)}</li>
              ))}
            </ul>
            <p>
              {t("ownData:delete.stays")}{" "}
              <a
                className={entryLink}
                href={`${href("/privacy")}#what-stays`}
                target="_blank"
                rel="noopener"
              >
                {t("ownData:delete.privacy")}
              </a>
            </p>
          </section>
          <Link
            className={`${entryLink} justify-self-start`}
            to={href("/account/download")}
            preventScrollReset
          >
            {t("ownData:delete.downloadFirst")}
          </Link>
          {own?.isKept && <ShopChoice shop={own} />}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="password"
            label={t("account:password.current")}
            autoComplete="current-password"
          />
          <Consent
            name="confirm"
            value="on"
            label="ownData:delete.confirm"
            problemId="confirm-problem"
            required
          />
          <div className="flex flex-wrap justify-end gap-3">
            <CancelLink to={href("/account")} />
            <SubmitButton kind="danger" pending={t("ownData:delete.pending")}>
              {t("ownData:delete.submit")}
            </SubmitButton>
          </div>
        </WorkForm>
      )}
    </Modal>
  );
}

type ConsentProps = {
  name: "confirm" | "deleteShop";
  value: string;
  label: WordKey;
  /** The id of its error. */
  problemId: string;
  required?: boolean;
};

/** A checkbox that confirms a consequence, with its error below. */
function Consent({ name, value, label, problemId, required }: ConsentProps) {
  const { t } = useWords();
  const { fields, values } = useForm();
  const problem = fields[name];
  return (
    <div className="grid gap-1">
      <Tick
        name={name}
        value={value}
        defaultChecked={values[name] === value}
        required={required}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId}
      >
        {t(label)}
      </Tick>
      {problem && (
        <p id={problemId} className="font-medium text-bad">
          {t(problem)}
        </p>
      )}
    </div>
  );
}

/** The shop of the user who deletes the account. */
type OwnShop = {
  id: string;
  name: string | null;
  /** Whether it has records or other members: only then the form asks about it. */
  isKept: boolean;
  counts: { jobs: number; customers: number; vehicles: number };
  /** The names of the others in it, and of those among them who could own it. */
  members: readonly string[];
  successors: readonly string[];
};

/** Counts are exact up to here. */
const counted = 1000;
const kinds = ["jobs", "customers", "vehicles"] as const;

/** Asks an owner about the shop: transfer it first, or delete it with all its records. */
function ShopChoice({ shop }: { shop: OwnShop }) {
  const { t } = useWords();
  const { counts, members, name, successors } = shop;
  const shown = (count: number) =>
    count > counted ? t("ownData:delete.shop.many") : String(count);
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line-strong p-4">
      <legend className="label px-1 text-base text-ink-soft">
        {name ? t("ownData:delete.shop.title", { name }) : t("ownData:delete.shop.untitled")}
      </legend>
      {members.length > 0 && (
        <p>
          {successors.length > 0
            ? t("ownData:delete.shop.handOver", { names: successors.join(", ") })
            : t("ownData:delete.shop.noSuccessor")}
        </p>
      )}
      {successors.length > 0 && (
        <Link className={`${entryLink} justify-self-start`} to={href("/repair-cms/team/hand-over")}>
          {t("ownData:delete.shop.toHandOver")}
        </Link>
      )}
      <p>{t("ownData:delete.shop.goes")}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {kinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <li key={kind}>{t(`ownData:delete.shop.${kind}`, { number: shown(counts[kind]) })}</li>
          ))}
        <li>{t("ownData:delete.shop.settings")}</li>
      </ul>
      {members.length > 0 && (
        <p className="break-words">
          {t("ownData:delete.shop.members", { names: members.join(", ") })}
        </p>
      )}
      <Consent
        name="deleteShop"
        value={shop.id}
        label="ownData:delete.shop.agree"
        problemId="shop-problem"
      />
    </fieldset>
  );
}
