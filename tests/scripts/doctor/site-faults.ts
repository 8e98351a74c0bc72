import { type Fault, fails, front, header, page, works } from "./faults.ts";

export const siteFaults: Fault[] = [
  [
    "vehicle data",
    "fails",
    fails("nhtsa", "boom"),
    "NHTSA could not be asked (boom): look at npx wrangler tail llave.",
  ],
  [
    "vehicle data",
    "decodes no VIN",
    works("nhtsa", { decodes: false, lists: true }),
    "NHTSA's VIN decoder does not answer: until it does, VINs are decoded only by the product's own extract.",
  ],
  [
    "vehicle data",
    "lists no recalls",
    works("nhtsa", { decodes: true, lists: false }),
    "NHTSA's list of recalls does not answer: until it does, vehicles are shown without new recalls.",
  ],
  [
    "health of the site",
    "is something else",
    page("/health", { body: "<html>" }),
    "/health was answered by something else (200): check the routes, and firewall rules in front of it.",
  ],
  [
    "health of the site",
    "is not configured",
    page("/health", { status: 503, body: { ok: false, configuration: false } }),
    "/health reports a failure: a variable or secret is missing, which npx wrangler tail llave names.",
  ],
  [
    "health of the site",
    "has no database",
    page("/health", { status: 503, body: { ok: false, configuration: true, database: false } }),
    "/health reports a failure: the database does not answer, so look at npx wrangler d1 info llave.",
  ],
  [
    "health of the site",
    "has no files",
    page("/health", { status: 503, body: { ok: false, files: false } }),
    "/health reports a failure: the bucket is not bound, so check FILES in wrangler.toml.",
  ],
  [
    "health of the site",
    "sells with test keys",
    page("/health", { status: 503, body: { ok: false, livePayments: false } }),
    "/health reports a failure: Stripe's test keys are in use, so switch to live ones (docs/deploy.md, 14).",
  ],
  [
    "health of the webhooks",
    "is the site's page",
    page("/webhooks/health", { status: 404, body: "" }),
    "/webhooks/health was answered by something else (404)",
  ],
  [
    "https",
    "is not asked for",
    (d) => {
      d.plain = { body: "page" };
    },
    "Plain http is answered and not redirected: deploy this version, and switch on Always Use HTTPS (dashboard, SSL/TLS, Edge Certificates).",
  ],
  [
    "https",
    "leads elsewhere",
    (d) => {
      d.plain = { status: 301, headers: { location: "https://www.llave.example/login" } };
    },
    "Plain http leads to https://www.llave.example/login instead of",
  ],
  [
    "headers",
    "lose the policy",
    header("content-security-policy"),
    "/ comes without content-security-policy: look for a rule in the dashboard (Rules, Transform Rules) that removes it.",
  ],
  [
    "headers",
    "lose nosniff",
    header("x-content-type-options"),
    "/ comes without x-content-type-options",
  ],
  [
    "headers",
    "lose HSTS",
    header("strict-transport-security"),
    "/ comes without strict-transport-security",
  ],
  [
    "headers",
    "have another HSTS",
    header("strict-transport-security", "max-age=0"),
    "/ comes with another strict-transport-security than the Worker's (max-age=0)",
  ],
  [
    "page as sent",
    "is refused",
    page("/", { status: 403, body: "challenge" }),
    "The front page answers 403: look at npx wrangler tail llave, and for a challenge or an access rule in the dashboard.",
  ],
  [
    "page as sent",
    "hides addresses",
    front('<a class="__cf_email__">[email protected]</a>'),
    "Email Address Obfuscation hides the contact address: switch it off (dashboard, Security, Settings).",
  ],
  [
    "page as sent",
    "has Rocket Loader",
    front('<script src="/cdn-cgi/scripts/rocket-loader.min.js"></script>'),
    "Rocket Loader rewrites the scripts, which the policy then blocks: switch it off (dashboard, Speed, Settings).",
  ],
  [
    "page as sent",
    "has a bot's script",
    front('<script src="/cdn-cgi/challenge-platform/x.js"></script>'),
    "Bot Fight Mode adds a script that the policy blocks: switch off JavaScript Detections (dashboard, Security, Bots).",
  ],
  [
    "page as sent",
    "is counted",
    front('<script src="https://static.cloudflareinsights.com/beacon.min.js"></script>'),
    "Web Analytics or Zaraz adds a script that the policy blocks",
  ],
  [
    "page as sent",
    "is minified",
    front("<html>shorter</html>"),
    "The front page is changed on its way",
  ],
  [
    "page as sent",
    "cannot be rendered",
    fails("page", "boom"),
    "The Worker could not render its front page (boom): look at npx wrangler tail llave.",
  ],
];
