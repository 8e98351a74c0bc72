import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { type TFunction, useWords } from "#app/ui/words.ts";
import { formatDay, formatMoment } from "#app/values/calendar.ts";
import type { Device } from "./device.ts";
import type { SignedInDevice } from "./sessions.server.ts";

/** A device for display: "Chrome on Android". */
function deviceName({ browser, system }: Device, t: TFunction): string {
  if (browser && system) return t("account:page.on", { browser, system });
  return browser || system || t("account:page.unknown");
}

/** The devices that a user is signed in on, each with a button to sign it out. */
export function DeviceList({ devices }: { devices: SignedInDevice[] }) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  return (
    <>
      <ul className="divide-y divide-line">
        {devices.map((device) => {
          const name = deviceName(device, t);
          return (
            <li
              key={device.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
                  {name}
                  {device.current && <Badge tone="good">{t("account:page.thisDevice")}</Badge>}
                </p>
                {/* Devices of one kind differ by their time of sign-in. */}
                <p className="text-sm text-ink-soft" suppressHydrationWarning>
                  {t("account:page.signedIn", {
                    date: formatMoment(device.since, language, zone),
                  })}{" "}
                  ·{" "}
                  {t("account:page.lastActive", {
                    date: formatDay(device.lastActive, language, zone),
                  })}
                </p>
              </div>
              {device.current ? (
                <WorkForm answer={undefined} action={href("/sign-out")}>
                  <SubmitButton
                    kind="plain"
                    pending={t("account:page.signingOut")}
                    aria-label={t("account:page.signOutThis", { device: name })}
                  >
                    {t("account:page.signOut")}
                  </SubmitButton>
                </WorkForm>
              ) : (
                <LinkButton
                  kind="plain"
                  to={href("/account/devices/:sessionId/sign-out", { sessionId: device.id })}
                  preventScrollReset
                  aria-label={t("account:page.signOutThis", { device: name })}
                >
                  {t("account:page.signOut")}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
      {devices.length > 1 && (
        <div className="px-5 py-4">
          <LinkButton kind="danger" to={href("/account/devices/sign-out")} preventScrollReset>
            {t("account:page.signOutOthers")}
          </LinkButton>
        </div>
      )}
    </>
  );
}
