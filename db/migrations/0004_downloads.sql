-- A visitor's download is no edit: whoever edits the guide meanwhile must not be told of a newer version.
DROP TRIGGER "keep_updated_at" ON "guides";
--> statement-breakpoint
CREATE TRIGGER "keep_updated_at" BEFORE UPDATE ON "guides" FOR EACH ROW
WHEN (OLD."download_count" = NEW."download_count")
EXECUTE FUNCTION "keep_updated_at"();
