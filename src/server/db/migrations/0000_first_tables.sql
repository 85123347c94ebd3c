CREATE TABLE "idempotency_keys" (
	"branch_contact" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_branch_contact_key_pk" PRIMARY KEY("branch_contact","key")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	CONSTRAINT "order_events_order_id_revision_pk" PRIMARY KEY("order_id","revision")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"reference_id" text NOT NULL,
	"name" text NOT NULL,
	"size_id" text NOT NULL,
	"category_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"original_unit_price" bigint NOT NULL,
	"total" bigint NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "order_lines_order_id_line_pk" PRIMARY KEY("order_id","line")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" char(11) NOT NULL,
	"tenant" text NOT NULL,
	"branch" text NOT NULL,
	"branch_contact" text NOT NULL,
	"order_mode_id" text NOT NULL,
	"order_mode_name" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"payment_type_id" text NOT NULL,
	"payment_type_name" text NOT NULL,
	"payment_method" text NOT NULL,
	"paid" boolean DEFAULT false NOT NULL,
	"price" bigint NOT NULL,
	"items_price" bigint NOT NULL,
	"delivery_fee" bigint NOT NULL,
	"user_service_fee" bigint NOT NULL,
	"pays_with" bigint,
	"discounts" jsonb NOT NULL,
	"surcharges" jsonb NOT NULL,
	"redeemed_points" integer DEFAULT 0 NOT NULL,
	"gained_points" integer DEFAULT 0 NOT NULL,
	"customer_name" text NOT NULL,
	"customer_phone" text NOT NULL,
	"customer_email" text,
	"customer_document" text,
	"opt_in" boolean NOT NULL,
	"device_id" text,
	"destination" jsonb,
	"table_number" text,
	"notes" text NOT NULL,
	"order_text" text NOT NULL,
	"scheduled" boolean NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"min_delay_in_minutes" integer NOT NULL,
	"max_delay_in_minutes" integer NOT NULL,
	"source" text NOT NULL,
	"context" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"event" text NOT NULL,
	"branch_contact" text,
	"at" timestamp (3) with time zone NOT NULL,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"message" text NOT NULL,
	"context" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"branch" text NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"opt_in" boolean NOT NULL,
	"loyalty_points_balance" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customers_branch_phone_pk" PRIMARY KEY("branch","phone")
);
--> statement-breakpoint
CREATE TABLE "entities" (
	"alias" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"tenant" text NOT NULL,
	"parent" text,
	"position" integer NOT NULL,
	"published" boolean NOT NULL,
	"content_hash" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"document" jsonb NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manual_closures" (
	"branch_contact" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone,
	"reason" text,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"tenant" text NOT NULL,
	"hash" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "menus_tenant_hash_pk" PRIMARY KEY("tenant","hash")
);
--> statement-breakpoint
CREATE TABLE "order_modes" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"branch_contact" text NOT NULL,
	"menu_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sold_out_plates" (
	"branch_contact" text NOT NULL,
	"plate_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sold_out_plates_branch_contact_plate_id_pk" PRIMARY KEY("branch_contact","plate_id")
);
--> statement-breakpoint
CREATE TABLE "street_terms" (
	"term" text NOT NULL,
	"street_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "streets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "streets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant" text NOT NULL,
	"country" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"document" jsonb NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_terms" (
	"term" text NOT NULL,
	"tenant" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"alias" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"content_hash" text NOT NULL,
	"sort_name" text NOT NULL,
	"card" jsonb,
	"presentation" jsonb NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entities" ADD CONSTRAINT "entities_tenant_tenants_alias_fk" FOREIGN KEY ("tenant") REFERENCES "public"."tenants"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_tenant_tenants_alias_fk" FOREIGN KEY ("tenant") REFERENCES "public"."tenants"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_modes" ADD CONSTRAINT "order_modes_tenant_tenants_alias_fk" FOREIGN KEY ("tenant") REFERENCES "public"."tenants"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "street_terms" ADD CONSTRAINT "street_terms_street_id_streets_id_fk" FOREIGN KEY ("street_id") REFERENCES "public"."streets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streets" ADD CONSTRAINT "streets_tenant_tenants_alias_fk" FOREIGN KEY ("tenant") REFERENCES "public"."tenants"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_terms" ADD CONSTRAINT "tenant_terms_tenant_tenants_alias_fk" FOREIGN KEY ("tenant") REFERENCES "public"."tenants"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_code" ON "orders" USING btree ("code");--> statement-breakpoint
CREATE INDEX "orders_branch_contact_ordered" ON "orders" USING btree ("branch_contact","ordered_at");--> statement-breakpoint
CREATE INDEX "orders_ordered" ON "orders" USING btree ("ordered_at");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("status","ordered_at") WHERE "orders"."status" in ('UNCONFIRMED', 'GENERATED', 'ACCEPTED', 'READY');--> statement-breakpoint
CREATE INDEX "orders_device_ordered" ON "orders" USING btree ("device_id","ordered_at");--> statement-breakpoint
CREATE INDEX "orders_phone_ordered" ON "orders" USING btree ("customer_phone","branch_contact","ordered_at");--> statement-breakpoint
CREATE INDEX "outbox_undelivered" ON "outbox" USING btree ("id") WHERE "outbox"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "analytics_events_branch_contact_at" ON "analytics_events" USING btree ("branch_contact","at");--> statement-breakpoint
CREATE INDEX "client_logs_at" ON "client_logs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "entities_parent_position" ON "entities" USING btree ("parent","position");--> statement-breakpoint
CREATE INDEX "entities_tenant" ON "entities" USING btree ("tenant");--> statement-breakpoint
CREATE INDEX "order_modes_tenant" ON "order_modes" USING btree ("tenant");--> statement-breakpoint
CREATE INDEX "street_terms_prefix" ON "street_terms" USING btree ("term" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "street_terms_street" ON "street_terms" USING btree ("street_id");--> statement-breakpoint
CREATE INDEX "streets_tenant" ON "streets" USING btree ("tenant");--> statement-breakpoint
CREATE INDEX "streets_place" ON "streets" USING btree ("lat","lng");--> statement-breakpoint
CREATE INDEX "tenant_terms_prefix" ON "tenant_terms" USING btree ("term" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "tenant_terms_tenant" ON "tenant_terms" USING btree ("tenant");--> statement-breakpoint
CREATE INDEX "tenants_directory" ON "tenants" USING btree ("sort_name","alias") WHERE "tenants"."status" = 'published';