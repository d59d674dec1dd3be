import { Link } from "react-router";
import { crisisFooter } from "#app/content/crisis.ts";
import { CrisisLink } from "./crisis-link.tsx";
import { container } from "./page.tsx";

const links = [
  { to: "/patients", label: "Patient Rights" },
  { to: "/clinicians", label: "Clinician Resources" },
  { to: "/policy", label: "Policy Library" },
  { to: "/local", label: "Local Resources" },
  { to: "/privacy", label: "Privacy Policy" },
  { to: "/disclaimer", label: "Medical/Legal Disclaimer" },
];

/** The footer of every page (specification §2). */
export function SiteFooter({ year }: { year: number }) {
  return (
    <footer className="on-deep bg-deep text-on-deep print:hidden">
      <div className={`${container} grid gap-10 py-12 md:grid-cols-[1fr_1fr_1.4fr]`}>
        <div>
          <h2 className="text-lg">Huron County Medical Society</h2>
          <p className="mt-3 text-on-deep-soft">
            Associated with the Ohio State Medical Association.
            <br />
            Partner: The Doctor Patient Forum.
          </p>
        </div>
        <nav aria-label="Footer">
          <h2 className="text-lg">On this site</h2>
          <ul className="mt-2">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-10 items-center text-on-deep underline decoration-on-deep-soft/50 underline-offset-4 hover:decoration-on-deep"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-crisis">
          <h2 id="footer-crisis" className="text-lg">
            {crisisFooter.title}
          </h2>
          <ul className="mt-3 space-y-5">
            {crisisFooter.services.map(({ id, label, when, actions }) => (
              <li key={id}>
                <p className="font-semibold">{label}</p>
                <p className="text-sm text-on-deep-soft">{when}</p>
                <ul className="mt-1 flex flex-wrap gap-x-5">
                  {actions.map((action) => (
                    <li key={action.href}>
                      <CrisisLink
                        action={action}
                        className="inline-flex min-h-11 items-center gap-2 font-semibold text-on-deep underline underline-offset-4"
                      />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="border-t border-white/15">
        <div className={`${container} space-y-2 py-6 text-sm text-on-deep-soft`}>
          <p>
            References to state or national medical associations signify association, not endorsement. This
            site gives information. It is not medical or legal advice.
          </p>
          <p>© {year} Huron County Medical Society</p>
        </div>
      </div>
    </footer>
  );
}
