CREATE TABLE "policy_reports" (
	"alias" text NOT NULL,
	"page" text NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"source" text,
	"count" integer NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "policy_reports_alias_page_directive_blocked_pk" PRIMARY KEY("alias","page","directive","blocked")
);
--> statement-breakpoint
CREATE TABLE "script_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"pages" integer NOT NULL,
	"scripts" integer NOT NULL,
	"findings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_numbers" (
	"branch_contact" text NOT NULL,
	"series" text NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_numbers_branch_contact_series_kind_pk" PRIMARY KEY("branch_contact","series","kind")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"branch_contact" text NOT NULL,
	"nth" integer NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"cause" uuid NOT NULL,
	"credits_id" uuid,
	"amount" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"authorization" text,
	"url" text,
	"detail" text,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_files" (
	"branch_contact" text NOT NULL,
	"provider" text NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "settlement_files_branch_contact_to_day_from_day_provider_pk" PRIMARY KEY("branch_contact","to_day","from_day","provider")
);
--> statement-breakpoint
CREATE TABLE "settlement_rows" (
	"branch_contact" text NOT NULL,
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text,
	"attempt_id" text,
	"authorization_code" text,
	"last_four" text,
	"amount" bigint NOT NULL,
	"currency" text,
	"decimals" integer NOT NULL,
	"fee" bigint,
	"net" bigint,
	CONSTRAINT "settlement_rows_branch_contact_day_provider_key_pk" PRIMARY KEY("branch_contact","day","provider","key")
);
--> statement-breakpoint
DROP INDEX "loyalty_movements_order";--> statement-breakpoint
ALTER TABLE "console_tokens" ADD COLUMN "role" text DEFAULT 'MANAGER' NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "taken_role" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "installment_amount" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "actor_role" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receipt_holder" jsonb;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policy_reports_last_seen" ON "policy_reports" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "script_checks_at" ON "script_checks" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number" ON "receipts" USING btree ("branch_contact","series","kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_charge" ON "receipts" USING btree ("cause") WHERE "receipts"."kind" = 'RECEIPT';--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_order" ON "receipts" USING btree ("order_id","nth");