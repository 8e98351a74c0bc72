import type { ActionFunctionArgs } from "react-router";
import type { SignedIn } from "#app/features/account/guard.server.ts";
import { withConfirmedIdentity } from "#app/features/account/two-factor/confirm-identity.server.ts";
import { sendTwoFactorLetter } from "#app/features/account/two-factor/letters.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type Letter = Parameters<typeof sendTwoFactorLetter>[2];
type Change = {
  viewer: Viewer;
  params: ActionFunctionArgs["params"];
  /** Tells the viewer of the change by mail. */
  tell: (letter: Letter) => void;
};

/** The action of a dialog that changes second factors, once the viewer has proved who they are. */
export const confirmed =
  <Answer>(work: (platform: Platform, change: Change) => Promise<Answer>) =>
  ({ request, context, params, viewer }: ActionFunctionArgs & SignedIn) => {
    const platform = context.get(platformContext);
    const language = languageOf(context);
    const tell = (letter: Letter) => sendTwoFactorLetter(platform, viewer.email, letter, language);
    return withConfirmedIdentity({ request, context, viewer, language }, () =>
      work(platform, { viewer, params, tell }),
    );
  };
