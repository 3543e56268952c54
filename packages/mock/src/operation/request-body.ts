import { isRecord } from '../is-record.ts'
import { Problem } from './problem.ts'

/** A body that has been read, but is parsed on demand. */
export interface RequestBody {
  /** @throws Problem 400 unless it is a JSON object; its fields are not checked. */
  json(): Readonly<Record<string, unknown>>
  /** @throws Problem 400 unless it is a form. */
  form(): FormData
}

/**
 * Reads the body of a request.
 * @throws Problem 400 if there is one that is neither JSON nor a form by its type
 */
export async function readBody(request: Request): Promise<RequestBody> {
  const type = request.headers.get('Content-Type') ?? ''
  const isForm = /^multipart\/form-data\b/i.test(type)
  const read = isForm ? await request.formData().catch(() => undefined) : await request.text()
  if (typeof read === 'string' && read !== '' && !/^application\/json\b/i.test(type)) {
    throw new Problem(400, `header.Content-Type: expected application/json, and is ${type || 'missing'}`)
  }
  return {
    json() {
      const parsed = typeof read === 'string' ? parseJson(read) : undefined
      if (!isRecord(parsed)) throw new Problem(400, 'body: expected a JSON object')
      return parsed
    },
    form() {
      if (!(read instanceof FormData)) throw new Problem(400, 'body: expected multipart/form-data')
      return read
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
