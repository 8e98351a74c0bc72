import type { Context } from "hono";

/** A result as Cloudflare's API sends it. */
export const result = (c: Context, value: unknown) =>
  c.json({
    success: true,
    errors: [],
    messages: [],
    result: value,
    ...(Array.isArray(value) && {
      result_info: {
        page: 1,
        per_page: 100,
        total_pages: 1,
        count: value.length,
        total_count: value.length,
      },
    }),
  });

/** An error as Cloudflare's API sends it. */
export const refused = (
  c: Context,
  status: 400 | 401 | 403 | 404 | 409 | 500,
  code: number,
  message: string,
) => c.json({ success: false, errors: [{ code, message }], messages: [], result: null }, status);
