ALTER TABLE "payments" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "decimals" integer;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "currency" text DEFAULT '' NOT NULL;--> statement-breakpoint
WITH "venue_money" AS MATERIALIZED (
	SELECT "alias", "presentation" -> 'country' ->> 'currencyCode' AS "currency",
		("presentation" -> 'country' ->> 'mantissaLength')::integer AS "decimals"
	FROM "tenants"
)
UPDATE "payments" SET "currency" = "venue_money"."currency", "decimals" = "venue_money"."decimals"
FROM "orders" JOIN "venue_money" ON "venue_money"."alias" = "orders"."tenant"
WHERE "orders"."id" = "payments"."order_id";--> statement-breakpoint
UPDATE "sandbox_payments" SET "currency" = "payments"."currency"
FROM "payments"
WHERE "payments"."id"::text = "sandbox_payments"."external_reference" AND "payments"."currency" IS NOT NULL;
