import { Suspense } from "react";
import { useRouteLoaderData } from "react-router";
import { later } from "#app/ui/connection/later.ts";
import { SpeakButton } from "./speak-button.tsx";

type Root = { viewer?: { may?: { speak?: boolean } } };

const Button = later(
  import.meta.env.SSR ? SpeakButton : undefined,
  async () => (await import("./speak-button.tsx")).SpeakButton,
);

/** `SpeakButton`, loaded after the form is interactive; absent without a model. */
export function Speak({ field }: { field: string }) {
  const root = useRouteLoaderData("root") as Root | undefined;
  if (!root?.viewer?.may?.speak) return null;
  return (
    <Suspense fallback={<div className="-mt-2 min-h-11 col-span-full" />}>
      <Button field={field} />
    </Suspense>
  );
}
