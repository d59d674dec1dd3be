CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"title" text
);
--> statement-breakpoint
CREATE TABLE "contact_notes" (
	"contact_id" uuid PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"title" text NOT NULL,
	"record" json NOT NULL,
	"deleted_by" text NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "trash_by_collection" ON "trash" USING btree ("collection","deleted_at");--> statement-breakpoint
CREATE TRIGGER "keep_updated_at" BEFORE UPDATE ON "contact_notes" FOR EACH ROW EXECUTE FUNCTION "keep_updated_at"();
