-- What was sent before the column was there.
UPDATE repair_jobs SET (link_state, link_at) = (
  SELECT CASE e.what WHEN 'linkSent' THEN 'sent' WHEN 'linkOpened' THEN 'opened'
      WHEN 'linkDecided' THEN 'decided' ELSE 'revoked' END, e.at
  FROM job_events e
  WHERE e.shop_id = repair_jobs.shop_id AND e.job_id = repair_jobs.id
    AND e.what IN ('linkSent', 'linkOpened', 'linkDecided', 'linkRevoked')
  ORDER BY e.n DESC LIMIT 1)
WHERE EXISTS (SELECT 1 FROM links l
  WHERE l.shop_id = repair_jobs.shop_id AND l.job_id = repair_jobs.id);
