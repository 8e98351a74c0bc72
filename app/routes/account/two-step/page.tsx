import { Outlet } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { findTwoFactor } from "#app/features/account/two-factor/state.server.ts";
import { TwoFactorPage } from "#app/features/account/two-factor/two-factor-page.tsx";
import type { TwoFactorOfPage } from "#app/features/account/two-factor/use-two-factor.ts";
import type { Route } from "./+types/page";

export const loader = read(
  "twoFactor",
  async ({ db, request, viewer }: Route.LoaderArgs & SignedIn) => {
    const state = await findTwoFactor(db, viewer.id);
    return {
      state,
      mustSetUp: viewer.mustSetUpTwoFactor,
      // Facts for the identity forms of the dialogs.
      prove: {
        email: viewer.email,
        twoFactor: viewer.twoFactorSince !== null,
        hasPasskeys: state.passkeys.length > 0,
      },
      isAdmin: viewer.isAdmin,
      done: new URL(request.url).searchParams.get("done"),
    };
  },
);

export default function TwoStep({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {/* First, so that without JavaScript its dialog opens at the top of the page. */}
      <Outlet context={loaderData satisfies TwoFactorOfPage} />
      <TwoFactorPage {...loaderData} />
    </>
  );
}
