import fc from "fast-check";
import { expect, test } from "vitest";
import { embedUrl, readYoutubeUrl, thumbnailUrl } from "#app/features/videos/youtube.ts";

const id = "dQw4w9WgXcQ";

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `http://youtube.com/watch?v=${id}`,
  `https://m.youtube.com/watch?app=desktop&v=${id}&t=90s`,
  `https://music.youtube.com/watch?v=${id}&list=RDAMVM${id}`,
  `https://www.youtube.com/watch?list=PL0123456789&index=4&v=${id}#t=1m`,
  `https://www.youtube.com/watch/${id}`,
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}?si=AbCdEfGh12345&t=42`,
  `youtu.be/${id}`,
  `www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/shorts/${id}?feature=share`,
  `https://www.youtube.com/live/${id}?si=x`,
  `https://www.youtube.com/embed/${id}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/v/${id}?version=3`,
  `https://www.youtube.com/e/${id}`,
  `  HTTPS://WWW.YouTube.COM/watch?v=${id}  `,
  `https://www.youtube.com//watch?v=${id}`,
  `https://www.youtube.com/?v=${id}`,
])("accepts %s", (address) => expect(readYoutubeUrl(address)).toEqual({ ok: true, id }));

test.each([
  "",
  "   ",
  "hello",
  id,
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/youtube.com/watch?v=${id}`,
  `https://evil.example/?u=https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com@evil.example/watch?v=${id}`,
  `https://evil@www.youtube.com/watch?v=${id}`,
  `https://www.y\u043Eutube.com/watch?v=${id}`,
  `https://wwwyoutube.com/watch?v=${id}`,
  `https://notyoutube.com/watch?v=${id}`,
  `https://www.youtube.co/watch?v=${id}`,
  `https://youtube/watch?v=${id}`,
  `https://youtu.be.evil.example/${id}`,
  `https://www.youtube.com:8443/watch?v=${id}`,
  `javascript:alert("https://www.youtube.com/watch?v=${id}")`,
  `data:text/html,https://youtu.be/${id}`,
  `ftp://www.youtube.com/watch?v=${id}`,
  `file://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?v=${id} onload=x`,
  `https://vimeo.com/123456789`,
])("rejects the address %j", (address) =>
  expect(readYoutubeUrl(address)).toEqual({ ok: false, problem: "format" }),
);

test.each([
  "https://www.youtube.com/",
  "https://www.youtube.com/watch",
  "https://www.youtube.com/watch?v=",
  "https://www.youtube.com/watch?v=dQw4w9WgXc",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQQ",
  "https://www.youtube.com/watch?v=dQw4w9WgXc%3C",
  "https://youtu.be/",
  "https://youtu.be/dQw4w9WgXc",
  "https://youtu.be/dQw4w9WgXcQQ",
  "https://www.youtube.com/shorts/dQw4w9WgXcQQ",
  "https://www.youtube.com/embed/videoseries?list=PL1",
  "https://www.youtube.com/embed/live_stream?channel=UC0123456789",
  "https://www.youtube.com/@mechanic",
  "https://www.youtube.com/playlist?list=PL0123456789",
  "https://www.youtube.com/channel/UC0123456789",
])("finds no video id in %s", (address) =>
  expect(readYoutubeUrl(address)).toEqual({ ok: false, problem: "id" }),
);

test("never throws, and accepts only ids of eleven characters", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((end) => `https://www.youtube.com/watch?v=${end}`),
      ),
      (text) => {
        const read = readYoutubeUrl(text);
        if (read.ok) expect(read.id).toMatch(/^[\w-]{11}$/);
      },
    ),
  );
});

test("stored addresses are on YouTube only", () => {
  expect(embedUrl(id)).toBe(`https://www.youtube-nocookie.com/embed/${id}`);
  expect(thumbnailUrl(id)).toBe(`https://i.ytimg.com/vi/${id}/hqdefault.jpg`);
});
