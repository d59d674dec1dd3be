import { data, Link } from "react-router";
import { local as words } from "#app/content/local.ts";
import { button } from "#app/ui/button.ts";
import { Note } from "#app/ui/callout.tsx";
import { ListState } from "#app/ui/list-state.tsx";
import { container, PageHero } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Tabs, tabOf } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/local";
import { AsOf } from "./as-of.tsx";
import { ProviderCard, ResourceCard } from "./directory-cards.tsx";
import * as lists from "./lists.server.ts";
import { settled } from "./settled.server.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: words.lead }, matches);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const [providers, resources] = await Promise.all([lists.providers(), lists.resources()]);
  const { asOf, headers } = settled(providers, resources);
  const tab = tabOf(request, [words.providers, words.resources]);
  return data({ providers: providers.rows, resources: resources.rows, asOf, tab }, { headers });
}

export default function Local({ loaderData: { providers, resources, asOf, tab } }: Route.ComponentProps) {
  return (
    <>
      <PageHero title={words.title} lead={words.lead} />
      <AsOf moment={asOf} />
      <div className={`${container} py-10 sm:py-14`}>
        <div className="mb-8">
          <Note>
            <p>{words.note}</p>
          </Note>
        </div>
        <Tabs
          label="Directory"
          selected={tab}
          tabs={[
            {
              id: words.providers.id,
              label: words.providers.title,
              panel: (
                <>
                  <h2 className="mb-6 text-2xl">{words.providers.title}</h2>
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
              id: words.resources.id,
              label: words.resources.title,
              panel: (
                <>
                  <h2 className="mb-6 text-2xl">{words.resources.title}</h2>
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
          <p className="max-w-[52ch]">{words.outdated}</p>
          <Link to="/contact" className={button.secondary}>
            Report outdated information
          </Link>
        </footer>
      </div>
    </>
  );
}
