import { Landing } from "#app/features/site/landing.tsx";
import { useShell } from "#app/features/site/use-shell.ts";

export default function Page() {
  const { viewer } = useShell();
  return <Landing viewer={viewer} />;
}
