/** The demo's own keys: they open only the stand-in, so they may be in the repository. */
export const demoKey = "sk_test_demo";
export const demoWebhookSecret = "whsec_llave_demo_only";
export const demoConnectSecret = "whsec_llave_demo_connect";
