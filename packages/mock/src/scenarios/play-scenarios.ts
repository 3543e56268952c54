import { delay, getResponse } from 'msw'
import { type HttpHandler, http } from 'msw/http'
import type { BaseUrls } from '../operation/mock-source.ts'
import { requestOf } from '../operation/plain-request.ts'
import type { HostHandlers } from '../resources/create-handlers.ts'
import { replyBy } from '../server/pipeline/interference.ts'
import type { ActiveScenarios } from './create-active-scenarios.ts'

/**
 * Wraps a host's handlers in scenarios, for Vitest (`setupServer`). The server's pipeline takes the same steps around
 * its checks. The active scenarios may change between calls.
 */
export function playScenarios(
  handlers: HostHandlers,
  host: keyof BaseUrls,
  activeScenarios: Pick<ActiveScenarios, 'interfere'>,
): readonly HttpHandler[] {
  return Object.entries(handlers).map(([operationId, handler]) =>
    http.all(handler.info.path, async ({ request }) => {
      if (request.method !== handler.info.method) return undefined
      const played = activeScenarios.interfere({ host, operationId, request })
      if (!played) return getResponse([handler], request)
      if (played.delay) await delay(played.delay)
      const response = await replyBy(played, request, changed => getResponse([handler], requestOf(changed)))
      return response && played.change ? played.change(response) : response
    }),
  )
}
