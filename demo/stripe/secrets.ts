/** The demo's own keys: they open nothing but the stand-in, which is why they may stand here. */
export const demoKey = "sk_test_demo";
export const demoWebhookSecret = "whsec_llave_demo_only";
export const demoConnectSecret = "whsec_llave_demo_connect";
