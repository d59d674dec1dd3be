import { privacySections } from "#app/content/privacy.ts";
import { PlainText } from "#app/ui/plain-text.tsx";

/** What this site does with data; what it says of the assistant depends on whether a language model answers. */
export function PrivacyText({ usesModel }: { usesModel: boolean }) {
  return <PlainText sections={privacySections(usesModel)} />;
}
