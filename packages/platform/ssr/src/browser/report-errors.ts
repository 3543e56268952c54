import { reportErrorsTo } from './early-errors.ts'

/** The path of the site's server for reports. A static host answers 404, which is ignored. */
export const errorReportPath = '/__reports/error'

/** The maximum number of reports a page: one fault can fail a hundred times. */
const maxReports = 5

/** Reports errors of this page's scripts to the site's server, a few per page, each once. */
export function reportErrors(): void {
  const reported = new Set<string>()
  reportErrorsTo(event => {
    const error = describeError(event)
    if (reported.size >= maxReports || reported.has(error)) return
    reported.add(error)
    navigator.sendBeacon(errorReportPath, error.slice(0, 1000))
  })
}

/** The browser's message, with its location. */
function describeError(event: Event): string {
  if (event instanceof ErrorEvent)
    return `${event.message} (${event.filename}:${event.lineno}:${event.colno})`
  return event instanceof PromiseRejectionEvent ? String(event.reason) : event.type
}
