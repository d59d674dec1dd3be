import type { SubmissionResult } from "@conform-to/react";
import { lazy } from "react";
import { data, Form, isRouteErrorResponse, Link, useNavigation } from "react-router";
import { assistant, exampleQuestions } from "#app/content/assistant.ts";
import { assistantPage } from "#app/content/assistant-page.ts";
import { completeAnswer } from "#app/domain/assistant/answer.server.ts";
import { type ChatMessage, chatInput } from "#app/domain/assistant/input.ts";
import { QuestionRefused } from "#app/domain/assistant/refusal.ts";
import { log } from "#app/log.server.ts";
import { clientAddress } from "#app/middleware/client-address.server.ts";
import { readForm } from "#app/request-body.server.ts";
import { latestMessages } from "#app/ui/assistant/history.ts";
import { button } from "#app/ui/button.ts";
import { WarningBanner } from "#app/ui/callout.tsx";
import { ErrorSummary, TextAreaField } from "#app/ui/field.tsx";
import { formState } from "#app/ui/form-state.ts";
import { Icon } from "#app/ui/icon.tsx";
import { container, PageHero } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PhoneText } from "#app/ui/phone-text.tsx";
import type { Route } from "./+types/assistant";
import type { Turn } from "./assistant-answer.tsx";
import { checkQuestion } from "./assistant-check.ts";

/** What checks a question in the browser comes with the first touch of the form, not with the page. */
const loadCheck = () => import("./assistant-check.ts");

/** What shows an answer comes with the first one. Where it does not, the page stays as the server has written it. */
const loadAnswer = () => import("./assistant-answer.tsx");
const never = () => new Promise<never>(() => {});
const Answer = lazy(() => loadAnswer().then((loaded) => ({ default: loaded.Answer }), never));
const EarlierMessages = lazy(() =>
  loadAnswer().then((loaded) => ({ default: loaded.EarlierMessages }), never),
);

function warmUp() {
  loadCheck().catch(() => {});
  loadAnswer().catch(() => {});
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: assistant.title, description: assistantPage.lead }, matches).filter(
    (tag) => !("title" in tag),
  );

/** When to try again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The conversation that the form carries. One that is broken is no reason to refuse the question: it begins anew. */
function carriedBy(form: FormData): ChatMessage[] {
  try {
    return chatInput.shape.conversationHistory.parse(JSON.parse(String(form.get("conversation"))));
  } catch {
    return [];
  }
}

/** What came of the form: an answer, or what is wrong, and in any case the conversation before it. */
type Outcome = { earlier: ChatMessage[]; turn?: Turn; lastResult?: SubmissionResult<string[]> };

/**
 * Answers with the page itself (200): nothing of a conversation is kept on the server, to show after a redirect. 400,
 * 429 and 503 come with the question still in the form.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const earlier = carriedBy(form);
  const submission = checkQuestion(form);
  if (submission.status !== "success") {
    return data<Outcome>({ earlier, lastResult: submission.reply() }, { status: 400 });
  }
  const { message } = submission.value;
  try {
    const visit = { signal: request.signal, visitor: context.get(clientAddress) };
    const { text, sources } = await completeAnswer({ message, conversationHistory: earlier }, visit);
    return data<Outcome>({ earlier, turn: { question: message, answer: text, sources } });
  } catch (error) {
    const refused = error instanceof QuestionRefused ? error : null;
    if (!refused) log.error({ err: error }, "The assistant failed.");
    const formErrors = [refused?.message ?? assistantPage.failure];
    return data<Outcome>(
      { earlier, lastResult: submission.reply({ formErrors }) },
      {
        status: refused?.reason === "too-many" ? 429 : 503,
        headers: refused ? { "Retry-After": `${refused.retryAfter}` } : {},
      },
    );
  }
}

/**
 * Where scripts run, a mistake is found before anything is sent, and a lost connection keeps the question and the
 * conversation, which this page has written into the form itself. Without what checks, the server checks alone.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<Outcome> {
  const form = await request.clone().formData();
  const earlier: ChatMessage[] = JSON.parse(String(form.get("conversation") ?? "[]"));
  const submission = (await loadCheck().catch(() => null))?.checkQuestion(form);
  if (submission && submission.status !== "success") return { earlier, lastResult: submission.reply() };
  try {
    await loadAnswer();
    return await serverAction();
  } catch (error) {
    const message = isRouteErrorResponse(error) && error.status < 500 ? error.data?.message : undefined;
    const formErrors = [message ?? assistantPage.failure];
    return { earlier, lastResult: { status: "error", error: { "": formErrors } } };
  }
}

/** The assistant as a page (beyond specification §2), for whoever has no scripts, or would rather have a page. */
export default function Assistant({ actionData }: Route.ComponentProps) {
  const { earlier = [], turn, lastResult } = actionData ?? {};
  const conversation: ChatMessage[] = turn
    ? [...earlier, { role: "user", content: turn.question }, { role: "assistant", content: turn.answer }]
    : earlier;
  const title = `${lastResult?.error ? "Error: " : ""}${assistant.title} · Huron County Medical Society`;
  return (
    <>
      <title>{title}</title>
      {actionData ? <meta name="robots" content="noindex" /> : null}
      <PageHero title={assistant.title} lead={assistantPage.lead} />
      <WarningBanner title={assistantPage.disclaimer}>
        <p>
          <PhoneText>{assistantPage.emergency}</PhoneText>
        </p>
      </WarningBanner>
      <div className={`${container} grid gap-12 py-10 sm:py-14 lg:grid-cols-[1.7fr_1fr]`}>
        <div className="space-y-10">
          {turn ? <Answer id={answerId} turn={turn} /> : null}
          <QuestionForm key={conversation.length} conversation={conversation} lastResult={lastResult} />
          {earlier.length > 0 ? <EarlierMessages messages={earlier} /> : null}
        </div>
        <aside className="space-y-8">
          <Examples />
          <Points {...assistantPage.can} icon="check" />
          <Points {...assistantPage.cannot} icon="close" />
        </aside>
      </div>
    </>
  );
}

type QuestionFormProps = { conversation: readonly ChatMessage[]; lastResult?: SubmissionResult<string[]> };

/** The conversation so far goes along in a hidden field: the server keeps none. */
function QuestionForm({ conversation, lastResult }: QuestionFormProps) {
  const asking = useAsking();
  const { id, errors, fields } = formState("question", ["message"], lastResult);
  return (
    <section
      id={lastResult ? answerId : undefined}
      aria-labelledby={conversation.length > 0 ? "ask-another" : undefined}
    >
      <ErrorSummary answer={lastResult} problems={errors} fields={[fields.message]} />
      {conversation.length > 0 ? (
        <h2 id="ask-another" className="mb-4 text-2xl">
          {assistantPage.anotherTitle}
        </h2>
      ) : null}
      <Form method="post" action={answerAddress} id={id} onFocus={warmUp} noValidate className="space-y-4">
        <input type="hidden" name="conversation" value={carried(conversation)} />
        <TextAreaField
          field={fields.message}
          label={assistantPage.questionLabel}
          hint={assistantPage.questionHint}
        />
        <button type="submit" disabled={asking} className={button.primary}>
          {asking ? assistant.thinking : assistantPage.send}
        </button>
        <p className="text-ink-soft text-sm">
          {assistantPage.privacy} <Link to="/privacy">Privacy Policy</Link>
        </p>
      </Form>
    </section>
  );
}

/** Each a form of its own, so that one press asks it where no script runs as well. */
function Examples() {
  const asking = useAsking();
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="text-xl">
        {assistant.examplesTitle}
      </h2>
      <ul className="mt-3 space-y-2">
        {exampleQuestions.map((question) => (
          <li key={question}>
            <Form method="post" action={answerAddress}>
              <input type="hidden" name="message" value={question} />
              <button
                type="submit"
                disabled={asking}
                className={`${button.secondary} w-full justify-start text-left`}
              >
                {question}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Points({
  title,
  items,
  icon,
}: {
  title: string;
  items: readonly string[];
  icon: "check" | "close";
}) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 space-y-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name={icon} className="mt-1 size-5 text-brand" />
            <span>
              <PhoneText>{item}</PhoneText>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What came of a question is there on the page. */
const answerId = "answer";

/** With its anchor: a browser without scripts opens the page at the answer, or at what is wrong with the question. */
const answerAddress = `${assistant.href}#${answerId}`;

function useAsking(): boolean {
  return useNavigation().formMethod === "POST";
}

/** security.md, "HTTP": a form has at most 64 KB, and the question takes its part of it. */
const mostEncoded = 40_000;

function carried(conversation: readonly ChatMessage[]): string {
  const fits = (messages: ChatMessage[]) =>
    encodeURIComponent(JSON.stringify(messages)).length <= mostEncoded;
  return JSON.stringify(latestMessages(conversation, fits));
}
