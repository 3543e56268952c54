import type { ContractProblem } from '@jeoul/contract/documents'

/** A request's body: parsed JSON, a form, or undefined for none; or why it could not be read. */
export interface ReadBody {
  readonly body?: unknown
  /** Its media type, where other hosts' documents decide on it. */
  readonly type?: string
  readonly problem?: ContractProblem
}

export const noBody: ReadBody = {}

/** @param request is consumed */
export async function readBody(request: Request): Promise<ReadBody> {
  const type = request.headers.get('Content-Type') ?? ''
  if (/^multipart\/form-data\b/i.test(type)) {
    const body = await request.formData().catch(() => undefined)
    return body ? { body } : unreadable('body', 'is no form')
  }
  const text = await request.text()
  if (text === '') return noBody
  if (!/^application\/json\b/i.test(type)) {
    return unreadable(
      'header.Content-Type',
      `must be application/json or multipart/form-data, and is ${type}`,
    )
  }
  try {
    return { body: JSON.parse(text) }
  } catch {
    return unreadable('body', 'is no JSON')
  }
}

function unreadable(place: string, message: string): ReadBody {
  return { problem: { place, message } }
}
