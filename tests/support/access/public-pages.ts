/** The cookie that stores each language. */
export const languageCookies = { en: "lng=ImVuIg%3D%3D", es: "lng=ImVzIg%3D%3D" };

/** The headings of the public pages, in English and in Spanish. */
export const publicTitles = {
  "/": ["Fix it in one language. Explain it in two.", "Repárelo en un idioma. Explíquelo en dos."],
  "/privacy": ["Privacy Policy", "Política de privacidad"],
  "/terms": ["Terms of Service", "Términos del servicio"],
} as const;

export const headingOf = (html: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "").replaceAll(/<[^>]+>/g, "").trim();
