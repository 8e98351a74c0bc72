CREATE TRIGGER `job_figures_refreshed` AFTER INSERT ON `figure_refreshes` BEGIN
  DELETE FROM job_figures WHERE shop_id = new.shop_id AND job_id = new.job_id;
  INSERT INTO job_figures (
    shop_id, job_id, day, currency, technician, language,
    jobs, made, approved, sent, sent_approved, sold_jobs,
    hours, labor, parts, supplies, discount, tax, sold, costed, cost, invoiced, paid, owed,
    invoiced_tax, held
  )
  SELECT job.shop_id, job.id,
    coalesce(fact.day, date(fact.at / 1000 + 60 * coalesce((
      SELECT o.minutes FROM zone_offsets o
      WHERE o.zone = settings.time_zone AND o.starts_at <= fact.at
      ORDER BY o.starts_at DESC LIMIT 1
    ), 0), 'unixepoch')) AS its_day,
    fact.currency, coalesce(job.technician_id, ''), job.language,
    sum(fact.jobs), sum(fact.made), sum(fact.approved), sum(fact.sent), sum(fact.sent_approved),
    sum(fact.sold_jobs), sum(fact.hours), sum(fact.labor), sum(fact.parts), sum(fact.supplies),
    sum(fact.discount), sum(fact.tax), sum(fact.sold), sum(fact.costed), sum(fact.cost),
    sum(fact.invoiced), sum(fact.paid), sum(fact.owed), sum(fact.invoiced_tax), sum(fact.held)
  FROM repair_jobs job
    JOIN shops ON shops.id = job.shop_id
    LEFT JOIN shop_settings settings ON settings.shop_id = job.shop_id
    JOIN (
      SELECT * FROM (
        SELECT j.created_at AS at, NULL AS day, '' AS currency,
          1 AS jobs, 0 AS made, 0 AS approved, 0 AS sent, 0 AS sent_approved, 0 AS sold_jobs,
          0 AS hours, 0 AS labor, 0 AS parts, 0 AS supplies, 0 AS discount, 0 AS tax, 0 AS sold,
          0 AS costed, 0 AS cost, 0 AS invoiced, 0 AS paid, 0 AS owed, 0 AS invoiced_tax, 0 AS held
        FROM repair_jobs j WHERE j.shop_id = new.shop_id AND j.id = new.job_id
        UNION ALL
        SELECT made.created_at, NULL, made.currency, 0, 1, made.is_approved, made.is_sent,
          made.is_approved AND made.is_sent, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
        FROM (
          SELECT q.created_at, q.currency, q.status = 'approved' AS is_approved, EXISTS (
            SELECT 1 FROM revisions r, json_each(r.quotes) item
            WHERE r.shop_id = q.shop_id AND r.job_id = q.job_id AND item.value ->> 'id' = q.id
          ) AS is_sent
          FROM repair_quotes q WHERE q.shop_id = new.shop_id AND q.job_id = new.job_id
        ) made
        UNION ALL
        SELECT min(q.updated_at), NULL, q.currency,
          0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
        FROM repair_quotes q
          JOIN repair_jobs j ON j.shop_id = q.shop_id AND j.id = q.job_id
        WHERE q.shop_id = new.shop_id AND q.job_id = new.job_id AND q.status = 'approved'
          AND j.status <> 'cancelled'
        GROUP BY q.currency
        UNION ALL
        SELECT sale.updated_at, NULL, sale.currency, 0, 0, 0, 0, 0, 0,
          sale.hours, sale.labor_cost, sale.parts_cost, sale.supplies_amount, sale.discount_amount,
          sale.tax_amount, sale.total_amount,
          CAST((2 * sale.priced * (1000000 - sale.of_price) + 1000000 + sale.of_net)
            / (2 * (1000000 + sale.of_net)) AS INTEGER),
          sale.cost, 0, 0, 0, 0, 0
        FROM (
          SELECT quote.*,
            iif(quote.terms ->> 'taxOf' = 'price', quote.inside, 0) AS of_price,
            iif(quote.terms ->> 'taxOf' = 'price', 0, quote.inside) AS of_net
          FROM (
            SELECT q.*,
              CAST(round(q.labor_hours * 100) AS INTEGER) + coalesce((
                SELECT sum(l.quantity) FROM quote_lines l
                WHERE l.shop_id = q.shop_id AND l.quote_id = q.id AND l.kind = 'labor'
              ), 0) AS hours,
              coalesce((
                SELECT sum(l.total_price) FROM quote_lines l
                WHERE l.shop_id = q.shop_id AND l.quote_id = q.id
                  AND l.kind = 'material' AND l.cost IS NOT NULL
              ), 0) AS priced,
              coalesce((
                SELECT sum((l.quantity * l.cost + 50) / 100) FROM quote_lines l
                WHERE l.shop_id = q.shop_id AND l.quote_id = q.id
                  AND l.kind = 'material' AND l.cost IS NOT NULL
              ), 0) AS cost,
              iif(q.terms ->> 'prices' = 'inclusive', coalesce((
                SELECT sum(tax.value ->> 'rate')
                FROM json_each(q.terms, '$.taxes') tax, json_each(tax.value, '$.on') charged
                WHERE charged.value = 'parts'
              ), 0), 0) AS inside
            FROM repair_quotes q
              JOIN repair_jobs j ON j.shop_id = q.shop_id AND j.id = q.job_id
            WHERE q.shop_id = new.shop_id AND q.job_id = new.job_id AND q.status = 'approved'
              AND j.status <> 'cancelled'
          ) quote
        ) sale
      )
      UNION ALL
      SELECT * FROM (
        SELECT i.created_at, i.content ->> 'date', i.currency,
          0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
          iif(i.series = 'credit', -i.total_amount, i.total_amount), 0, 0,
          iif(i.series = 'credit', -i.tax_amount, i.tax_amount), 0
        FROM invoices i WHERE i.shop_id = new.shop_id AND i.job_id = new.job_id
        UNION ALL
        SELECT NULL, p.paid_on, p.currency,
          0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, p.amount, 0, 0, 0
        FROM payments p WHERE p.shop_id = new.shop_id AND p.job_id = new.job_id
        UNION ALL
        SELECT NULL, max(p.paid_on), p.currency,
          0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
          max(0, sum(p.amount) - coalesce((
            SELECT sum(iif(i.series = 'credit', -i.total_amount, i.total_amount)) FROM invoices i
            WHERE i.shop_id = new.shop_id AND i.job_id = new.job_id AND i.currency = p.currency
          ), 0))
        FROM payments p WHERE p.shop_id = new.shop_id AND p.job_id = new.job_id
        GROUP BY p.currency
        UNION ALL
        SELECT due.created_at, due.date, due.currency,
          0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
          due.unpaid - min(due.unpaid_until, due.rest)
            + min(due.unpaid_until - due.unpaid, due.rest),
          0, 0
        FROM (
          SELECT own.*, own.total - own.paid AS unpaid,
            sum(own.total - own.paid) OVER (
              PARTITION BY own.currency ORDER BY own.number
            ) AS unpaid_until,
            own.paid_in_all - sum(own.paid) OVER (PARTITION BY own.currency) AS rest
          FROM (
            SELECT named.*, min(named.named_until, named.paid_in_all)
              - min(named.named_until - named.paid_by_name, named.paid_in_all) AS paid
            FROM (
              SELECT one.*, sum(one.paid_by_name) OVER (
                PARTITION BY one.currency ORDER BY one.number
              ) AS named_until
              FROM (
                SELECT standing.*, min(standing.total, max(0, coalesce((
                    SELECT sum(p.amount) FROM payments p
                    WHERE p.shop_id = new.shop_id AND p.job_id = new.job_id
                      AND p.currency = standing.currency AND p.invoice_number = standing.number
                  ), 0))) AS paid_by_name,
                  max(0, coalesce((
                    SELECT sum(p.amount) FROM payments p
                    WHERE p.shop_id = new.shop_id AND p.job_id = new.job_id
                      AND p.currency = standing.currency
                  ), 0)) AS paid_in_all
                FROM (
                  SELECT i.number, i.created_at, i.content ->> 'date' AS date, i.currency,
                    i.total_amount - coalesce((
                      SELECT sum(c.total_amount) FROM invoices c
                      WHERE c.shop_id = i.shop_id AND c.credit_of = i.number
                    ), 0) AS total
                  FROM invoices i
                  WHERE i.shop_id = new.shop_id AND i.job_id = new.job_id AND i.series = 'invoice'
                ) standing
                WHERE standing.total > 0
              ) one
            ) named
          ) own
        ) due
      )
    ) fact
  WHERE job.shop_id = new.shop_id AND job.id = new.job_id
  GROUP BY its_day, fact.currency;
  DELETE FROM figure_refreshes WHERE shop_id = new.shop_id AND job_id = new.job_id;
END;
