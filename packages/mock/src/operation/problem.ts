import type { ContractProblem } from '@jeoul/contract/documents'

/** Makes a request fail with an error response. The message is a sentence for developers. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: 400 | 401 | 403 | 404

  constructor(status: Problem['status'], message: string) {
    super(message)
    this.status = status
  }
}

/** The media type of refusals (RFC 9457). */
export const problemHeaders = { 'Content-Type': 'application/problem+json; charset=utf-8' } as const

/** Problem details (RFC 9457). */
export interface ProblemDetails {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  /** All that does not fit, where a request was validated. */
  readonly problems?: readonly ContractProblem[] | undefined
}

export function problemDetails(
  status: number,
  message: string,
  problems?: readonly ContractProblem[],
): ProblemDetails {
  return { type: 'about:blank', title: titles[status] ?? 'Error', status, detail: message, problems }
}

/**
 * The body of every error response: problem details beside what every answer has, `success` and `message`.
 * The specification shows no errors (section 8), so all of it is assumed.
 */
export function problemJson({ problems, ...details }: ProblemDetails): string {
  return JSON.stringify({ ...details, success: false, message: details.detail, result: null, problems })
}

/** "title SHOULD be the same as the recommended HTTP status phrase" where the type is about:blank (RFC 9457, 4.2.1). */
const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
}
