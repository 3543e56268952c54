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
import type { OperationHandler } from './operation.ts'
import { productHandlers } from './product.ts'
import { reportHandlers } from './report.ts'
import { reviewHandlers } from './reviews/review-handlers.ts'
import { searchHandlers } from './search.ts'
import { memberHandlers, userHandlers } from './session.ts'
import { logoHandlers, siteHandlers } from './site.ts'
import { wishHandlers } from './wish.ts'
import { zzimHandlers } from './zzim.ts'

/** Operations of a host by operationId. */
export type HostOperations = Readonly<Record<string, OperationHandler>>

export interface MockOperations {
  readonly main: HostOperations
  readonly second: HostOperations
}

/** Every operation in `openapi/`. What one call's operations write, they share. */
export function createOperations(source: MockSource, state: MockState = createState(source)): MockOperations {
  const mock = { ...source, state }
  return {
    main: {
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
    },
    second: {
      ...estimateHandlers(mock),
      ...logoHandlers(mock),
      ...memberHandlers(mock),
      ...offerHandlers(mock),
      ...productHandlers(mock),
      ...reportHandlers(mock),
      ...reviewHandlers(mock),
      ...wishHandlers(mock),
    },
  }
}
