import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { getResponse } from 'msw'
import type { HttpHandler } from 'msw/http'
import type { HostHandlers } from '../handlers/create-handlers.ts'
import type { BaseUrls } from '../handlers/mock-context.ts'
import { failureResponse } from './failure-response.ts'
import type { Pipeline } from './pipeline/create-pipeline.ts'

export interface HostOptions {
  readonly host: keyof BaseUrls
  readonly handlers: HostHandlers
  /** Origin that the handlers were made for. */
  readonly baseUrl: string
  /** Sites whose pages may read the answers. */
  readonly origins: readonly string[]
  /** What stands around every handler. */
  readonly pipeline: Pipeline
}

const preflightSeconds = 7200

/** One host of the mock. A compiled router picks the handler, so that an answer costs the same with many of them. */
export function createHostApp({ host, handlers, baseUrl, origins, pipeline }: HostOptions): Hono {
  const app = new Hono()
  app.use(
    cors({
      origin: [...origins],
      allowHeaders: ['Authorization', 'Content-Type'],
      credentials: true,
      maxAge: preflightSeconds,
    }),
  )
  for (const [operationId, handler] of Object.entries(handlers)) {
    app.on(String(handler.info.method), pathOf(handler, baseUrl), ({ req }) =>
      pipeline(
        { host, operationId, request: onHost(req.raw, baseUrl) },
        async ({ request }) =>
          (await getResponse([handler], request)) ?? failureResponse(404, 'no such operation'),
      ),
    )
  }
  app.notFound(() => failureResponse(404, 'no such operation'))
  app.onError(error => {
    console.error(error)
    return failureResponse(500, 'the mock failed to answer')
  })
  return app
}

function pathOf(handler: HttpHandler, baseUrl: string): string {
  return String(handler.info.path).slice(baseUrl.length)
}

/** The request as it would be at the address that the handlers know, whichever name of this machine was used. */
function onHost(request: Request, baseUrl: string): Request {
  if (request.url.startsWith(`${baseUrl}/`)) return request
  const { pathname, search } = new URL(request.url)
  return new Request(baseUrl + pathname + search, request)
}
