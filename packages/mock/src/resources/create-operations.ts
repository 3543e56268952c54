import type { MockContext } from '../operation/mock-context.ts'
import type { MockSource } from '../operation/mock-source.ts'
import type { HostOperations } from '../operation/operation.ts'
import type { MockState } from '../state/state.ts'
import { adHandlers } from './ad/handlers.ts'
import { alertHandlers } from './alert/handlers.ts'
import { asideHandlers } from './aside/handlers.ts'
import { categoryHandlers } from './category/handlers.ts'
import { estimateHandlers } from './estimate/handlers.ts'
import { partHandlers } from './estimate/parts/part-handlers.ts'
import { savedEstimateHandlers } from './estimate/saved/saved-estimate-handlers.ts'
import { itemHandlers } from './item/handlers.ts'
import { listHandlers } from './list/handlers.ts'
import { minishopHandlers } from './minishop/handlers.ts'
import { itemOfferHandlers, offerHandlers } from './offers/handlers.ts'
import { priceHandlers } from './prices/handlers.ts'
import { productHandlers } from './product/handlers.ts'
import { reportHandlers } from './report/handlers.ts'
import { reviewHandlers } from './reviews/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { memberHandlers, userHandlers } from './session/handlers.ts'
import { logoHandlers, siteHandlers } from './site/handlers.ts'
import { wishHandlers } from './wish/handlers.ts'
import { zzimHandlers } from './wish/zzim-handlers.ts'

export interface MockOperations {
  readonly main: HostOperations
  readonly second: HostOperations
}

/**
 * Every operation in `openapi/`. The operations of one call share their state.
 * @param lists created earlier, by a server that answers lists before there is a state
 */
export function createOperations(
  source: MockSource,
  state: MockState,
  lists: HostOperations = listHandlers({ ...source, added: state.added }),
): MockOperations {
  const mock: MockContext = { ...source, added: state.added, state }
  return {
    main: {
      ...adHandlers(mock),
      ...asideHandlers(mock),
      ...categoryHandlers(mock),
      ...itemHandlers(mock),
      ...itemOfferHandlers(mock),
      ...lists,
      ...minishopHandlers(mock),
      ...priceHandlers(mock),
      ...searchHandlers(mock),
      ...siteHandlers(mock),
      ...userHandlers(mock),
      ...zzimHandlers(mock),
    },
    second: {
      ...alertHandlers(mock),
      ...estimateHandlers(mock),
      ...logoHandlers(mock),
      ...memberHandlers(mock),
      ...offerHandlers(mock),
      ...partHandlers(mock),
      ...productHandlers(mock),
      ...reportHandlers(mock),
      ...reviewHandlers(mock),
      ...savedEstimateHandlers(mock),
      ...wishHandlers(mock),
    },
  }
}
