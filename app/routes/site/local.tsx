import { data, Link } from "react-router";
import { publishedProviders, publishedResources } from "#app/domain/directory/directory.server.ts";
import { button } from "#app/ui/button.ts";
import { Note } from "#app/ui/callout.tsx";
import { ListState } from "#app/ui/list-state.tsx";
import { container, PageHero } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Tabs, tabOf } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/local";
import { ProviderCard, ResourceCard } from "./directory-cards.tsx";
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
