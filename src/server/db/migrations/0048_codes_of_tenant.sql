-- the column "branch" holds the tenant from now on: a code of a company is one for all its branches
ALTER TABLE "code_uses" DROP CONSTRAINT "code_uses_branch_code_id_subject_pk";--> statement-breakpoint
WITH "of_branch" AS (DELETE FROM "code_uses" RETURNING *)
INSERT INTO "code_uses" ("branch", "code_id", "subject", "used")
SELECT coalesce("entities"."tenant", "former_places"."tenant", "of_branch"."branch"), "code_id", "subject", sum("used")
FROM "of_branch"
LEFT JOIN "entities" ON "entities"."alias" = "of_branch"."branch"
LEFT JOIN "former_places" ON "former_places"."alias" = "of_branch"."branch"
GROUP BY 1, 2, 3;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_branch_code_id_subject_pk" PRIMARY KEY("branch","code_id","subject");
