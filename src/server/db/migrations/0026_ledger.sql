CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"branch_contact" text NOT NULL,
	"payment_id" uuid,
	"method" text NOT NULL,
	"source" text NOT NULL,
	"taken_by" text,
	"provider" text,
	"public_key" text,
	"reference" text,
	"amount" bigint NOT NULL,
	"currency" text,
	"decimals" integer,
	"uncounted" text,
	"brand" text,
	"type" text,
	"last_four" text,
	"authorization_code" text,
	"installments" integer,
	"fee" bigint,
	"net" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	"charged_back_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"charge_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"branch_contact" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"actor" text,
	"reference" text,
	"detail" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "charges_order" ON "charges" USING btree ("order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "charges_reference" ON "charges" USING btree ("provider","public_key","reference") WHERE "charges"."reference" is not null;
--> statement-breakpoint
CREATE INDEX "charges_branch_contact_at" ON "charges" USING btree ("branch_contact","at");
--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "refunds_charge" ON "refunds" USING btree ("charge_id");
--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("branch_contact") WHERE "refunds"."status" in ('REQUESTED', 'SENT', 'FAILED');
--> statement-breakpoint
CREATE INDEX "refunds_branch_contact_ended" ON "refunds" USING btree ("branch_contact","ended_at");
--> statement-breakpoint
INSERT INTO "charges" ("order_id", "branch_contact", "payment_id", "method", "source", "provider", "public_key",
	"reference", "amount", "currency", "decimals", "uncounted", "at")
SELECT "payments"."order_id", "orders"."branch_contact", "payments"."id", "orders"."payment_method", 'PROVIDER',
	"payments"."provider", "payments"."public_key", coalesce("payments"."reference", "payments"."id"::text),
	"payments"."amount", "payments"."currency", "payments"."decimals",
	CASE WHEN "payments"."status" <> 'APPROVED' THEN upper(replace("payments"."detail", '-', '_'))
		WHEN "payments"."refunded_at" IS NOT NULL THEN 'ORDER_ENDED' END,
	"payments"."updated_at"
FROM "payments" JOIN "orders" ON "orders"."id" = "payments"."order_id"
WHERE "payments"."status" = 'APPROVED' OR "payments"."detail" IN ('other-amount', 'other-currency', 'paid-twice')
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "charges" ("order_id", "branch_contact", "method", "source", "amount", "at")
SELECT "id", "branch_contact", "payment_method", 'VENUE', "price", "updated_at"
FROM "orders"
WHERE "paid" AND "price" > 0 AND NOT EXISTS (SELECT 1 FROM "payments"
	WHERE "payments"."order_id" = "orders"."id" AND "payments"."status" = 'APPROVED' AND "payments"."refunded_at" IS NULL);
--> statement-breakpoint
INSERT INTO "refunds" ("charge_id", "order_id", "branch_contact", "amount", "status", "reason", "note", "detail",
	"requested_at", "ended_at")
SELECT "charges"."id", "charges"."order_id", "charges"."branch_contact",
	coalesce(least("order_cancellations"."refund_amount", "charges"."amount"), "charges"."amount"),
	CASE WHEN "order_cancellations"."refunded_at" IS NOT NULL THEN 'CONFIRMED'
		WHEN "charges"."source" = 'PROVIDER' THEN 'FAILED' ELSE 'REQUESTED' END,
	'ORDER_CANCELED', "order_cancellations"."refund_text",
	CASE WHEN "order_cancellations"."refunded_at" IS NULL AND "charges"."source" = 'PROVIDER' THEN 'before-the-ledger' END,
	"orders"."updated_at", "order_cancellations"."refunded_at"
FROM "charges" JOIN "orders" ON "orders"."id" = "charges"."order_id"
	LEFT JOIN "order_cancellations" ON "order_cancellations"."order_id" = "orders"."id"
WHERE "charges"."uncounted" IS NULL AND "orders"."status" = 'CANCELED';
--> statement-breakpoint
INSERT INTO "refunds" ("charge_id", "order_id", "branch_contact", "amount", "status", "reason", "detail", "requested_at",
	"ended_at")
SELECT "charges"."id", "charges"."order_id", "charges"."branch_contact", "charges"."amount",
	CASE WHEN "payments"."refunded_at" IS NULL THEN 'FAILED' ELSE 'CONFIRMED' END, "charges"."uncounted",
	CASE WHEN "payments"."refunded_at" IS NULL THEN 'before-the-ledger' END, "charges"."at", "payments"."refunded_at"
FROM "charges" JOIN "payments" ON "payments"."id" = "charges"."payment_id"
WHERE "charges"."uncounted" IS NOT NULL;
--> statement-breakpoint
UPDATE "orders" SET "paid" = false
FROM "order_cancellations"
WHERE "order_cancellations"."order_id" = "orders"."id" AND "order_cancellations"."refunded_at" IS NOT NULL
	AND "orders"."status" = 'CANCELED' AND "orders"."paid" AND "orders"."price" > 0;
--> statement-breakpoint
-- Keys to other tables come last and unchecked: they lock writers, and what is written here comes from those tables.
ALTER TABLE "charges" ADD CONSTRAINT "charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action NOT VALID;
