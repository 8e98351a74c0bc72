import { Outlet } from "react-router";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { viewerOf } from "#app/features/account/guard.server.ts";
import { listDevices } from "#app/features/account/sessions.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/account";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext);
  const viewer = viewerOf(context);
  const { name, email, membership } = viewer;
  return {
    name,
    email,
    membership,
    devices: await listDevices(db, viewer, now()),
    done: new URL(request.url).searchParams.get("done"),
  };
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Outlet /> {/* first, so that without JavaScript its dialog opens at the top of the page */}
      <AccountPage {...loaderData} />
    </>
  );
}
