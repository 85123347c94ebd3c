CREATE TABLE "charge_backs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"charge_id" uuid NOT NULL,
	"branch_contact" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"won_at" timestamp (3) with time zone
);
--> statement-breakpoint
INSERT INTO "charge_backs" ("charge_id", "branch_contact", "amount", "at")
SELECT "id", "branch_contact", greatest("amount" - coalesce((SELECT sum("refunds"."amount") FROM "refunds"
	WHERE "refunds"."charge_id" = "charges"."id" AND "refunds"."status" = 'CONFIRMED'), 0), 0), "charged_back_at"
FROM "charges" WHERE "charged_back_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "charge_backs_charge" ON "charge_backs" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "charge_backs_branch_contact_at" ON "charge_backs" USING btree ("branch_contact","at");--> statement-breakpoint
CREATE INDEX "charge_backs_branch_contact_won" ON "charge_backs" USING btree ("branch_contact","won_at");--> statement-breakpoint
-- What locks writers comes last: a lock is held until the transaction ends.
ALTER TABLE "charges" ADD COLUMN "taken_token" uuid;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "tip" bigint;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "actor_token" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "earlier" jsonb;--> statement-breakpoint
ALTER TABLE "charge_backs" ADD CONSTRAINT "charge_backs_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;
