import { Hono } from "hono";

const app = new Hono();

app.get("/", (c) => c.json({ ok: true }));

// Beside the webhook worker (P11): hears a body and answers.
app.post("/", async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));

export default app;
