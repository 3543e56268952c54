import { formOf } from '../../documents/index.ts'
import { type Body, fileField } from './planned-request.ts'

/** The options of fetch that send a body. */
export function sendBody(body: Body | undefined): RequestInit {
  if (body === undefined) return {}
  if ('form' in body) return { body: formOf(withoutNothing(body.form), [fileField]) }
  const text = 'json' in body ? JSON.stringify(body.json) : body.text
  return { body: text, headers: { 'Content-Type': 'application/json' } }
}

/** A body in the form that the contract validates: parsed JSON, a form, or undefined for none. */
export function parsedBody(body: Body | undefined): unknown {
  if (body === undefined) return undefined
  if ('form' in body) return formOf(withoutNothing(body.form), [fileField])
  return 'json' in body ? JSON.parse(JSON.stringify(body.json)) : parseJson(body.text)
}

/** Undefined fields are not sent. */
function withoutNothing(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
