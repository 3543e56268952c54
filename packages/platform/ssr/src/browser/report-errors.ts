import { tellErrors } from './early-errors.ts'

/** Where the site's server takes reports. A static host answers 404, which nobody waits for. */
export const errorReportPath = '/__reports/error'

/** One fault can fail a hundred times; the first few say all there is to know. */
const maxReports = 5

/** Reports errors of this page's scripts to the site's server, a few per page, each once. */
export function reportErrors(): void {
  const reported = new Set<string>()
  tellErrors(event => {
    const error = describeError(event)
    if (reported.size >= maxReports || reported.has(error)) return
    reported.add(error)
    navigator.sendBeacon(errorReportPath, error.slice(0, 1000))
  })
}

/** Message and place, in the words of the browser. */
function describeError(event: Event): string {
  if (event instanceof ErrorEvent)
    return `${event.message} (${event.filename}:${event.lineno}:${event.colno})`
  return event instanceof PromiseRejectionEvent ? String(event.reason) : event.type
}
