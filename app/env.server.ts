import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { z } from "zod";

const secretHelp =
  "Make one with `openssl rand -hex 32`, or with " +
  "`node -e \"console.log(require('node:crypto').randomBytes(32).toString('hex'))\"`.";

const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error));
};
const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must look like ${example}` });
const emails = z
  .string()
  .transform((list) =>
    list
      .split(",")
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.email({ error: "must be e-mail addresses, separated by commas" })));

/** Is this an address of this very machine? One that is none was refused before, and is looked at all the same. */
function isLoopback(address: string): boolean {
  return URL.canParse(address) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(address).hostname);
}

/** Too short, made of few different characters, or one piece over and over. */
function isWeak(secret: string): boolean {
  return secret.length < 32 || new Set(secret).size < 10 || /^(.+?)\1+$/.test(secret);
}

const settings = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().optional(),
    PUBLIC_URL: url(/^https?$/, "https://www.example.org")
      .refine((value) => URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`, {
        error: "must be an origin, without a path: https://www.example.org",
      })
      .transform((value) => new URL(value).origin)
      .optional(),
    DATABASE_URL: url(/^postgres(ql)?$/, "postgres://user:password@host:5432/database").optional(),
    DATA_DIR: z.string().default(".data"),
    SESSION_SECRET: z.string().optional(),
    OIDC_ISSUER: url(/^https?$/, "https://accounts.example.org").optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    ADMIN_EMAILS: emails.default([]),
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: url(/^https?$/, "https://api.example.org/v1").optional(),
    OPENAI_MODEL: z.string().optional(),
    ASSISTANT_DAILY_LIMIT: whole(0, 1_000_000).default(1000),
    SMTP_URL: url(/^smtps?$/, "smtps://user:password@mail.example.org").optional(),
    MAIL_FROM: z.string().optional(),
    CONTACT_NOTIFY_TO: emails.default([]),
    CONTACT_RETENTION_MONTHS: whole(1, 120).default(12),
    TRUSTED_PROXIES: whole(0, 10).default(0),
  })
  .superRefine((values, context) => {
    if (values.SMTP_URL && !values.MAIL_FROM) {
      context.addIssue({ code: "custom", path: ["MAIL_FROM"], message: "is missing: mail needs a sender" });
    }
    if (values.OIDC_ISSUER && !values.OIDC_CLIENT_ID) {
      context.addIssue({ code: "custom", path: ["OIDC_CLIENT_ID"], message: "must be set with OIDC_ISSUER" });
    }
    const hasModelServer = values.OPENAI_API_KEY ?? values.OPENAI_BASE_URL;
    if (values.OPENAI_MODEL && !hasModelServer) {
      const message =
        "needs OPENAI_API_KEY, or OPENAI_BASE_URL for a server that asks for no key: else nobody answers";
      context.addIssue({ code: "custom", path: ["OPENAI_MODEL"], message });
    }
    if (values.NODE_ENV !== "production") return;
    // In development a key can be there for another program.
    if (hasModelServer && !values.OPENAI_MODEL) {
      const message = "is missing: it names the model to use at OPENAI_BASE_URL, or at OpenAI";
      context.addIssue({ code: "custom", path: ["OPENAI_MODEL"], message });
    }
    const isTrial = !values.PUBLIC_URL || isLoopback(values.PUBLIC_URL);
    if (values.OIDC_ISSUER?.startsWith("http:") && !isTrial) {
      const message = "must be https: whoever reads or changes what the provider says signs in as anybody";
      context.addIssue({ code: "custom", path: ["OIDC_ISSUER"], message });
    }
    const problem =
      values.SESSION_SECRET === undefined
        ? "is missing"
        : isWeak(values.SESSION_SECRET) && "is too weak: it needs at least 32 random characters";
    if (problem)
      context.addIssue({ code: "custom", path: ["SESSION_SECRET"], message: `${problem}. ${secretHelp}` });
  })
  .transform((values) => ({
    ...values,
    PUBLIC_URL: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    // Outside production a secret that changes with every start will do, and can't leak from the source.
    SESSION_SECRET: values.SESSION_SECRET ?? randomBytes(32).toString("hex"),
  }));

export type Environment = z.output<typeof settings>;

/** The settings can't be used. The message names each, one a line, and never quotes a value: it may be a secret. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";

  constructor(problems: readonly string[]) {
    super(
      ["The settings of this site can't be used:", ...problems.map((problem) => `  ${problem}`)].join("\n"),
    );
    this.stack = `${this.name}: ${this.message}`;
  }
}

/**
 * Reads the settings (.env.example lists them) out of environment variables; an empty one counts as unset.
 * Throws EnvironmentError.
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.entries(source).filter(([, value]) => value?.trim());
  const parsed = settings.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw new EnvironmentError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
}

// The tests bring their own settings; a developer's must not reach them.
if (process.env.NODE_ENV !== "test" && existsSync(".env")) process.loadEnvFile();

/** The settings of this process, read once when it starts: its environment, then the file .env. */
export const env = parseEnvironment(process.env);
