-- The search for jobs also looks in the year and the telephone number: the jobs there are get what `searchTail` (job.ts) writes for
-- new ones. A number has no other punctuation than this (job-forms.ts).
UPDATE `repair_jobs` SET `search` = `search` || ' ' || `car_year` || ' ' ||
  lower(replace(replace(replace(replace(replace(replace(replace(`customer_phone`, ' ', ''), '(', ''), ')', ''), '+', ''), '.', ''), '/', ''), '-', ''));
