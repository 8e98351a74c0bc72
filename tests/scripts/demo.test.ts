import { expect, test } from "vitest";
import { postLimits } from "#app/features/forum/posts/post.ts";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { jobStatuses } from "#app/features/repair/job.ts";
import { day } from "#app/values/calendar.ts";
import { forumRows } from "../../scripts/demo/forum/rows.ts";
import { rowsOf } from "../../scripts/demo/rows.ts";
import { shops } from "../../scripts/demo/shops.ts";
import { checkedVin } from "../../scripts/demo/vin.ts";

const now = Date.UTC(2026, 10, 21, 15);
const [laredo] = shops;
const place = { shopId: "s1", technicianId: "u1", now };

test("the demo shop has some forty jobs in every state and both languages, over ninety days", () => {
  const { jobs, quotes } = rowsOf(laredo!, place);
  expect(jobs.length).toBeGreaterThanOrEqual(40);
  expect(new Set(jobs.map(({ status }) => status))).toEqual(new Set(jobStatuses));
  expect(new Set(jobs.map(({ language }) => language))).toEqual(new Set(["en", "es"]));
  expect(new Set(quotes.map(({ status }) => status))).toEqual(
    new Set(["pending", "approved", "rejected"]),
  );
  for (const { createdAt } of jobs) {
    expect(createdAt.getTime()).toBeLessThan(now);
    expect(createdAt.getTime()).toBeGreaterThan(now - 91 * day);
  }
});

test.each(shops)("in $name newer jobs have higher numbers, and every total is right", (shop) => {
  const { jobs, quotes, lines } = rowsOf(shop, place);
  const byTime = [...jobs].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  expect(byTime.map(({ number }) => number)).toEqual(jobs.map((_, at) => at + 1));
  for (const quote of quotes) {
    const parts = lines.filter(({ quoteId }) => quoteId === quote.id);
    const price = priceDocument(
      { laborHours: quote.laborHours, materials: parts },
      { laborRate: shop.hourlyRate, decimals: quote.decimals!, terms: quote.terms ?? null },
    );
    expect(quote).toMatchObject({
      laborCost: price.laborCost,
      partsCost: price.partsCost,
      totalAmount: price.totalAmount,
    });
  }
  for (const job of jobs) {
    const approved = quotes.filter(
      ({ jobId, status }) => jobId === job.id && status === "approved",
    );
    const total = approved.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
    expect(job.approvedTotal).toBe(approved.length > 0 ? total : null);
  }
});

test("the demo forum has some thirty topics in both languages, none of them from the future, all within the limits", () => {
  const { topics, replies } = forumRows((member) => member, now);
  expect(topics.length).toBeGreaterThanOrEqual(28);
  expect(new Set([...topics, ...replies].map(({ originalLanguage }) => originalLanguage))).toEqual(
    new Set(["en", "es"]),
  );
  for (const { createdAt, content } of [...topics, ...replies]) {
    expect(createdAt.getTime()).toBeLessThan(now);
    expect(content.length).toBeLessThan(postLimits.content);
  }
  for (const topic of topics) {
    const said = replies
      .filter(({ topicId }) => topicId === topic.id)
      .map(({ createdAt }) => createdAt.getTime());
    expect(said).toEqual([...new Set(said)].sort((a, b) => a - b));
    expect(said).toHaveLength(topic.replyCount!);
    expect(topic.lastActivityAt.getTime()).toBe(said.at(-1) ?? topic.createdAt.getTime());
  }
});

test("the check digit of a vehicle identification number", () => {
  expect(checkedVin("1M8GDM9A?KP042788")).toBe("1M8GDM9AXKP042788");
  expect(checkedVin("1111111?111111111".replace("?", "1").replace(/^(.{8})./, "$1?"))).toBe(
    "11111111111111111",
  );
});
