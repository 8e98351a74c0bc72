import type { siteUsesToday } from "#app/features/account/budget/ai-budget.server.ts";
import { type StatusRow, useCount } from "#app/features/admin/settings/status-panel.tsx";
import type { billingHealth } from "#app/features/billing/sync/health.server.ts";
import { mostCounted } from "#app/features/billing/sync/health.ts";
import type { findSettings } from "#app/platform/config/settings.server.ts";
import type { TwoFactorConfig } from "#app/platform/config/two-factor.ts";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatNumber } from "#app/values/money.ts";

type SettingsData = {
  services: Record<"ai" | "payments" | "mail" | "vin", keyof typeof serviceNames>;
  usesToday: Awaited<ReturnType<typeof siteUsesToday>>;
  settings: Awaited<ReturnType<typeof findSettings>>["settings"];
  adminTwoFactor: TwoFactorConfig["adminTwoFactor"];
  billing: Awaited<ReturnType<typeof billingHealth>>;
};

const serviceNames = {
  "workers-ai": "admin:status.workersAi",
  stripe: "admin:status.stripe",
  stripeTest: "admin:status.stripeTest",
  cloudflare: "admin:status.cloudflare",
  nhtsa: "admin:status.nhtsa",
  demo: "admin:status.demo",
  off: "admin:status.off",
} as const;

const tones: Partial<Record<keyof typeof serviceNames, StatusRow["tone"]>> = {
  demo: "plain",
  off: "plain",
  stripeTest: "bad",
};

export function useServices(services: SettingsData["services"]): StatusRow[] {
  const { t } = useWords();
  return (["ai", "payments", "mail", "vin"] as const).map((one) => {
    const by = services[one];
    return {
      label: t(`admin:status.${one}`),
      state: t(serviceNames[by]),
      tone: tones[by] ?? "good",
    };
  });
}

/** The site's AI calls today (UTC), with their limits. */
export function useBudgets(
  today: SettingsData["usesToday"],
  limits: SettingsData["settings"],
): StatusRow[] {
  const { t, language } = useWords();
  const row = (label: string, used: number, most: number): StatusRow => ({
    label,
    state: t("admin:status.used", {
      used: formatNumber(used, undefined, language),
      most: formatNumber(most, undefined, language),
    }),
    tone: used < most ? "good" : "bad",
  });
  return [
    row(t("admin:status.translationsToday"), today.translations, limits.siteTranslations),
    row(t("admin:status.answersToday"), today.answers, limits.siteAnswers),
  ];
}

export function useTwoFactor(asked: SettingsData["adminTwoFactor"]): StatusRow {
  const { t } = useWords();
  const isDemo = asked === "demo";
  return {
    label: t("twoFactor:admin.status"),
    state: t(isDemo ? "twoFactor:admin.demo" : "twoFactor:admin.isRequired"),
    tone: isDemo ? "plain" : "good",
  };
}

export function usePayments({
  lastEvent,
  overdue,
  refusedLetters,
}: SettingsData["billing"]): StatusRow[] {
  const { t } = useWords();
  const count = useCount();
  return [
    {
      label: t("admin:status.lastWebhook"),
      state: lastEvent === null ? t("admin:status.never") : <Moment at={lastEvent} />,
    },
    { label: t("admin:status.overdue"), ...count(overdue, mostCounted) },
    { label: t("admin:status.letters"), ...count(refusedLetters, mostCounted) },
  ];
}
