/** Makes a request fail with an error response. The message is a sentence for developers. */
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
