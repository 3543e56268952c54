import { delay, getResponse } from 'msw'
import { type HttpHandler, http } from 'msw/http'
import type { BaseUrls } from '../operation/mock-source.ts'
import type { HostHandlers } from '../resources/create-handlers.ts'
import type { ActiveScenarios } from './create-active-scenarios.ts'

/**
 * Wraps a host's handlers in scenarios, for Vitest (`setupServer`) and for a browser's worker; the server
 * does the same in its pipeline. The active scenarios may change between calls.
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
      if (played?.delay) await delay(played.delay)
      if (played?.instead) return change(await played.instead(), played.change)
      const response = await getResponse([handler], played?.ask ? await played.ask(request) : request)
      return response && change(response, played?.change)
    }),
  )
}

function change(response: Response, how: ((response: Response) => Response | Promise<Response>) | undefined) {
  return how ? how(response) : response
}
