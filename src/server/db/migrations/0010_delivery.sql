CREATE TABLE "rider_shifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rider_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rider_steps" (
	"rider_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rider_steps_rider_id_key_pk" PRIMARY KEY("rider_id","key")
);
--> statement-breakpoint
CREATE TABLE "riders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"branch_contact" text NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shift_codes" (
	"branch_contact" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shift_tries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"branch_contact" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_events" (
	"shipment_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"rider_id" uuid,
	CONSTRAINT "shipment_events_shipment_id_revision_pk" PRIMARY KEY("shipment_id","revision")
);
--> statement-breakpoint
CREATE TABLE "shipment_stacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"branch_contact" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"rider_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"branch_contact" text NOT NULL,
	"order_id" uuid NOT NULL,
	"logistics_order" uuid NOT NULL,
	"stack_id" uuid,
	"stacking_order" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"return_shipment" boolean DEFAULT false NOT NULL,
	"code_to_show" text NOT NULL,
	"rider_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"tracking_id" text NOT NULL,
	"delivery_key" char(4) NOT NULL,
	"key_tries" integer DEFAULT 0 NOT NULL,
	"key_confirmed_at" timestamp (3) with time zone,
	"without_key_reason" text,
	"eta" timestamp (3) with time zone,
	"rider_lat" double precision,
	"rider_lng" double precision,
	"rider_position_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rider_shifts" ADD CONSTRAINT "rider_shifts_rider_id_riders_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."riders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rider_steps" ADD CONSTRAINT "rider_steps_rider_id_riders_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."riders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_stacks" ADD CONSTRAINT "shipment_stacks_rider_id_riders_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."riders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_stack_id_shipment_stacks_id_fk" FOREIGN KEY ("stack_id") REFERENCES "public"."shipment_stacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_rider_id_riders_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."riders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rider_shifts_token" ON "rider_shifts" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "rider_shifts_open" ON "rider_shifts" USING btree ("rider_id") WHERE "rider_shifts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "rider_shifts_started" ON "rider_shifts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "rider_steps_created" ON "rider_steps" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "riders_branch_contact_phone" ON "riders" USING btree ("branch_contact","phone");--> statement-breakpoint
CREATE INDEX "shift_tries_phone" ON "shift_tries" USING btree ("branch_contact","phone","at");--> statement-breakpoint
CREATE INDEX "shift_tries_address" ON "shift_tries" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "shift_tries_at" ON "shift_tries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "shipment_stacks_status" ON "shipment_stacks" USING btree ("branch_contact","status","created_at");--> statement-breakpoint
CREATE INDEX "shipment_stacks_rider" ON "shipment_stacks" USING btree ("rider_id","updated_at");--> statement-breakpoint
CREATE INDEX "shipments_status" ON "shipments" USING btree ("branch_contact","status","created_at");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "shipments_logistics_order" ON "shipments" USING btree ("logistics_order","stacking_order");--> statement-breakpoint
CREATE INDEX "shipments_rider" ON "shipments" USING btree ("rider_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_tracking" ON "shipments" USING btree ("tracking_id");