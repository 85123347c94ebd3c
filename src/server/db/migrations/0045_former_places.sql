CREATE TABLE "former_places" (
	"alias" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"tenant" text NOT NULL,
	"orders_months" integer
);
--> statement-breakpoint
CREATE INDEX "former_places_tenant" ON "former_places" USING btree ("tenant");--> statement-breakpoint
-- those that left before: their orders tell whose they were, the last one where there are several
INSERT INTO "former_places" ("alias", "kind", "tenant")
SELECT DISTINCT ON ("branch_contact") "branch_contact", 'branchContact', "tenant" FROM "orders"
WHERE NOT EXISTS (SELECT FROM "entities" WHERE "entities"."alias" = "orders"."branch_contact")
ORDER BY "branch_contact", "ordered_at" DESC;--> statement-breakpoint
INSERT INTO "former_places" ("alias", "kind", "tenant")
SELECT DISTINCT ON ("branch") "branch", 'branch', "tenant" FROM "orders"
WHERE NOT EXISTS (SELECT FROM "entities" WHERE "entities"."alias" = "orders"."branch")
ORDER BY "branch", "ordered_at" DESC
ON CONFLICT DO NOTHING;
