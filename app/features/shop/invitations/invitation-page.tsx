import { href } from "react-router";
import { type Role, roleNames } from "#app/features/account/role.ts";
import { boardPage } from "#app/features/account/session/destination.ts";
import { Entry } from "#app/features/account/sign-in/entry.tsx";
import { entryHref } from "#app/features/account/sign-in/entry-mode.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { InvitationState } from "./invitation.ts";

/**
 * An invitation as displayed; `email` is masked for another account. `expiresAt` in milliseconds.
 */
type ShownInvitation = {
  shopName: string | null;
  inviter: string | null;
  role: Role;
  email: string;
  expiresAt: number;
};

type Props = {
  state: InvitationState;
  /** Absent where the state must not tell. */
  invitation: ShownInvitation | null;
  /** The address of the account that is signed in. */
  own: string | null;
  /** Whether that account has a name. */
  named: boolean;
  /** Whether the viewer's own empty shop is deleted on joining. */
  replacesShop: boolean;
  /** The address of this page. */
  page: string;
  answer: FormAnswer | undefined;
};

/** The page of an invitation's link: its details, and its actions. */
export function InvitationPage({
  state,
  invitation,
  own,
  named,
  replacesShop,
  page,
  answer,
}: Props) {
  const { t } = useWords();
  const title = invitation?.shopName
    ? t("team:invitation.to", { shop: invitation.shopName })
    : t(invitation ? "team:invitation.toSomeShop" : "team:invitation.title");
  return (
    <Entry title={title}>
      {invitation && <Facts {...invitation} />}
      {state === "open" && (
        <WorkForm answer={answer} className="grid gap-5">
          {replacesShop && <Notice kind="info">{t("team:invitation.replaces")}</Notice>}
          <p>{t("team:invitation.free")}</p>
          {!named && (
            <TextField
              name="name"
              label={t("team:invitation.name")}
              hint={t("team:invitation.nameHint")}
              required
              maxLength={80}
              autoComplete="name"
            />
          )}
          <SubmitButton pending={t("team:invitation.accepting")} className="w-full">
            {t("team:invitation.accept")}
          </SubmitButton>
        </WorkForm>
      )}
      {state === "visitor" && (
        <>
          <p>{t("team:invitation.free")}</p>
          <LinkButton kind="primary" to={entryHref("signUp", page)}>
            {t("team:invitation.signUp")}
          </LinkButton>
          <LinkButton to={entryHref("login", page)}>{t("team:invitation.signIn")}</LinkButton>
        </>
      )}
      {state === "otherAccount" && invitation && (
        <>
          <Notice kind="error">
            {t("team:invitation.otherAccount", { email: invitation.email, own: own ?? "" })}
          </Notice>
          <p>{t("team:invitation.changeAccount")}</p>
          <WorkForm answer={undefined} action={href("/sign-out")}>
            <input type="hidden" name="to" value={page} />
            <SubmitButton pending={t("team:invitation.signingOut")} className="w-full">
              {t("team:invitation.signOut")}
            </SubmitButton>
          </WorkForm>
        </>
      )}
      {state === "member" && (
        <>
          <Notice kind="done">{t("team:invitation.member")}</Notice>
          <LinkButton kind="primary" to={boardPage}>
            {t("team:invitation.toShop")}
          </LinkButton>
        </>
      )}
      {isRefused(state) && <Notice kind="error">{t(`team:invitation.${state}`)}</Notice>}
    </Entry>
  );
}

/** The states that a single sentence explains. */
const refused = [
  "unknown",
  "used",
  "revoked",
  "expired",
  "keepsShop",
  "otherShop",
  "full",
] as const satisfies readonly InvitationState[];
const isRefused = (state: InvitationState): state is (typeof refused)[number] =>
  (refused as readonly InvitationState[]).includes(state);

function Facts({ shopName, inviter, role, email, expiresAt }: ShownInvitation) {
  const { t } = useWords();
  const facts = [
    [t("team:invitation.inviter"), inviter],
    [t("team:invitation.shop"), shopName],
    [t("team:invitation.role"), t(roleNames[role])],
    [t("team:invitation.email"), email],
    [t("team:invitation.until"), <Day key="until" at={expiresAt} />],
  ] as const;
  return (
    <>
      <p className="text-lg wrap-anywhere">
        {inviter ? t("team:invitation.by", { inviter }) : t("team:invitation.bySomebody")}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
