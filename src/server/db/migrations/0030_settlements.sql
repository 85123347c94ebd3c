CREATE TABLE "settlement_files" (
	"branch_contact" text NOT NULL,
	"provider" text NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "settlement_files_branch_contact_to_day_from_day_provider_pk" PRIMARY KEY("branch_contact","to_day","from_day","provider")
);
--> statement-breakpoint
CREATE TABLE "settlement_rows" (
	"branch_contact" text NOT NULL,
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text,
	"attempt_id" text,
	"authorization_code" text,
	"last_four" text,
	"amount" bigint NOT NULL,
	"currency" text,
	"decimals" integer NOT NULL,
	"fee" bigint,
	"net" bigint,
	CONSTRAINT "settlement_rows_branch_contact_day_provider_key_pk" PRIMARY KEY("branch_contact","day","provider","key")
);
