-- A part that nobody has ordered is needed no longer once its line, its quote or its job is given up.
CREATE TRIGGER `part_without_line` AFTER DELETE ON `quote_lines` BEGIN DELETE FROM parts WHERE shop_id = old.shop_id AND line_id = old.id AND state = 'needed'; END;
--> statement-breakpoint
CREATE TRIGGER `parts_of_rejected_quote` AFTER UPDATE OF `status` ON `repair_quotes` WHEN new.status = 'rejected' AND old.status <> 'rejected' BEGIN DELETE FROM parts WHERE shop_id = new.shop_id AND state = 'needed' AND line_id IN (SELECT l.id FROM quote_lines l WHERE l.shop_id = new.shop_id AND l.quote_id = new.id); END;
--> statement-breakpoint
CREATE TRIGGER `parts_of_cancelled_job` AFTER UPDATE OF `status` ON `repair_jobs` WHEN new.status = 'cancelled' AND old.status <> 'cancelled' BEGIN DELETE FROM parts WHERE shop_id = new.shop_id AND job_id = new.id AND state = 'needed'; END;
