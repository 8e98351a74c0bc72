// A service that is there and does not work. Plain JavaScript: nothing bundles it.
export default { fetch: () => new Response("down", { status: 503 }) };
