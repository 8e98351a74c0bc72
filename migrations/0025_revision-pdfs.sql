ALTER TABLE `revisions` ADD `pdf_sha256` text;--> statement-breakpoint
ALTER TABLE `revisions` ADD `pdf_due_at` integer;--> statement-breakpoint
CREATE INDEX `revisions_by_pdf_hash` ON `revisions` (`pdf_sha256`) WHERE pdf_sha256 is not null;--> statement-breakpoint
CREATE INDEX `revisions_pdf_due` ON `revisions` (`pdf_due_at`) WHERE pdf_due_at is not null;