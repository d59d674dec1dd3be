/** Bodies are counted while they arrive (security.md, "HTTP"). */
const formBytes = 64 * 1024;
const mostFields = 50;

function refuse(status: number, statusText: string, message: string): Response {
  return Response.json({ message }, { status, statusText });
}

/**
 * The text of a request's body. Throws a 413 response once it grows over so many bytes, and a 400 one where it is not
 * UTF-8.
 */
async function readText(request: Request, largestBytes: number): Promise<string> {
  const tooLarge = () => refuse(413, "Content Too Large", "The message is too long.");
  if (Number(request.headers.get("Content-Length")) > largestBytes) throw tooLarge();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  let body = "";
  try {
    // Not cancelled when reading stops: node's request goes on giving data to the stream, which must take it.
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      bytes += chunk.byteLength;
      if (bytes > largestBytes) break;
      body += decoder.decode(chunk, { stream: true });
    }
    if (bytes <= largestBytes) return body + decoder.decode();
  } catch {
    throw refuse(400, "Bad Request", "The request could not be read.");
  }
  throw tooLarge();
}

function mediaType(request: Request): string | undefined {
  return request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
}

/** As all forms of the site name their fields. */
const plainName = /^[a-z][a-z0-9]*$/i;

/**
 * The fields of a form. Other names than plain ones are left out: no form has them, and conform takes them for orders to
 * run (`__intent__`) or for lists to make (`name[9999999]`), of any length. Throws 415 for anything but a plain form (no file is ever asked for, so multipart is
 * refused), 413 for a body that is too long, 400 for too many fields.
 */
export async function readForm(request: Request): Promise<FormData> {
  if (mediaType(request) !== "application/x-www-form-urlencoded") {
    throw refuse(415, "Unsupported Media Type", "Send the form as application/x-www-form-urlencoded.");
  }
  const fields = [...new URLSearchParams(await readText(request, formBytes))];
  if (fields.length > mostFields) throw refuse(400, "Bad Request", "The form has too many fields.");
  const form = new FormData();
  for (const [name, value] of fields) {
    if (plainName.test(name)) form.append(name, value);
  }
  return form;
}

/**
 * The JSON of a request's body, of 64 KB at most unless said otherwise. Throws 415 for another media type, 413 for a
 * body that is too long, 400 for one that is not JSON.
 */
export async function readJson(request: Request, largestBytes = formBytes): Promise<unknown> {
  if (mediaType(request) !== "application/json") {
    throw refuse(415, "Unsupported Media Type", "Send JSON with Content-Type: application/json.");
  }
  const body = await readText(request, largestBytes);
  try {
    return JSON.parse(body);
  } catch {
    throw refuse(400, "Bad Request", "The body is not valid JSON.");
  }
}
