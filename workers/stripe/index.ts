import { Hono } from "hono";

/** The webhook worker, deployed by itself so that payments are heard even while the site is being deployed. */
const app = new Hono<{ Bindings: { DB: D1Database } }>();

/** Says whether this worker and its database answer. */
app.get("/webhooks/health", async (c) => {
  await c.env.DB.prepare("select 1").first();
  return c.json({ ok: true });
});

export default app;
