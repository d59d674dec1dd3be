import type { Provider, Resource } from "#app/domain/directory/directory.server.ts";
import { Badge, spaced } from "#app/ui/badge.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import { PhoneText } from "#app/ui/phone-text.tsx";

const card = "flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-6 shadow-card";

/** A provider in the list of /local (specification §2, "Local Resources"). */
export function ProviderCard({ provider }: { provider: Provider }) {
  const { name, specialty, organization, acceptsNewPatients, telehealth } = provider;
  return (
    <li id={`provider-${provider.id}`} className={card}>
      <p className="flex flex-wrap gap-2">
        <Badge>{spaced(specialty)}</Badge>{" "}
        {acceptsNewPatients ? <Badge look="strong">Accepting Patients</Badge> : null}{" "}
        {telehealth ? <Badge>Telehealth</Badge> : null}
      </p>
      <h3 className="text-xl">{name}</h3>
      {organization ? <p className="text-ink-soft">{organization}</p> : null}
      <Details
        rows={[
          ["Insurance", provider.insurance?.join(", ")],
          ["Languages", provider.languages?.join(", ")],
          ["Access", provider.accessibilityNotes],
        ]}
        {...provider}
      />
    </li>
  );
}

/** A community resource in the list of /local. */
export function ResourceCard({ resource }: { resource: Resource }) {
  return (
    <li id={`resource-${resource.id}`} className={card}>
      <Badge>{spaced(resource.category)}</Badge>
      <h3 className="text-xl">{resource.name}</h3>
      {resource.description ? (
        <p>
          <PhoneText>{resource.description}</PhoneText>
        </p>
      ) : null}
      <Details
        rows={[
          ["Hours", resource.hours],
          ["Who can use it", resource.eligibility],
          ["Services", resource.services?.join(", ")],
        ]}
        {...resource}
      />
    </li>
  );
}

type Row = [label: string, value: string | null | undefined];

/** How to reach an entry and what is known of it; what is not known is left out. */
function Details({
  rows,
  address,
  phone,
  website,
  lastVerified,
}: Pick<Provider, "address" | "phone" | "website" | "lastVerified"> & { rows: Row[] }) {
  const all: Row[] = [["Address", address], ...rows];
  const known = all.filter(([, value]) => value);
  return (
    <>
      {known.length > 0 ? (
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
          {known.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="font-semibold">{label}</dt>
              <dd className="mb-1 sm:mb-0">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-5">
        {phone ? (
          <a
            href={`tel:${phone.replace(/[^\d+]/g, "")}`}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            {phone}
          </a>
        ) : null}{" "}
        {website ? <ExternalLink href={website}>Website</ExternalLink> : null}
      </p>
      <p className="mt-auto text-sm text-ink-soft">
        {lastVerified ? (
          <>
            Last verified: <LocalDate date={lastVerified} />
          </>
        ) : (
          "Not yet verified by us"
        )}
      </p>
    </>
  );
}
