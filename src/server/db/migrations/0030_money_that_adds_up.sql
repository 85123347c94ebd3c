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
CREATE INDEX "policy_reports_last_seen" ON "policy_reports" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "script_checks_at" ON "script_checks" USING btree ("at");