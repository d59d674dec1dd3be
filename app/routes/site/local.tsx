import { data, Link } from "react-router";
import {
  type Provider,
  publishedProviders,
  publishedResources,
  type Resource,
} from "#app/domain/directory/directory.server.ts";
import { Badge, spaced } from "#app/ui/badge.tsx";
import { button } from "#app/ui/button.ts";
import { Note } from "#app/ui/callout.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { ListState } from "#app/ui/list-state.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import { container, PageHero } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PhoneText } from "#app/ui/phone-text.tsx";
import { Tabs, tabOf } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/local";
import { settled, statusOf } from "./settled.server.ts";

const lead = "Find care and support in and around Huron County, and help you can reach from anywhere.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Local Resources", description: lead }, matches);

export async function loader({ request }: Route.LoaderArgs) {
  const [providers, resources] = await Promise.all([
    settled(publishedProviders()),
    settled(publishedResources()),
  ]);
  return data(
    { providers, resources, tab: tabOf(request, ["providers", "resources"]) },
    { status: statusOf(providers, resources) },
  );
}

export default function Local({ loaderData: { providers, resources, tab } }: Route.ComponentProps) {
  return (
    <>
      <PageHero title="Local Resources" lead={lead} />
      <div className={`${container} py-10 sm:py-14`}>
        <div className="mb-8">
          <Note>
            <p>Call before you go. Hours and services change. A listing is not an endorsement.</p>
          </Note>
        </div>
        <Tabs
          label="Directory"
          selected={tab}
          tabs={[
            {
              id: "providers",
              label: "Healthcare Providers",
              panel: (
                <>
                  <h2 className="mb-6 text-2xl">Healthcare Providers</h2>
                  <ListState
                    items={providers}
                    name="directory of providers"
                    empty="Provider directory coming soon. We're working to compile a verified list of local healthcare professionals."
                  >
                    {(items) =>
                      items.map((provider) => <ProviderCard key={provider.id} provider={provider} />)
                    }
                  </ListState>
                </>
              ),
            },
            {
              id: "resources",
              label: "Community Resources",
              panel: (
                <>
                  <h2 className="mb-6 text-2xl">Community Resources</h2>
                  <ListState
                    items={resources}
                    name="directory of resources"
                    empty="Resource directory coming soon. We're compiling a comprehensive list of local support services."
                  >
                    {(items) =>
                      items.map((resource) => <ResourceCard key={resource.id} resource={resource} />)
                    }
                  </ListState>
                </>
              ),
            },
          ]}
        />
        <footer className="mt-12 flex flex-wrap items-center justify-between gap-4 rounded-2xl bg-wash p-6 sm:p-8">
          <p className="max-w-[52ch]">
            Did you find a wrong number, or a place that has closed? Tell us, and we will correct it.
          </p>
          <Link to="/contact" className={button.secondary}>
            Report outdated information
          </Link>
        </footer>
      </div>
    </>
  );
}

const card = "flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-6 shadow-card";

function ProviderCard({ provider }: { provider: Provider }) {
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

function ResourceCard({ resource }: { resource: Resource }) {
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
