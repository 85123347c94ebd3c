CREATE TABLE "code_holds" (
	"branch" text NOT NULL,
	"code_id" text NOT NULL,
	"device_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "code_holds_branch_code_id_device_id_pk" PRIMARY KEY("branch","code_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "code_uses" (
	"branch" text NOT NULL,
	"code_id" text NOT NULL,
	"subject" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "code_uses_branch_code_id_subject_pk" PRIMARY KEY("branch","code_id","subject")
);
--> statement-breakpoint
CREATE INDEX "code_holds_expires" ON "code_holds" USING btree ("expires_at");