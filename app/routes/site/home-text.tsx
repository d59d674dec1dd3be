import { Fragment } from "react";
import { Link } from "react-router";
import { closing, hero, mission, quickLinks, whatWeDo } from "#app/content/home.ts";
import { button } from "#app/ui/button.ts";
import { Card, CardGrid, LinkCard } from "#app/ui/card.tsx";
import type { IconName } from "#app/ui/icon.tsx";
import { CallToAction, container, Section } from "#app/ui/page.tsx";
import { SettlingLines } from "#app/ui/settling-lines.tsx";

const icons: Record<(typeof whatWeDo.cards)[number]["id"], IconName> = {
  inform: "book",
  equip: "check",
  connect: "people",
  advocate: "voice",
};

/** The whole of the home page. */
export function HomeText() {
  const [first, ...others] = hero.links;
  return (
    <>
      <header className="on-deep relative overflow-hidden bg-deep text-on-deep">
        <SettlingLines className="pointer-events-none absolute right-0 bottom-2 h-40 w-full opacity-70 [mask-image:linear-gradient(to_right,transparent,black_12%)] md:inset-y-0 md:h-full md:w-[46%] md:opacity-90" />
        <div className={`relative ${container} pt-12 pb-44 sm:pt-24 md:pb-28`}>
          <h1 className="text-4xl">
            {hero.title[0]} <span className="sm:block">{hero.title[1]}</span>
          </h1>
          <p className="mt-5 max-w-[31rem] text-lg text-on-deep-soft">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to={first.href} className={button.onDeep}>
              {first.label}
            </Link>
            {others.map(({ label, href }) => (
              <Fragment key={href}>
                {" "}
                <Link to={href} className={`${button.onDeepQuiet} bg-deep`}>
                  {label}
                </Link>
              </Fragment>
            ))}
          </div>
        </div>
      </header>

      <section id={mission.id} className="scroll-mt-4 py-14 sm:py-20">
        <div className={`${container} grid gap-4 md:grid-cols-[1fr_2fr] md:gap-10`}>
          <h2 className="text-2xl">{mission.title}</h2>
          <p className="max-w-[60ch] text-xl leading-relaxed">{mission.text}</p>
        </div>
      </section>

      <Section id={whatWeDo.id} title={whatWeDo.title} tone="raised">
        <CardGrid columns={4}>
          {whatWeDo.cards.map(({ id, title, text }) => (
            <Card key={id} title={title} icon={icons[id]}>
              <p className="text-ink-soft">{text}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>

      <Section id={quickLinks.id} title={quickLinks.title}>
        <CardGrid columns={4}>
          {quickLinks.cards.map(({ title, href, text }) => (
            <LinkCard key={href} title={title} to={href}>
              {text}
            </LinkCard>
          ))}
        </CardGrid>
      </Section>

      <CallToAction {...closing} />
    </>
  );
}
