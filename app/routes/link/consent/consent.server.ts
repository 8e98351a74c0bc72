import { data, href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { take } from "#app/features/account/budget/uses.server.ts";
import { noteConsent } from "#app/features/messages/consent/consents.server.ts";
import { findJobConsents } from "#app/features/messages/consent/job-consents.server.ts";
import { consentWords } from "#app/features/messages/consent/words-shown.ts";
import { consentForm } from "#app/features/messages/writing/forms.ts";
import { readForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { setPageLanguage } from "#app/i18n/i18n.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { inAskedLanguage, languageFor } from "#app/routes/link/link-addresses.ts";
import { ended, lookUp, previewFor, shopOf } from "#app/routes/link/read-link.server.ts";
import type { Route } from "./+types/consent";

/** How often a link's customer may say so in a day. */
const answersPerDay = 20;

async function openLink(platform: Platform, ip: string, token: string) {
  const found = await lookUp(platform, ip, token);
  if (typeof found === "string") return { why: found } as const;
  const { state } = found;
  return state === "open" || state === "decided" ? { found } : { why: state, found };
}

/** Shows the ways in which the shop may write, and the customer's consents. */
export async function showConsents({ context, params: { token }, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { why, found } = await openLink(platform, context.get(requestContext).ip, token);
  if (why) return ended(context, why, found);
  const preview = previewFor(context, found);
  const language = languageFor(request, found.link.language);
  setPageLanguage(context, language);
  const shop = { ...shopOf(found), logo: null };
  const own = href("/q/:token/consent", { token });
  return {
    kind: "consent",
    shop,
    path: own,
    quotes: inAskedLanguage(href("/q/:token", { token }), request),
    action: preview === null ? inAskedLanguage(own, request) : null,
    preview,
    ways: (await findJobConsents(platform.db, found.link)).map(({ way, state }) => ({
      way,
      state,
      words: consentWords(language, shop.name, way),
      key: newId(),
    })),
  } as const;
}

/** Stores what the customer says, in the words that were shown. */
export async function answerConsent({ context, params: { token }, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { why, found } = await openLink(platform, context.get(requestContext).ip, token);
  if (why) return ended(context, why, found);
  if (previewFor(context, found)) return data(null, 403);
  const form = await readForm(request, consentForm);
  if (!form.ok) return data(null, 422);
  const { link } = found;
  const now = platform.now();
  const { way, state, key } = form.value;
  const address = (await findJobConsents(platform.db, link)).find(
    (one) => one.way === way,
  )?.address;
  const use = { who: link.id, what: "link.consents", most: answersPerDay } as const;
  if (address && (await take(platform.db, [use], now))) {
    const language = languageFor(request, link.language);
    const words = consentWords(language, shopOf(found).name, way);
    const said = {
      id: formId(key, now),
      shopId: link.shopId,
      address,
      way,
      state,
      words,
      language,
    };
    await noteConsent(platform.db, { ...said, by: null, now });
  }
  return redirect(inAskedLanguage(href("/q/:token/consent", { token }), request), 303);
}
