import { failureJson } from '../handlers/problem.ts'

/** An error response with the contract's body. */
export function failureResponse(status: number, message: string): Response {
  return new Response(failureJson(message), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  })
}
