CREATE TABLE "static_files" (
	"name" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"body" "bytea" NOT NULL,
	"released_at" timestamp with time zone DEFAULT now() NOT NULL
);
