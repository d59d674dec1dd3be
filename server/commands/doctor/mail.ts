import { openTransport } from "#app/domain/mail/transport.server.ts";
import { env } from "#app/env.server.ts";
import { type Finding, kindOf, ok, problem, warning } from "./finding.ts";

const name = "Mail";

/** What to look at, by the code of nodemailer or Node.js. */
const todos: Record<string, string> = {
  EAUTH: "It refuses the sign-in: correct user and password in SMTP_URL.",
  EDNS: "Its name is unknown: correct the host in SMTP_URL.",
  ENOTFOUND: "Its name is unknown: correct the host in SMTP_URL.",
  ECONNREFUSED: "Nothing listens there: correct host and port in SMTP_URL.",
  ETIMEDOUT: "It is silent: correct host and port in SMTP_URL, and ask whether a firewall blocks the port.",
  ETLS: "TLS fails: use smtps:// with port 465, or smtp:// with port 587, and look at its certificate.",
  EENVELOPE: "It refuses the sender or the recipient: correct MAIL_FROM.",
};

/** Does the mail server answer, and let the site in? Sends nothing, unless there is an address for a test. */
export async function findMail(testAddress: string | undefined): Promise<Finding[]> {
  if (!env.SMTP_URL) {
    return [
      warning(
        name,
        "No mail server is set: nobody is told of contact messages.",
        "Set SMTP_URL, MAIL_FROM and CONTACT_NOTIFY_TO, or look into the inbox daily.",
      ),
    ];
  }
  const findings: Finding[] = [];
  const transport = openTransport(env.SMTP_URL);
  try {
    await transport.verify();
    findings.push(ok(name, `${new URL(env.SMTP_URL).host} takes mail from this site.`));
    if (testAddress) {
      await transport.sendMail({
        from: env.MAIL_FROM,
        to: testAddress,
        subject: "Test of the website's mail",
        text: `This is a test of the mail of ${env.PUBLIC_URL}. Nothing is to be done.`,
      });
      findings.push(
        ok(name, `It took the test mail to ${testAddress}. Look whether it arrives, also under spam.`),
      );
    }
  } catch (error) {
    const kind = kindOf(error);
    findings.push(
      problem(name, `The mail server can't be used: ${kind}.`, todos[kind] ?? "Correct SMTP_URL."),
    );
  } finally {
    transport.close();
  }
  if (env.CONTACT_NOTIFY_TO.length === 0) {
    findings.push(
      warning(
        name,
        "CONTACT_NOTIFY_TO is empty: nobody is told of contact messages.",
        "Set it to who is to be told.",
      ),
    );
  }
  return findings;
}
