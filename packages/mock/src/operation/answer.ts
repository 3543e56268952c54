/** JSON, as text or already in UTF-8. */
export type Json = string | Uint8Array<ArrayBuffer>

/** What an operation answers, before anybody makes a response of it. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly json: Json
  /** Whether all of it was held to the documents when its parts were written. */
  readonly isChecked: boolean
}

export const jsonHeaders = { 'Content-Type': 'application/json; charset=utf-8' } as const

const answers = new WeakMap<Response, Answer>()

export function toResponse(answer: Answer): Response {
  const { json, status, headers } = answer
  return rememberAnswer(new Response(json, { status, headers }), answer)
}

/** Notes what a response was made of, so that nobody has to read its stream. */
export function rememberAnswer<T extends Response>(response: T, answer: Answer): T {
  answers.set(response, answer)
  return response
}

/** What a response was made of. Its headers may have changed since. */
export function answerIn(response: Response): Answer | undefined {
  return answers.get(response)
}

export function jsonAnswer(json: Json, status = 200): Answer {
  return { status, headers: jsonHeaders, json, isChecked: false }
}
