-- A shop that has had a supplier, a part or an item finds them in its bar.
CREATE TRIGGER `supplier_in_use` AFTER INSERT ON `suppliers` BEGIN UPDATE shops SET uses_parts = 1 WHERE id = new.shop_id AND uses_parts = 0; END;
--> statement-breakpoint
CREATE TRIGGER `part_in_use` AFTER INSERT ON `parts` BEGIN UPDATE shops SET uses_parts = 1 WHERE id = new.shop_id AND uses_parts = 0; END;
--> statement-breakpoint
CREATE TRIGGER `item_in_use` AFTER INSERT ON `stock_items` BEGIN UPDATE shops SET uses_parts = 1 WHERE id = new.shop_id AND uses_parts = 0; END;
--> statement-breakpoint
UPDATE `shops` SET `uses_parts` = 1 WHERE `id` IN (SELECT `shop_id` FROM `suppliers` UNION SELECT `shop_id` FROM `parts` UNION SELECT `shop_id` FROM `stock_items`);
