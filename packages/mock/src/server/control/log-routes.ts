import { Hono } from 'hono'
import { failureResponse } from '../failure-response.ts'
import type { Observer } from '../log/create-observer.ts'
import type { RequestLog } from '../log/request-log.ts'
import { streamEntries } from './stream-entries.ts'

/**
 * The request log: `/__mock/requests` and, live, `/__mock/requests/stream` (server-sent events; `since` or
 * `Last-Event-ID` first repeats those after that number). `/__mock/requests/{number}` has headers and bodies;
 * DELETE clears the log. `/__mock/violations` are the mock's invalid answers, `/__mock/coverage` counts the
 * calls of each operation.
 */
export function logRoutes({ log, violations, coverage }: Observer): Hono {
  return new Hono()
    .get('/__mock/requests', context => context.json({ requests: log.entries() }))
    .delete('/__mock/requests', context => {
      log.clear()
      return context.body(null, 204)
    })
    .get('/__mock/requests/stream', ({ req }) =>
      streamEntries(log, numberIn(req.header('Last-Event-ID') ?? req.query('since'))),
    )
    .get('/__mock/requests/:number', context => details(log, context.req.param('number')))
    .get('/__mock/violations', context => context.json({ violations: violations.all() }))
    .get('/__mock/coverage', context => context.json(coverage.report()))
    .delete('/__mock/coverage', context => {
      coverage.clear()
      return context.body(null, 204)
    })
}

function details(log: RequestLog, number: string): Response {
  const found = log.details(numberIn(number) ?? 0)
  return found ? Response.json(found) : failureResponse(404, `path.number: ${number} is not kept any more`)
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : undefined
}
