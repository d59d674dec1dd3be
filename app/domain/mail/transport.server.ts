import { createTransport } from "nodemailer";

const second = 1000;

/** A connection to the mail server of an SMTP_URL, made at its first use; it gives up on a server that is silent. */
export function openTransport(smtpUrl: string) {
  return createTransport({
    url: smtpUrl,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 15 * second,
  });
}
