/** Ends a request with an error response; the message is a sentence for the developer. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: 400 | 401 | 403 | 404

  constructor(status: Problem['status'], message: string) {
    super(message)
    this.status = status
  }
}

/** The body of every error response. */
export function failureJson(message: string): string {
  return JSON.stringify({ success: false, message, result: null })
}
