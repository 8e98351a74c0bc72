import type { ReactNode } from "react";

/**
 * Disables Cloudflare's Email Address Obfuscation, which is on in a new zone, for its children: it
 * replaces addresses in the HTML by "[email protected]" and restores them by a script that the
 * site's policy does not run. React writes no comments, hence the raw HTML.
 */
export const PlainAddresses = ({ children }: { children: ReactNode }) => (
  <>
    <Comment text="email_off" />
    {children}
    <Comment text="/email_off" />
  </>
);

const Comment = ({ text }: { text: "email_off" | "/email_off" }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: one of two constants
  <span hidden dangerouslySetInnerHTML={{ __html: `<!--${text}-->` }} />
);
