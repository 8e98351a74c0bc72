-- Telephone numbers are compared without the prefixes that Mexico has dropped and without the 9 of
-- Argentine mobiles, and words for no plate are no plate. What is stored is keyed anew. Each statement can be
-- run again, as after a restore of an older backup (docs/runbook.md).
WITH found AS (SELECT c.shop_id, c.id, CASE
    WHEN length(c.phone_found_by) = 14 AND c.phone_found_by GLOB '+549*'
      THEN '+54' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 13 AND c.phone_found_by GLOB '521*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 12 AND c.phone_found_by GLOB '52*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 14 AND c.phone_found_by GLOB '5201*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 15 AND c.phone_found_by GLOB '52044*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 15 AND c.phone_found_by GLOB '52045*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 13 AND c.phone_found_by GLOB '044*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 13 AND c.phone_found_by GLOB '045*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 15 AND c.phone_found_by GLOB '00521*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 14 AND c.phone_found_by GLOB '0052*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 16 AND c.phone_found_by GLOB '011521*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 15 AND c.phone_found_by GLOB '01152*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 13 AND c.phone_found_by GLOB '549*'
      THEN '+54' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 12 AND c.phone_found_by GLOB '54*'
      THEN '+54' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 15 AND c.phone_found_by GLOB '00549*'
      THEN '+54' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 14 AND c.phone_found_by GLOB '0054*'
      THEN '+54' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 12 AND c.phone_found_by GLOB '01*' AND c.shop_id IN (SELECT shop_id FROM shop_settings WHERE coalesce(country, iif(currency = 'MXN', 'MX', '')) = 'MX')
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 11 AND c.phone_found_by GLOB '1*' AND c.shop_id IN (SELECT shop_id FROM shop_settings WHERE coalesce(country, iif(currency = 'MXN', 'MX', '')) = 'MX') AND (substr(c.phone_found_by, 2) GLOB '555*' OR substr(c.phone_found_by, 2) GLOB '[2-9]11*' OR substr(c.phone_found_by, 2) GLOB '[2-9]9*' OR substr(c.phone_found_by, 2) GLOB '37*' OR substr(c.phone_found_by, 2) GLOB '96*')
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 11 AND c.phone_found_by GLOB '1[2-9]*' AND c.shop_id IN (SELECT shop_id FROM shop_settings WHERE coalesce(country, iif(currency = 'MXN', 'MX', '')) = 'MX')
      THEN '+1' || substr(c.phone_found_by, -10)
    END AS key
  FROM customers c WHERE c.phone_found_by GLOB '[015]*' OR c.phone_found_by GLOB '+549*')
INSERT OR IGNORE INTO customer_terms (shop_id, term, customer_id)
  SELECT shop_id, substr(key, 2), id FROM found WHERE key IS NOT NULL
  UNION ALL SELECT shop_id, substr(key, -10), id FROM found WHERE key IS NOT NULL
  UNION ALL SELECT shop_id, substr(key, -7), id FROM found WHERE key IS NOT NULL
  UNION ALL SELECT shop_id, iif(substr(key, 2, 2) = '52', '1', '9') || substr(key, -10), id FROM found WHERE substr(key, 2, 1) = '5'
  UNION ALL SELECT shop_id, substr(key, 2, 2) || iif(substr(key, 2, 2) = '52', '1', '9') || substr(key, -10), id FROM found WHERE substr(key, 2, 1) = '5';
--> statement-breakpoint
WITH found AS MATERIALIZED (SELECT c.shop_id, c.id, CASE
    WHEN length(c.phone_found_by) = 14 AND c.phone_found_by GLOB '+549*'
      THEN '+54' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 13 AND c.phone_found_by GLOB '521*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 12 AND c.phone_found_by GLOB '52*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 14 AND c.phone_found_by GLOB '5201*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 15 AND c.phone_found_by GLOB '52044*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 15 AND c.phone_found_by GLOB '52045*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 13 AND c.phone_found_by GLOB '044*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 13 AND c.phone_found_by GLOB '045*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 15 AND c.phone_found_by GLOB '00521*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 14 AND c.phone_found_by GLOB '0052*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 16 AND c.phone_found_by GLOB '011521*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 15 AND c.phone_found_by GLOB '01152*'
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 13 AND c.phone_found_by GLOB '549*'
      THEN '+54' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 12 AND c.phone_found_by GLOB '54*'
      THEN '+54' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 15 AND c.phone_found_by GLOB '00549*'
      THEN '+54' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 14 AND c.phone_found_by GLOB '0054*'
      THEN '+54' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 12 AND c.phone_found_by GLOB '01*' AND c.shop_id IN (SELECT shop_id FROM shop_settings WHERE coalesce(country, iif(currency = 'MXN', 'MX', '')) = 'MX')
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 11 AND c.phone_found_by GLOB '1*' AND c.shop_id IN (SELECT shop_id FROM shop_settings WHERE coalesce(country, iif(currency = 'MXN', 'MX', '')) = 'MX') AND (substr(c.phone_found_by, 2) GLOB '555*' OR substr(c.phone_found_by, 2) GLOB '[2-9]11*' OR substr(c.phone_found_by, 2) GLOB '[2-9]9*' OR substr(c.phone_found_by, 2) GLOB '37*' OR substr(c.phone_found_by, 2) GLOB '96*')
      THEN '+52' || substr(c.phone_found_by, -10)
    WHEN length(c.phone_found_by) = 11 AND c.phone_found_by GLOB '1[2-9]*' AND c.shop_id IN (SELECT shop_id FROM shop_settings WHERE coalesce(country, iif(currency = 'MXN', 'MX', '')) = 'MX')
      THEN '+1' || substr(c.phone_found_by, -10)
    END AS key
  FROM customers c WHERE c.phone_found_by GLOB '[015]*' OR c.phone_found_by GLOB '+549*')
UPDATE customers SET phone_found_by = found.key FROM found
  WHERE found.key IS NOT NULL AND customers.shop_id = found.shop_id AND customers.id = found.id;
--> statement-breakpoint
DELETE FROM vehicle_terms WHERE term IN ('na', 'nd', 'sd', 'sn', 'none', 'no', 'nil', 'null', 'nope', 'noplate', 'noplates', 'notag', 'notags', 'noplaca', 'noplacas', 'notiene', 'nohay', 'sinplaca', 'sinplacas', 'sinpatente', 'sinmatricula', 'sinchapa', 'sindominio', 'sin', 'temp', 'temptag', 'temps', 'tmp', 'temporary', 'temporal', 'papertag', 'paper', 'dealer', 'dealertag', 'dealerplate', 'dealerplates', 'pending', 'pendiente', 'pend', 'tbd', 'unknown', 'unk', 'desconocida', 'desconocido', 'ninguna', 'ninguno', 'new', 'newcar', 'nueva', 'nuevo', 'entramite', 'tramite', 'permiso', 'test', 'plate', 'placa', 'placas', 'patente') OR trim(term, '0') = '' OR trim(term, 'x') = '';
--> statement-breakpoint
UPDATE vehicles SET plate_found_by = NULL WHERE plate_found_by IN ('na', 'nd', 'sd', 'sn', 'none', 'no', 'nil', 'null', 'nope', 'noplate', 'noplates', 'notag', 'notags', 'noplaca', 'noplacas', 'notiene', 'nohay', 'sinplaca', 'sinplacas', 'sinpatente', 'sinmatricula', 'sinchapa', 'sindominio', 'sin', 'temp', 'temptag', 'temps', 'tmp', 'temporary', 'temporal', 'papertag', 'paper', 'dealer', 'dealertag', 'dealerplate', 'dealerplates', 'pending', 'pendiente', 'pend', 'tbd', 'unknown', 'unk', 'desconocida', 'desconocido', 'ninguna', 'ninguno', 'new', 'newcar', 'nueva', 'nuevo', 'entramite', 'tramite', 'permiso', 'test', 'plate', 'placa', 'placas', 'patente') OR trim(plate_found_by, '0') = '' OR trim(plate_found_by, 'x') = '';
