-- concurrently
-- what a venue noted, until now told by its note alone; a refund that it had decided kept what its provider refused with
UPDATE "refunds" SET "given_by_hand" = true FROM "charges"
WHERE "charges"."id" = "refunds"."charge_id" AND NOT "given_by_hand" AND "refunds"."status" = 'CONFIRMED'
	AND ("charges"."source" <> 'PROVIDER' OR "note" IS NOT NULL AND ("reason" <> 'VENUE' OR "detail" IS NOT NULL));--> statement-breakpoint
-- what a provider refused it did not send
UPDATE "refunds" SET "asked_at" = NULL
WHERE "status" = 'FAILED' AND "asked_at" IS NOT NULL AND "detail" IS NOT NULL AND "detail" NOT IN ('no-answer', 'no-provider');
