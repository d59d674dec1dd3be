import { emergency, sections } from "#app/content/disclaimer.ts";
import { warning } from "#app/content/disclaimer-page.ts";
import { WarningBanner } from "#app/ui/callout.tsx";
import { PhoneText } from "#app/ui/phone-text.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";

/** The warning, and the sections below it. */
export function DisclaimerText() {
  return (
    <>
      <WarningBanner title={warning}>
        <p>
          <PhoneText>{emergency}</PhoneText>
        </p>
      </WarningBanner>
      <PlainText sections={sections} />
    </>
  );
}
