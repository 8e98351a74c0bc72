ALTER TABLE `site_settings` ADD `shop_seats` integer;--> statement-breakpoint
CREATE INDEX `invitations_by_expiry` ON `shop_invitations` (`expires_at`);