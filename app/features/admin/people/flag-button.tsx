import { href } from "react-router";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { useWords } from "#app/ui/words.ts";
import { displayName, type PersonView } from "./person.ts";

/** Sets or clears the administrator flag, after a confirmation. */
export function FlagButton({ person }: { person: PersonView }) {
  const { t } = useWords();
  const verb = person.isAdmin ? "take" : "make";
  const who = displayName(person);
  return (
    <ConfirmButton
      href={href("/admin/users/:userId/admin", { userId: person.id })}
      hidden={{ isAdmin: person.isAdmin ? "no" : "yes", stay: "yes" }}
      kind="quiet"
      label={t(`admin:flag.${verb}Of`, { who })}
      text={t(`admin:flag.${verb}Question`, { who })}
      detail={t(`admin:flag.${verb}Text`)}
      confirmLabel={t(`admin:flag.${verb}`)}
      pendingLabel={t("admin:flag.saving")}
    >
      {t(`admin:flag.${verb}`)}
    </ConfirmButton>
  );
}
