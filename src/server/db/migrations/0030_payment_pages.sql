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
ALTER TABLE "charges" ADD COLUMN "installment_amount" bigint;--> statement-breakpoint
CREATE INDEX "policy_reports_last_seen" ON "policy_reports" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "script_checks_at" ON "script_checks" USING btree ("at");