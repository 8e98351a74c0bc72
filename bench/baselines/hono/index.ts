import { Hono } from "hono";

const app = new Hono<{ Bindings: { DB: D1Database } }>();

app.get("/", (c) => c.json({ ok: true }));

// What the emulated database takes by itself: so many questions one after the other, 21 rows each.
app.get("/trips/:many", async (c) => {
  const rows = JSON.stringify(
    Array.from({ length: 21 }, (_, row) => `a row of some thirty letters ${row}`),
  );
  for (let trip = 0; trip < Number(c.req.param("many")); trip++)
    await c.env.DB.prepare("select key, value, type, atom from json_each(?)").bind(rows).all();
  return c.json({ ok: true });
});

// Beside the webhook worker (P11): hears a body and answers.
app.post("/", async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));

export default app;
