/** Every address that nothing else answers. A loader, so that the answer is a 404 and middleware runs. */
export function loader(): never {
  throw new Response("Not Found", { status: 404, statusText: "Not Found" });
}

export default function NotFound() {
  return null;
}
