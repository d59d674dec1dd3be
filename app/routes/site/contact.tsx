import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect } from "react";
import {
  data,
  Form,
  isRouteErrorResponse,
  Link,
  NavigationType,
  redirect,
  type ShouldRevalidateFunction,
  useNavigation,
  useNavigationType,
} from "react-router";
import { contact } from "#app/content/contact.ts";
import { receiveContact } from "#app/domain/contact/contact.server.ts";
import { type ContactFields, contactInput } from "#app/domain/contact/input.ts";
import { spamSign } from "#app/domain/contact/spam.ts";
import { keptMessage, notSent, roles, tooManyMessages } from "#app/domain/contact/words.ts";
import { TooMany } from "#app/domain/rates/too-many.ts";
import { waitOf } from "#app/domain/rates/wait.ts";
import { clientAddress } from "#app/middleware/client-address.server.ts";
import { readForm } from "#app/request-body.server.ts";
import { button } from "#app/ui/button.ts";
import { NeedHelpNow } from "#app/ui/crisis-dialog.tsx";
import { CheckboxField, ErrorSummary, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { formState } from "#app/ui/form-state.ts";
import { Icon } from "#app/ui/icon.tsx";
import { focusContent } from "#app/ui/move-focus.tsx";
import { useNotify } from "#app/ui/notices.tsx";
import { container, PageHero } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PhoneText } from "#app/ui/phone-text.tsx";
import { lazyPart, Unhydrated } from "#app/ui/unhydrated.tsx";
import { DatabaseUnavailable } from "#db/errors.ts";
import type { Route } from "./+types/contact";
import { SpamTraps } from "./spam-traps.tsx";

/** What checks a message in the browser is for those who write one: it does not come with the page. */
const loadCheck = () => import("./contact-check.ts");

/** With the first touch of the form: it is there when the form is sent, also once the connection is gone. */
function warmUp() {
  loadCheck().catch(() => {});
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "Contact Us",
      description: "Write to the Huron County Medical Society. We reply within 1-2 business days.",
    },
    matches,
  ).filter((tag) => !("title" in tag));

/** When to try again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The words come with the page: its scripts hold none of them. */
export function loader({ request }: Route.LoaderArgs) {
  return { sent: new URL(request.url).searchParams.has("sent"), words: contact };
}

/**
 * Specification §5 and §8: the thank-you screen once the row is stored, or the form with everything typed: 400 with
 * every field's message, 429 with when to try again, 503 while the database does not answer. What looks like spam is
 * stored and thanked for as any other.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema: contactInput });
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });
  try {
    await receiveContact(submission.value, context.get(clientAddress), spamSign(form));
  } catch (error) {
    if (error instanceof TooMany) {
      const { retryAfter } = error;
      return data(submission.reply({ formErrors: [tooManyMessages(waitOf(retryAfter)), keptMessage] }), {
        status: 429,
        headers: { "Retry-After": `${retryAfter}` },
      });
    }
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return data(submission.reply({ formErrors: [notSent] }), { status: 503 });
  }
  return redirect("/contact?sent", 303);
}

/**
 * Where scripts run, a mistake is found before anything is sent, by the same schema. What checks is loaded with the
 * first touch of the form; where that failed, the server checks alone.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const check = await loadCheck().catch(() => null);
  const mistakes = check?.contactMistakes(await request.clone().formData());
  if (mistakes) return mistakes;
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response && error.status < 400) throw error;
    const message = isRouteErrorResponse(error) && error.status < 500 ? error.data?.message : undefined;
    return { status: "error", error: { "": [message ?? notSent] } } satisfies SubmissionResult<string[]>;
  }
}

/** A failed message changes nothing: asking again, without a connection, would take the form away. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.search !== nextUrl.search;

const CrisisLines = lazyPart(async () => (await import("./contact-text.tsx")).CrisisLines);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, words } = loaderData;
  if (sent) return <ThankYou />;
  return (
    <>
      <ContactForm words={words} lastResult={actionData} />
      <Unhydrated>
        <CrisisLines />
      </Unhydrated>
    </>
  );
}

type Words = Route.ComponentProps["loaderData"]["words"];

const fieldNames = [
  "name",
  "email",
  "phone",
  "role",
  "message",
  "joinNewsletter",
  "volunteer",
  "mediaInquiry",
] as const satisfies readonly (keyof ContactFields)[];

function ContactForm({ words, lastResult }: { words: Words; lastResult?: SubmissionResult<string[]> }) {
  const sending = useNavigation().formAction === "/contact";
  const notify = useNotify();
  const form = formState("contact", fieldNames, lastResult, {
    initial: { role: "patient" },
    required: ["name", "email", "message"],
  });
  const { fields } = form;

  useEffect(() => {
    const failure = lastResult?.error?.[""]?.[0];
    if (failure) notify({ title: "Error", description: failure, destructive: true });
  }, [lastResult, notify]);

  const wrong = lastResult?.status === "error";
  return (
    <>
      <title>{`${wrong ? "Error: " : ""}Contact Us · Huron County Medical Society`}</title>
      <PageHero title={words.title} lead={words.lead} />
      <div className={`${container} grid gap-12 py-12 sm:py-16 lg:grid-cols-[1.7fr_1fr]`}>
        <section id={words.form.id} aria-labelledby="form-title" className="scroll-mt-4">
          <ErrorSummary
            answer={lastResult}
            problems={form.errors}
            fields={[fields.name, fields.email, fields.phone, fields.role, fields.message]}
          />
          <h2 id="form-title" className="text-2xl">
            {words.form.title}
          </h2>
          <p className="mt-2 text-ink-soft">{words.form.required}</p>
          <Form
            method="post"
            action="/contact"
            id={form.id}
            noValidate
            onFocus={warmUp}
            className="mt-6 space-y-6"
          >
            <SpamTraps />
            <TextField field={fields.name} label="Name *" autoComplete="name" />
            <TextField field={fields.email} label="Email *" type="email" autoComplete="email" />
            <TextField field={fields.phone} label="Phone (optional)" type="tel" autoComplete="tel" />
            <SelectField field={fields.role} label="I am a... *" options={roles} />
            <TextAreaField field={fields.message} label="Message *" hint={words.form.hint} />
            <fieldset>
              <legend className="sr-only">Also</legend>
              <CheckboxField field={fields.joinNewsletter} label={words.form.newsletter} />
              <CheckboxField field={fields.volunteer} label={words.form.volunteer} />
              <CheckboxField field={fields.mediaInquiry} label={words.form.media} />
            </fieldset>
            <button type="submit" disabled={sending} className={button.primary}>
              {sending ? "Sending..." : "Send Message"}
            </button>
            <p className="text-sm text-ink-soft">
              We use what you send only to answer you. <Link to="/privacy">Privacy Policy</Link>
            </p>
          </Form>
        </section>
        <aside className="space-y-6">
          <div
            id={words.helpNow.id}
            className="scroll-mt-4 rounded-card border-l-4 border-crisis bg-crisis-wash p-6"
          >
            <h2 className="text-xl">{words.helpNow.title}</h2>
            <p className="mt-2">
              <PhoneText>{words.helpNow.text}</PhoneText>
            </p>
            <NeedHelpNow className={`${button.crisis} mt-4`} />
          </div>
          <div id={words.next.id} className="scroll-mt-4 rounded-card border border-line bg-surface p-6">
            <h2 className="text-xl">{words.next.title}</h2>
            <ul className="mt-3 space-y-3">
              {words.next.steps.map((step) => (
                <li key={step} className="flex gap-3">
                  <Icon name="check" className="mt-1 size-5 text-brand" />
                  {step}
                </li>
              ))}
            </ul>
          </div>
        </aside>
      </div>
    </>
  );
}

function ThankYou() {
  const notify = useNotify();
  const justSent = useNavigationType() !== NavigationType.Pop;

  useEffect(() => {
    if (!justSent) return;
    focusContent();
    notify({
      title: "Message sent!",
      description: "Thank you for contacting us. We'll respond within 1-2 business days.",
    });
  }, [justSent, notify]);

  return (
    <>
      <title>Thank you · Huron County Medical Society</title>
      <div className={`${container} py-20 text-center sm:py-28`}>
        <span className="mx-auto flex size-16 items-center justify-center rounded-full bg-wash text-brand">
          <Icon name="check" className="size-8" />
        </span>
        <h1 className="mt-6 text-3xl">Thank you for reaching out!</h1>
        <p className="mx-auto mt-4 max-w-xl text-lg text-ink-soft">
          Your message has reached us. We'll respond within 1-2 business days.
        </p>
        <Link to="/contact" className={`${button.secondary} mt-8`}>
          Send Another Message
        </Link>
      </div>
    </>
  );
}
