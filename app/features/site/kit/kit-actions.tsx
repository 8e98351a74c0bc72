import { Badge, type Tone } from "#app/ui/badge.tsx";
import { Button, type Kind } from "#app/ui/button.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { CodeTag } from "#app/ui/text/coded-text.tsx";
import { useWords } from "#app/ui/words.ts";

const kinds: readonly Kind[] = ["primary", "plain", "danger", "quiet"];
const tones: readonly Tone[] = ["good", "busy", "bad", "plain"];

/** Buttons, menus, notices and what states are shown by. */
export function KitActions() {
  const { t } = useWords();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {t("shop:save")}
          </Button>
        ))}
        <Button kind="primary" pending={t("shop:saving")}>
          {t("shop:save")}
        </Button>
        <Button disabled>{t("shop:save")}</Button>
        <MoreMenu label={t("site:kit.menu")}>
          <Button kind="quiet">{t("ui:copy")}</Button>
          <Button kind="quiet">{t("ui:cancel")}</Button>
        </MoreMenu>
      </div>
      <div className="grid gap-3">
        <Notice kind="done">{t("shop:saved")}</Notice>
        <Notice kind="info">{t("ui:form.draft")}</Notice>
        <Notice kind="error">{t("shop:notSaved")}</Notice>
      </div>
      <p className="flex flex-wrap items-center gap-3">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t("site:kit.state")}
          </Badge>
        ))}
        <Plate>KTR-4821</Plate>
        <CodeTag code="P0301" />
      </p>
    </div>
  );
}
