import type { MiddlewareHandler } from 'hono'
import { clientHeader, scenarioHeader } from '../scenarios/create-active-scenarios.ts'
import { violationHeader } from './pipeline/mark-violation.ts'

type HeaderRecord = Readonly<Record<string, string>>

const preflightHeaders: HeaderRecord = {
  'Access-Control-Allow-Methods': 'GET,HEAD,PUT,POST,DELETE,PATCH',
  'Access-Control-Allow-Headers': [
    'Authorization',
    'Content-Type',
    'Prefer',
    scenarioHeader,
    clientHeader,
  ].join(),
  'Access-Control-Max-Age': '7200',
}
const known: HeaderRecord = { Vary: 'Origin' }

/** Which foreign pages may read answers (CORS). */
export interface CrossOrigin {
  /** CORS headers for a page of an origin. */
  headersFor(origin: string | undefined): HeaderRecord
  /** Answers preflights, and adds the headers to everything besides operations. */
  readonly middleware: MiddlewareHandler
}

/**
 * @param origins that are allowed
 * @param foreign the headers of answers that other hosts' documents tell; any header of requests is then allowed
 */
export function createCrossOrigin(origins: readonly string[], foreign?: readonly string[]): CrossOrigin {
  const byOrigin = new Map(
    origins.map(origin => [
      origin,
      {
        ...known,
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Expose-Headers': [
          violationHeader,
          'Preference-Applied',
          'Retry-After',
          ...(foreign ?? []),
        ].join(),
      },
    ]),
  )
  const headersFor = (origin: string | undefined) => byOrigin.get(origin ?? '') ?? known
  return {
    headersFor,
    async middleware(context, next) {
      const { req } = context
      const headers = headersFor(req.header('Origin'))
      if (req.method === 'OPTIONS' && req.header('Access-Control-Request-Method') !== undefined) {
        const asked = foreign && req.header('Access-Control-Request-Headers')
        const allowed = asked !== undefined && { 'Access-Control-Allow-Headers': asked }
        return context.body(null, 204, { ...headers, ...preflightHeaders, ...allowed })
      }
      await next()
      for (const [name, value] of Object.entries(headers)) context.header(name, value)
    },
  }
}
