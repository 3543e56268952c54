import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorReportPath } from '@jeoul/ssr/report-errors'
import { consoleLog, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** The path for browsers' reports of CSP violations. */
export const cspReportPath = '/__reports/csp'

/** The maximum size of a report, in bytes. */
const maxBytes = 16_000

/** The maximum number of errors logged a minute, since anybody can send reports. All of them are counted. */
const loggedErrors = 20

interface ReportOptions {
  readonly log?: Log
  readonly metrics?: Metrics
}

/**
 * Handles the reports that browsers send about the site's pages.
 *
 * @returns a handler that says whether a request was a report, which it then answers
 */
export function browserReports({ log = consoleLog, metrics }: ReportOptions) {
  let minute = 0
  let logged = 0

  function takeError(error: string): void {
    if (error === '') return
    metrics?.failedInBrowser.inc()
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) logged = 0
    minute = now
    logged += 1
    if (logged <= loggedErrors) log.warn({ error: error.slice(0, 1000) }, 'a script failed in a browser')
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const isError = request.url === errorReportPath
    if (request.method !== 'POST' || !(isError || request.url === cspReportPath)) return false
    readBody(request)
      .catch(() => null)
      .then(body => {
        const text = body ?? ''
        const directive = isError ? null : readReport(text)
        if (isError) takeError(text)
        if (directive !== null) metrics?.reported.inc({ directive })
        response.writeHead(204).end()
      })
    return true
  }
}

const directives =
  /^((default|script|style|img|media|connect|font|frame|worker|object)-src(-elem|-attr)?|base-uri|form-action|frame-ancestors|trusted-types|require-trusted-types-for)$/

/**
 * Reads the violated directive from a browser's report (CSP level 3, 5.3). Anybody can send one, so only known
 * directives are accepted.
 *
 * @returns null for anything but a report
 */
export function readReport(text: string): string | null {
  try {
    const directive: unknown = JSON.parse(text)?.['csp-report']?.['effective-directive']
    return typeof directive === 'string' && directives.test(directive) ? directive : null
  } catch {
    return null
  }
}

/** The body of a request; null if it is too long. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request) {
    const part: Uint8Array = chunk
    bytes += part.byteLength
    if (bytes > maxBytes) return null
    chunks.push(part)
  }
  return Buffer.concat(chunks).toString()
}
