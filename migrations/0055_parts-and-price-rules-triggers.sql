-- A part that nobody has ordered is needed no longer once its line, its quote or its job is given up.
CREATE TRIGGER `part_without_line` AFTER DELETE ON `quote_lines` BEGIN DELETE FROM parts WHERE shop_id = old.shop_id AND line_id = old.id AND state = 'needed'; END;
--> statement-breakpoint
CREATE TRIGGER `parts_of_rejected_quote` AFTER UPDATE OF `status` ON `repair_quotes` WHEN new.status = 'rejected' AND old.status <> 'rejected' BEGIN DELETE FROM parts WHERE shop_id = new.shop_id AND state = 'needed' AND line_id IN (SELECT l.id FROM quote_lines l WHERE l.shop_id = new.shop_id AND l.quote_id = new.id); END;
--> statement-breakpoint
CREATE TRIGGER `parts_of_cancelled_job` AFTER UPDATE OF `status` ON `repair_jobs` WHEN new.status = 'cancelled' AND old.status <> 'cancelled' BEGIN DELETE FROM parts WHERE shop_id = new.shop_id AND job_id = new.id AND state = 'needed'; END;
--> statement-breakpoint
-- A customer that another one is joined into takes its price rules, unless it has some.
CREATE TRIGGER `price_rules_of_joined` AFTER INSERT ON `customer_merges` WHEN new.kind = 'customers' BEGIN INSERT INTO price_rules (shop_id, id, customer_id, ranges, ending, currency, updated_at, version) SELECT r.shop_id, new.kept_id, new.kept_id, r.ranges, r.ending, r.currency, new.at, 1 FROM price_rules r WHERE r.shop_id = new.shop_id AND r.customer_id = new.gone_id AND r.ranges <> '[]' ON CONFLICT (shop_id, id) DO UPDATE SET ranges = excluded.ranges, ending = excluded.ending, currency = excluded.currency, updated_at = excluded.updated_at, version = version + 1 WHERE ranges = '[]'; END;
