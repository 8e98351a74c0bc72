-- The search over jobs also covers the year and the telephone number. Existing jobs get the text that searchTail (job.ts) writes
-- for new ones. A number has no other punctuation than this (job-forms.ts).
UPDATE `repair_jobs` SET `search` = `search` || ' ' || `car_year` || ' ' ||
  lower(replace(replace(replace(replace(replace(replace(replace(`customer_phone`, ' ', ''), '(', ''), ')', ''), '+', ''), '.', ''), '/', ''), '-', ''));
