import { qrPath } from "#app/features/account/two-factor/qr.server.ts";
import { phoneFoundBy } from "#app/features/customers/phone.server.ts";
import { countryOf } from "#app/values/country.ts";
import { shareAddresses, withLink } from "./message.ts";
import type { SentAnswer } from "./sent-notice.tsx";

type Passing = {
  link: string;
  message: string;
  /** The customer's, as the shop wrote it. */
  phone: string | null;
  shop: Parameters<typeof countryOf>[0];
};

/** The ways to pass a new link on, and the text that goes with it. */
export async function shareLink({ link, message, phone, shop }: Passing) {
  const text = withLink(message, link);
  const [qr, number] = await Promise.all([qrPath(link), phoneFoundBy(phone, countryOf(shop))]);
  const addresses = shareAddresses(text, number?.startsWith("+") ? number : null);
  const ways: Pick<SentAnswer, "ok" | "link" | "qr" | "whatsApp" | "sms"> = {
    ok: true,
    link,
    qr,
    ...addresses,
  };
  return { text, ways };
}
