import { Link } from "react-router";
import { button } from "./button.ts";

/** The way to the pages before and after this one of a long list; nothing where there is one page. */
export function Paging({
  label,
  page,
  pages,
  address,
}: {
  label: string;
  page: number;
  pages: number;
  address: (page: number) => string;
}) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 ? (
        <Link to={address(page - 1)} rel="prev" className={button.secondary}>
          Previous
        </Link>
      ) : null}
      <p>{`Page ${page} of ${pages}`}</p>
      {page < pages ? (
        <Link to={address(page + 1)} rel="next" className={button.secondary}>
          Next
        </Link>
      ) : null}
    </nav>
  );
}
