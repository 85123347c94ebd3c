CREATE TABLE "unproven_benefits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unproven_benefits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"branch" text NOT NULL,
	"kind" text NOT NULL,
	"device_id" text NOT NULL,
	"network" text NOT NULL,
	"order_id" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loyalty_claims" ADD COLUMN "phone_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "loyalty_claims" DROP CONSTRAINT "loyalty_claims_reward_id_phone_pk";--> statement-breakpoint
ALTER TABLE "loyalty_claims" ADD CONSTRAINT "loyalty_claims_reward_id_phone_phone_proven_pk" PRIMARY KEY("reward_id","phone","phone_proven");--> statement-breakpoint
CREATE INDEX "unproven_benefits_device" ON "unproven_benefits" USING btree ("branch","device_id","at");--> statement-breakpoint
CREATE INDEX "unproven_benefits_network" ON "unproven_benefits" USING btree ("branch","network","at");--> statement-breakpoint
CREATE INDEX "unproven_benefits_order" ON "unproven_benefits" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "unproven_benefits_at" ON "unproven_benefits" USING btree ("at");