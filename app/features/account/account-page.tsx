import type { ReactNode } from "react";
import { href } from "react-router";
import { buttonClass, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Row, Section } from "#app/ui/page/section.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Membership } from "./plan/membership.ts";
import { supportLetter, supportOf } from "./plan/support.ts";
import { DeviceList } from "./session/device-list.tsx";
import type { SignedInDevice } from "./session/sessions.server.ts";

type Props = {
  name: string;
  email: string;
  membership: Membership;
  devices: SignedInDevice[];
  done: string | null;
  /** Whether there are jobs that the plan no longer opens. */
  keepsJobs: boolean;
  /** Whether the download holds the records of a shop: they are its owner's. */
  hasShop: boolean;
  /** Whether letters about replies are on; null without access to the forum. */
  letters: boolean | null;
  /** The address of support. */
  contactEmail: string;
  /** The section of two-step sign-in. */
  twoFactor: ReactNode;
  /** The section on pages cached on this device; nothing for viewers without access to jobs. */
  offline: ReactNode;
  /** The section on push notifications; nothing where they are unavailable. */
  push: ReactNode;
  /** The link to the card and receipts of a subscription. */
  billing: ReactNode;
};

const notices: Record<string, WordKey> = {
  name: "account:done.name",
  password: "account:done.password",
  device: "account:done.device",
  others: "account:done.others",
  letters: "ownData:letters.saved",
  push: "push:saved",
};

/** The account page: name, password, plan, devices, own data. */
export function AccountPage({
  name,
  email,
  membership,
  devices,
  done,
  keepsJobs,
  hasShop,
  letters,
  contactEmail,
  billing,
  offline,
  push,
  twoFactor,
}: Props) {
  const { t } = useWords();
  const notice = done !== null && Object.hasOwn(notices, done) ? notices[done] : undefined;
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader title={t("account:page.title")} />
      <div className="grid gap-6">
        {notice && <Notice kind="done">{t(notice)}</Notice>}
        <Section title={t("account:page.person")}>
          <Row
            label={t("account:page.name")}
            hint={t("account:page.nameHint")}
            action={<Change to={href("/account/name")} label={t("account:page.changeName")} />}
          >
            {name || <span className="text-ink-soft">{t("account:page.noName")}</span>}
          </Row>
          <Row label={t("account:email.label")}>{email}</Row>
          <Row
            label={t("account:page.password")}
            hint={t("account:page.hidden")}
            action={<Change to={href("/account/password")} label={t("account:password.change")} />}
          >
            <span aria-hidden>••••••••</span>
          </Row>
        </Section>
        {twoFactor}
        {letters !== null && (
          <Section title={t("ownData:letters.title")}>
            <Row
              label={t("ownData:letters.wanted")}
              hint={t("ownData:letters.hint")}
              action={
                <Change to={href("/account/reply-letters")} label={t("ownData:letters.change")} />
              }
            >
              {t(letters ? "ownData:letters.on" : "ownData:letters.off")}
            </Row>
          </Section>
        )}
        <Section title={t("account:page.plan")}>
          <PlanRow membership={membership} billing={billing} />
          <SupportRow membership={membership} contactEmail={contactEmail} />
        </Section>
        <Section title={t("account:page.devices")}>
          <DeviceList devices={devices} />
        </Section>
        {offline}
        {push}
        <Section title={t("ownData:data.title")}>
          {keepsJobs && (
            <Row
              label={t("ownData:jobs.title")}
              hint={t("ownData:jobs.hint")}
              action={<LinkButton to={href("/account/jobs")}>{t("ownData:jobs.read")}</LinkButton>}
            />
          )}
          <Row
            label={t("ownData:data.download")}
            hint={t(hasShop ? "ownData:data.downloadHint" : "ownData:data.downloadHintMember")}
            action={<Change to={href("/account/download")} label={t("ownData:data.toDownload")} />}
          />
          <Row
            label={t("ownData:delete.title")}
            hint={t("ownData:delete.hint")}
            action={
              <LinkButton kind="danger" to={href("/account/delete")} preventScrollReset>
                {t("ownData:delete.title")}
              </LinkButton>
            }
          />
        </Section>
      </div>
    </div>
  );
}

const Change = ({ to, label }: { to: string; label: string }) => (
  <LinkButton to={to} preventScrollReset>
    {label}
  </LinkButton>
);

const looks = { free: "text-ink", medium: "text-bronze", premium: "text-diamond" };
const names = {
  free: "account:page.free",
  medium: "account:page.bronze",
  premium: "account:page.diamond",
} as const;

function SupportRow({ membership, contactEmail }: Pick<Props, "membership" | "contactEmail">) {
  const { t } = useWords();
  const plan = supportOf({ membership });
  if (!plan || !contactEmail) return null;
  return (
    <Row
      label={t("account:support.title")}
      action={
        <a className={buttonClass()} href={supportLetter(contactEmail, plan, t)}>
          {t("account:support.write")}
        </a>
      }
    >
      <span className="text-base">
        {t(plan === "premium" ? "account:support.diamond" : "account:support.bronze")}
      </span>
    </Row>
  );
}

function PlanRow({
  membership: { tier, endsAt, current },
  billing,
}: Pick<Props, "membership" | "billing">) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const until =
    endsAt !== null &&
    t(current ? "account:page.until" : "account:page.ended", {
      date: formatDay(endsAt, language, zone),
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className={`label text-2xl ${looks[tier]}`}>{t(names[tier])}</p>
        {until && <p className={current ? "text-ink-soft" : "font-medium text-bad"}>{until}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href("/premium")}>
          {t(current ? "account:page.toPlan" : "account:page.toPlans")}
        </LinkButton>
        {billing}
      </div>
    </div>
  );
}
