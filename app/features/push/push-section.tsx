import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Row, Section } from "#app/ui/page/section.tsx";
import { useWords } from "#app/ui/words.ts";

/** Whether notifications are on for this device, and the link to change that. */
export function PushSection({ isOn }: { isOn: boolean }) {
  const { t } = useWords();
  return (
    <Section title={t("push:title")}>
      <Row
        label={t("push:label")}
        hint={t("push:hint")}
        action={
          <LinkButton to={href("/account/notifications")} preventScrollReset>
            {t("ownData:letters.change")}
          </LinkButton>
        }
      >
        {t(isOn ? "ownData:letters.on" : "ownData:letters.off")}
      </Row>
    </Section>
  );
}
