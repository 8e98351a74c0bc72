import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Row, Section } from "#app/ui/page/section.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";

/** Two-step sign-in on the account page. `since` in milliseconds. */
export function TwoFactorSection({ since }: { since: number | null }) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  return (
    <Section title={t("twoFactor:title")}>
      <Row
        label={
          since === null
            ? t("twoFactor:off")
            : t("twoFactor:on", { date: formatDay(since, language, zone) })
        }
        hint={t("twoFactor:lead")}
        action={
          <LinkButton to={href("/account/two-step")}>
            {t(since === null ? "twoFactor:setUp" : "twoFactor:manage")}
          </LinkButton>
        }
      />
    </Section>
  );
}
