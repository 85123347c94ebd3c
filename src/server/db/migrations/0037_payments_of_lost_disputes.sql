-- concurrently
-- what a bank took away before this version: its order may be paid again
UPDATE "payments" SET "status" = 'CHARGED_BACK' FROM "charges"
WHERE "charges"."payment_id" = "payments"."id" AND "payments"."status" = 'APPROVED'
	AND "charges"."charged_back_at" IS NOT NULL AND "charges"."uncounted" IS NULL
	AND NOT EXISTS (SELECT FROM "charges" "other" WHERE "other"."payment_id" = "payments"."id"
		AND "other"."charged_back_at" IS NULL AND "other"."uncounted" IS NULL);
