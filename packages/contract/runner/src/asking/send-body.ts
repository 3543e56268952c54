import { formOf } from '@jeoul/contract-documents'
import { type Body, fileField } from './asked.ts'

/** What fetch is told to send a body. */
export function sendBody(body: Body | undefined): RequestInit {
  if (body === undefined) return {}
  if ('form' in body) return { body: formOf(withoutNothing(body.form), [fileField]) }
  const text = 'json' in body ? JSON.stringify(body.json) : body.text
  return { body: text, headers: { 'Content-Type': 'application/json' } }
}

/** A body as the contract looks at it: parsed JSON, a form, or undefined for none. */
export function parsedBody(body: Body | undefined): unknown {
  if (body === undefined) return undefined
  if ('form' in body) return formOf(withoutNothing(body.form), [fileField])
  return 'json' in body ? JSON.parse(JSON.stringify(body.json)) : parseJson(body.text)
}

/** A field without a value is a field that is not sent. */
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
