import { href, redirect } from "react-router";
import { siteUsesToday } from "#app/features/account/budget/ai-budget.server.ts";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { settingsForm } from "#app/features/admin/forms.ts";
import { SiteSettingsForm } from "#app/features/admin/settings/settings-form.tsx";
import { saveSettings } from "#app/features/admin/settings/site-settings.server.ts";
import { StatusPanel } from "#app/features/admin/settings/status-panel.tsx";
import { billingHealth } from "#app/features/billing/sync/health.server.ts";
import { newsStatus } from "#app/features/news/sources/status.server.ts";
import { useNewsRows } from "#app/features/news/sources/status-rows.tsx";
import { listNearlyFull } from "#app/features/photos/storage/storage.server.ts";
import { useStorageRow } from "#app/features/photos/storage/use-storage-row.ts";
import { AdminTabs } from "#app/features/site/shell/admin-tabs.tsx";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { findSettings } from "#app/platform/config/settings.server.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/settings";
import { useBudgets, usePayments, useServices, useTwoFactor } from "./status-rows.tsx";

export const loader = read(
  "admin",
  async ({ platform, db, now, request }: Route.LoaderArgs & SignedIn) => {
    const { config } = platform;
    const [{ settings, version }, usesToday, billing, news, nearlyFull] = await Promise.all([
      findSettings(db),
      siteUsesToday(db, now),
      billingHealth(db, now),
      newsStatus(db),
      listNearlyFull(db),
    ]);
    return {
      settings,
      version,
      configuredEmail: config.contactEmail,
      // The services by name, never their keys.
      services: {
        ai: config.ai,
        payments: config.testMode ? ("stripeTest" as const) : config.payments,
        mail: config.mail,
        vin: config.vin,
      },
      adminTwoFactor: config.adminTwoFactor,
      usesToday,
      billing,
      news,
      nearlyFull,
      saved: new URL(request.url).searchParams.has("saved"),
    };
  },
);

export const action = write(
  "admin",
  { form: settingsForm, failed: "admin:settings.notSaved" },
  async ({ db, now, viewer }: Route.ActionArgs & SignedIn, { version, ...settings }, values) => {
    const actor = { by: viewer.id, now };
    const saved = await saveSettings(db, actor, settings, version);
    if (saved !== "saved") {
      // The draft stays, and replaces the other change when it is sent again.
      const current = String((await findSettings(db)).version);
      const fresh = { ...values, version: current };
      return refuse({ error: { key: "admin:settings.changedMeanwhile" }, values: fresh }, 409);
    }
    return redirect(`${href("/admin/settings")}?saved`);
  },
);

export const clientAction = answering("admin:settings.notSaved");

export default function Settings({
  loaderData: { services, adminTwoFactor, usesToday, billing, news, nearlyFull, ...page },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("site:nav.settings")} />
      <AdminTabs />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SiteSettingsForm {...page} answer={actionData} />
        <StatusPanel
          rows={[
            ...useServices(services),
            ...useBudgets(usesToday, page.settings),
            useTwoFactor(adminTwoFactor),
            ...usePayments(billing),
            ...useNewsRows(news),
            useStorageRow(nearlyFull),
          ]}
        />
      </div>
    </>
  );
}
