-- What photos a shop has stored, and the files of photos that are deleted, also with their job or shop.
CREATE TRIGGER `photo_counted` AFTER INSERT ON `photos` BEGIN INSERT INTO photo_totals (shop_id, photos, bytes) VALUES (new.shop_id, 1, new.bytes) ON CONFLICT (shop_id) DO UPDATE SET photos = photos + 1, bytes = bytes + excluded.bytes; END;
--> statement-breakpoint
CREATE TRIGGER `photo_uncounted` AFTER DELETE ON `photos` BEGIN UPDATE photo_totals SET photos = photos - 1, bytes = bytes - old.bytes WHERE shop_id = old.shop_id; INSERT OR REPLACE INTO photo_leftovers (shop_id, photo_id, file, small, due_at, claimed) VALUES (old.shop_id, old.id, old.file, old.small, 0, 0); END;
