type Filling = {
  shopId: string;
  technicianId: string;
  /** The first day, 2020-01-01. */
  first: string;
  days: number;
  perDay: number;
};

/** Appointments of a shop on every day, an hour each, half of them a technician's. */
export async function fillAppointments(
  d1: D1Database,
  { shopId, technicianId, first, days, perDay }: Filling,
): Promise<void> {
  const step = 2_000;
  for (let from = 0; from < days; from += step)
    await d1
      .prepare(
        `WITH RECURSIVE n (d, i) AS (
          SELECT ?4, 0 UNION ALL
          SELECT iif(i + 1 < ?6, d, d + 1), iif(i + 1 < ?6, i + 1, 0) FROM n
            WHERE d < ?5 - 1 OR i + 1 < ?6)
        INSERT INTO appointments (shop_id, id, first_name, last_name, email, phone, contact, make,
          model, year, plate, complaint, complaint_language, language, service, hours, day,
          starts_at, ends_at, zone, customer_zone, waits, technician_id, state, is_from_page, note,
          created_at, updated_at)
        SELECT ?1, 'fill-' || ?1 || '-' || d || '-' || i, 'Ana', 'Ruiz', '', '', '+1555' || d,
          'Ford', 'F-150', 2018, 'ABC-123', 'Brakes', 'en', 'en', '', 100,
          date(?3, d || ' days'),
          (unixepoch(date(?3, d || ' days')) + (15 + i) * 3600) * 1000,
          (unixepoch(date(?3, d || ' days')) + (16 + i) * 3600) * 1000,
          'America/Los_Angeles', 'America/Los_Angeles', 0, iif(i % 2 = 0, ?2, NULL), 'booked', 0,
          '', 0, 0 FROM n`,
      )
      .bind(shopId, technicianId, first, from, Math.min(from + step, days), perDay)
      .run();
}
