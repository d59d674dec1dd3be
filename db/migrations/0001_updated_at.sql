CREATE FUNCTION "keep_updated_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."updated_at" := now();
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "keep_updated_at" BEFORE UPDATE ON "users" FOR EACH ROW EXECUTE FUNCTION "keep_updated_at"();
--> statement-breakpoint
CREATE TRIGGER "keep_updated_at" BEFORE UPDATE ON "stories" FOR EACH ROW EXECUTE FUNCTION "keep_updated_at"();
--> statement-breakpoint
CREATE TRIGGER "keep_updated_at" BEFORE UPDATE ON "resources" FOR EACH ROW EXECUTE FUNCTION "keep_updated_at"();
--> statement-breakpoint
CREATE TRIGGER "keep_updated_at" BEFORE UPDATE ON "providers" FOR EACH ROW EXECUTE FUNCTION "keep_updated_at"();
--> statement-breakpoint
CREATE TRIGGER "keep_updated_at" BEFORE UPDATE ON "events" FOR EACH ROW EXECUTE FUNCTION "keep_updated_at"();
--> statement-breakpoint
CREATE TRIGGER "keep_updated_at" BEFORE UPDATE ON "news" FOR EACH ROW EXECUTE FUNCTION "keep_updated_at"();
--> statement-breakpoint
CREATE TRIGGER "keep_updated_at" BEFORE UPDATE ON "legislation" FOR EACH ROW EXECUTE FUNCTION "keep_updated_at"();
--> statement-breakpoint
CREATE TRIGGER "keep_updated_at" BEFORE UPDATE ON "guides" FOR EACH ROW EXECUTE FUNCTION "keep_updated_at"();
