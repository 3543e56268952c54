/** A body before it is sent: parsed JSON, a form, or undefined for none. */
export type Body = unknown

/** The options of fetch that send it. */
export function bodyInit(body: Body): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}
