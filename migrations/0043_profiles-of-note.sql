CREATE INDEX `profiles_of_note` ON `profiles` (`id`) WHERE (subscription_status <> 'free' or grant_tier is not null
  or suspended_at is not null or is_admin = 1);