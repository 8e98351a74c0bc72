-- What the list of jobs shows and finds, for the jobs there are. The open ones of each shop:
UPDATE `work_counters` SET
  `pending` = (SELECT count(*) FROM `repair_jobs` WHERE `repair_jobs`.`user_id` = `work_counters`.`user_id` AND `repair_jobs`.`status` = 'pending'),
  `in_progress` = (SELECT count(*) FROM `repair_jobs` WHERE `repair_jobs`.`user_id` = `work_counters`.`user_id` AND `repair_jobs`.`status` = 'in_progress');
--> statement-breakpoint
-- The number of each quote within its job, the oldest first:
UPDATE `repair_quotes` SET `number` = (SELECT count(*) FROM `repair_quotes` AS `older` WHERE `older`.`user_id` = `repair_quotes`.`user_id`
  AND `older`.`job_id` = `repair_quotes`.`job_id`
  AND (`older`.`created_at`, `older`.`id`) <= (`repair_quotes`.`created_at`, `repair_quotes`.`id`));
--> statement-breakpoint
-- What the quotes of each job come to, as sumUp (quotes.server.ts) writes it, and how many there are:
UPDATE `repair_jobs` SET (`quoted_total`, `quoted_currency`) = (SELECT sum(`total_amount`), `currency` FROM `repair_quotes`
    WHERE `repair_quotes`.`user_id` = `repair_jobs`.`user_id` AND `repair_quotes`.`job_id` = `repair_jobs`.`id`
      AND `repair_quotes`.`status` IN ('approved', 'pending')
    GROUP BY `repair_quotes`.`status`, `repair_quotes`.`currency`
    ORDER BY `repair_quotes`.`status`, max(`repair_quotes`.`created_at`) DESC LIMIT 1),
  `quotes_made` = (SELECT count(*) FROM `repair_quotes`
    WHERE `repair_quotes`.`user_id` = `repair_jobs`.`user_id` AND `repair_quotes`.`job_id` = `repair_jobs`.`id`);
--> statement-breakpoint
-- The search also looks in the VIN, the complaint and the diagnostic, and in make and model without spaces and dashes, nearly as
-- searchText (job-words.ts) writes it for new jobs:
UPDATE `repair_jobs` SET `search` = `search`
  || CASE WHEN instr(`car_make`, '-') + instr(`car_make`, ' ') > 0 THEN ' ' || lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`car_make`, '-', ''), ' ', ''), 'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), 'ñ', 'n'), 'Á', 'a'), 'É', 'e'), 'Í', 'i'), 'Ó', 'o'), 'Ú', 'u'), 'Ü', 'u'), 'Ñ', 'n')) ELSE '' END
  || CASE WHEN instr(`car_model`, '-') + instr(`car_model`, ' ') > 0 THEN ' ' || lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`car_model`, '-', ''), ' ', ''), 'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), 'ñ', 'n'), 'Á', 'a'), 'É', 'e'), 'Í', 'i'), 'Ó', 'o'), 'Ú', 'u'), 'Ü', 'u'), 'Ñ', 'n')) ELSE '' END
  || CASE WHEN coalesce(`vin`, '') = '' THEN '' ELSE ' ' || lower(`vin`) END
  || CASE WHEN `issues` = '' THEN '' ELSE ' ' || lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(substr(`issues`, 1, 600), char(13), ' '), char(10), ' '), char(9), ' '), 'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), 'ñ', 'n'), 'Á', 'a'), 'É', 'e'), 'Í', 'i'), 'Ó', 'o'), 'Ú', 'u'), 'Ü', 'u'), 'Ñ', 'n')) END
  || CASE WHEN coalesce(`diagnostic`, '') = '' THEN '' ELSE char(31) || lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(substr(`diagnostic`, 1, 600), char(13), ' '), char(10), ' '), char(9), ' '), 'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), 'ñ', 'n'), 'Á', 'a'), 'É', 'e'), 'Í', 'i'), 'Ó', 'o'), 'Ú', 'u'), 'Ü', 'u'), 'Ñ', 'n')) END;
