/** JSON, as text or already in UTF-8. */
export type Json = string | Uint8Array<ArrayBuffer>

/** What a handler wrote into a response, kept beside it so that nobody has to read the stream again. */
export interface WrittenAnswer {
  readonly json: Json
  /** Whether all of it was held to the documents when its parts were written. */
  readonly isChecked: boolean
}

const answers = new WeakMap<Response, WrittenAnswer>()

export function keepAnswer(response: Response, answer: WrittenAnswer): Response {
  answers.set(response, answer)
  return response
}

export function writtenAnswer(response: Response): WrittenAnswer | undefined {
  return answers.get(response)
}

/** A response with JSON that the request log can show and that can be held to the documents without reading it. */
export function jsonResponse(json: Json, status = 200): Response {
  return keepAnswer(new Response(json, { status, headers: jsonHeaders }), { json, isChecked: false })
}

export const jsonHeaders = { 'Content-Type': 'application/json; charset=utf-8' }
