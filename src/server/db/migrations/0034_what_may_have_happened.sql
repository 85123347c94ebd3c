-- concurrently
SET lock_timeout = '2s';--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN IF NOT EXISTS "given_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN IF NOT EXISTS "retried_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN IF NOT EXISTS "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN IF NOT EXISTS "closed_at" timestamp (3) with time zone;--> statement-breakpoint
RESET lock_timeout;--> statement-breakpoint
-- what a venue noted, until now told by its note alone; a refund that it had decided kept what its provider refused with
UPDATE "refunds" SET "given_by_hand" = true FROM "charges"
WHERE "charges"."id" = "refunds"."charge_id" AND NOT "given_by_hand" AND "refunds"."status" = 'CONFIRMED'
	AND ("charges"."source" <> 'PROVIDER' OR "note" IS NOT NULL AND ("reason" <> 'VENUE' OR "detail" IS NOT NULL));--> statement-breakpoint
-- what a provider refused it did not send
UPDATE "refunds" SET "asked_at" = NULL
WHERE "status" = 'FAILED' AND "asked_at" IS NOT NULL AND "detail" IS NOT NULL AND "detail" NOT IN ('no-answer', 'no-provider');
