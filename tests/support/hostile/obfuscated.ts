const address = "[\\w.+-]+@[\\w-]+\\.[\\w.-]*\\w";

/**
 * HTML as Cloudflare's Email Address Obfuscation hands it on: links and texts lose their addresses,
 * other attributes and scripts do not.
 */
export const obfuscated = (html: string): string =>
  html
    .split(
      /(<!--email_off-->[\s\S]*?<!--\/email_off-->|<script[\s\S]*?<\/script>|<textarea[\s\S]*?<\/textarea>)/,
    )
    .map((part, at) => (at % 2 === 1 ? part : covered(part)))
    .join("");

const covered = (html: string) =>
  html
    .replace(
      new RegExp(`href="mailto:${address}[^"]*"`, "g"),
      'href="/cdn-cgi/l/email-protection#00"',
    )
    .replace(new RegExp(`>([^<]*?)${address}`, "g"), ">$1[email protected]");
