import { Outlet } from "react-router";
import { SettingsFrame } from "#app/features/shop/settings/settings-frame.tsx";
import { useShell } from "#app/features/site/shell/use-shell.ts";

/** Around every section of a shop's settings. */
export default function SettingsSections() {
  const { viewer } = useShell();
  return (
    <SettingsFrame mayManage={viewer?.shop?.settings ?? false}>
      <Outlet />
    </SettingsFrame>
  );
}
