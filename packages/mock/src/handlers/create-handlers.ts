import type { HttpHandler } from 'msw/http'
import { getAside, getCuration } from './aside.ts'
import { getCategoryTree } from './category.ts'
import { getItems, getPriceBands, getSpecs } from './listing.ts'
import type { MockContext } from './mock-context.ts'
import { getMalls } from './offers.ts'
import { getMember } from './session.ts'

/** Handlers of a host by operationId. */
export type HostHandlers = Readonly<Record<string, HttpHandler>>

export interface MockHandlers {
  readonly main: HostHandlers
  readonly second: HostHandlers
}

/**
 * MSW handlers of every operation in `openapi/`, for the mock server, for Vitest (`setupServer`) and for a
 * browser's worker alike: `Object.values(createHandlers(mock).main)`.
 */
export function createHandlers(mock: MockContext): MockHandlers {
  return {
    main: {
      getAside: getAside(mock),
      getCategoryTree: getCategoryTree(mock),
      getCuration: getCuration(mock),
      getItems: getItems(mock),
      getPriceBands: getPriceBands(mock),
      getSpecs: getSpecs(mock),
    },
    second: {
      getMalls: getMalls(mock),
      getMember: getMember(mock),
    },
  }
}
