CREATE TABLE "survey_answers" (
	"order_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"tenant" text NOT NULL,
	"branch_contact" text NOT NULL,
	"survey_id" text NOT NULL,
	"question_type" text NOT NULL,
	"title" text NOT NULL,
	"answer" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_answers_order_id_question_id_pk" PRIMARY KEY("order_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "venue_ratings" (
	"branch_contact" text PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "venue_places" (
	"branch_contact" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"country" text NOT NULL,
	"search_name" text NOT NULL,
	"place" "point" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_places" ADD CONSTRAINT "venue_places_tenant_tenants_alias_fk" FOREIGN KEY ("tenant") REFERENCES "public"."tenants"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_answers_at" ON "survey_answers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "venue_places_place" ON "venue_places" USING gist ("place");--> statement-breakpoint
CREATE INDEX "venue_places_alias" ON "venue_places" USING btree ("branch_contact" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "venue_places_name" ON "venue_places" USING btree ("search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "venue_places_tenant" ON "venue_places" USING btree ("tenant");