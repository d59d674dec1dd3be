import { Form } from "react-router";
import { Icon } from "./icon.tsx";

const label = "Search this site";

const field =
  "min-h-12 w-full min-w-0 rounded-l-lg border border-line-strong bg-surface px-3.5 text-base text-ink placeholder:text-ink-soft focus-visible:z-10 aria-invalid:border-2 aria-invalid:border-crisis";

/**
 * A field that searches the site, for any page. `name` tells it from other ones on the page; `query` is what it holds
 * at first, and `problem` the id of what is wrong with that.
 */
export function SearchForm({ name, query, problem }: { name: string; query?: string; problem?: string }) {
  return (
    <Form action="/search" role="search" aria-label={name} className="flex w-full print:hidden">
      <label className="relative flex grow">
        <span className="sr-only">{label}</span>
        <input
          type="search"
          name="q"
          defaultValue={query}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem}
          className={field}
        />
      </label>{" "}
      <button
        type="submit"
        className="min-h-12 rounded-r-lg border border-l-0 border-line-strong bg-surface px-4 text-brand hover:bg-brand hover:text-on-brand"
      >
        <Icon name="search" />
        <span className="sr-only">Search</span>
      </button>
    </Form>
  );
}
