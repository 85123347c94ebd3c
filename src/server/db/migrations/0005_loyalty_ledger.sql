CREATE TABLE "loyalty_claims" (
	"reward_id" text NOT NULL,
	"branch" text NOT NULL,
	"phone" text NOT NULL,
	"device_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"branch_contact" text,
	"acquisition_channel" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "loyalty_claims_reward_id_phone_pk" PRIMARY KEY("reward_id","phone")
);
--> statement-breakpoint
CREATE TABLE "loyalty_movements" (
	"branch" text NOT NULL,
	"phone" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"post_balance" integer NOT NULL,
	"order_id" uuid,
	"order_code" char(11),
	"device_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "loyalty_movements_branch_phone_number_pk" PRIMARY KEY("branch","phone","number"),
	CONSTRAINT "loyalty_movements_covered" CHECK ("loyalty_movements"."post_balance" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_claims_device" ON "loyalty_claims" USING btree ("reward_id","device_id");--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_movements_order" ON "loyalty_movements" USING btree ("order_id","kind");--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "loyalty_points_balance";