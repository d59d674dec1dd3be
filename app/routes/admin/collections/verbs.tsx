import { Form, Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { button } from "#app/ui/button.ts";

/** What can be done with the record as it is stored. */
export function Verbs({
  name,
  id,
  shownOn,
  published,
  changed,
}: {
  name: string;
  id: string;
  shownOn: string;
  published: boolean;
  changed: string;
}) {
  const verb = published ? "unpublish" : "publish";
  const address = `/admin/${name}/${id}`;
  return (
    <div className="mt-4 mb-8 border-b border-line pb-8">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge look={published ? "strong" : "plain"}>{published ? "Published" : "Draft"}</Badge>{" "}
        <span className="text-sm text-ink-soft">{`Changed ${changed}`}</span>{" "}
        {published ? <Link to={shownOn}>See the public page</Link> : null}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Form method="post" action={`${address}/${verb}`}>
          <button type="submit" className={button.secondary}>
            {published ? "Unpublish" : "Publish"}
          </button>
        </Form>
        <Link to={`${address}/preview`} className={button.secondary}>
          Preview
        </Link>
        <Link to={`${address}/delete`} className={button.secondary}>
          Delete
        </Link>
      </div>
    </div>
  );
}
