-- the column "branch" holds the tenant from now on, whose uses are those at all its branches; the rows of branches stay
-- for a process of the version before
INSERT INTO "code_uses" ("branch", "code_id", "subject", "used")
SELECT coalesce("entities"."tenant", "former_places"."tenant") AS "tenant", "code_id", "subject", sum("used")
FROM "code_uses"
LEFT JOIN "entities" ON "entities"."alias" = "branch"
LEFT JOIN "former_places" ON "former_places"."alias" = "branch"
WHERE coalesce("entities"."tenant", "former_places"."tenant") <> "branch"
GROUP BY 1, 2, 3
ON CONFLICT ("branch", "code_id", "subject") DO UPDATE SET "used" = "code_uses"."used" + "excluded"."used";
