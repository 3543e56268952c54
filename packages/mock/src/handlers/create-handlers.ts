import type { HttpHandler } from 'msw/http'
import { createState, type MockState } from '../state/state.ts'
import { adHandlers } from './ad.ts'
import { asideHandlers } from './aside.ts'
import { categoryHandlers } from './category.ts'
import { estimateHandlers } from './estimate.ts'
import { itemHandlers } from './item.ts'
import { listingHandlers } from './listing.ts'
import { minishopHandlers } from './minishop.ts'
import type { MockSource } from './mock-context.ts'
import { offerHandlers } from './offers.ts'
import { productHandlers } from './product.ts'
import { reportHandlers } from './report.ts'
import { reviewHandlers } from './reviews/review-handlers.ts'
import { searchHandlers } from './search.ts'
import { memberHandlers, userHandlers } from './session.ts'
import { logoHandlers, siteHandlers } from './site.ts'
import { wishHandlers } from './wish.ts'
import { zzimHandlers } from './zzim.ts'

/** Handlers of a host by operationId. */
export type HostHandlers = Readonly<Record<string, HttpHandler>>

export interface MockHandlers {
  readonly main: HostHandlers
  readonly second: HostHandlers
}

/**
 * MSW handlers of every operation in `openapi/`, for the mock server, for Vitest (`setupServer`) and for a
 * browser's worker alike: `Object.values(createHandlers(source).main)`. What one call's handlers write, they share.
 */
export function createHandlers(source: MockSource, state: MockState = createState(source)): MockHandlers {
  const mock = { ...source, state }
  return {
    main: concreteFirst({
      ...adHandlers(mock),
      ...asideHandlers(mock),
      ...categoryHandlers(mock),
      ...itemHandlers(mock),
      ...listingHandlers(mock),
      ...minishopHandlers(mock),
      ...searchHandlers(mock),
      ...siteHandlers(mock),
      ...userHandlers(mock),
      ...zzimHandlers(mock),
    }),
    second: concreteFirst({
      ...estimateHandlers(mock),
      ...logoHandlers(mock),
      ...memberHandlers(mock),
      ...offerHandlers(mock),
      ...productHandlers(mock),
      ...reportHandlers(mock),
      ...reviewHandlers(mock),
      ...wishHandlers(mock),
    }),
  }
}

/** The first match answers: a fixed path goes before one with variables, so that '/reviews/info' is no review. */
function concreteFirst(handlers: HostHandlers): HostHandlers {
  const variables = ({ info }: HttpHandler) => String(info.path).split('/:').length
  return Object.fromEntries(Object.entries(handlers).toSorted(([, a], [, b]) => variables(a) - variables(b)))
}
