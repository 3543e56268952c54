import { emptyLists } from './empty-lists.ts'
import { failingScenarios } from './failing.ts'
import { lyingScenarios } from './lies.ts'
import { lookScenarios } from './looks.ts'
import { memberScenarios } from './members.ts'
import { networkScenarios } from './network.ts'
import { priceScenarios } from './prices.ts'
import type { Scenario } from './scenario.ts'

/** Every scenario by its name. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  Object.entries({
    ...memberScenarios,
    ...networkScenarios,
    ...failingScenarios,
    ...lyingScenarios,
    'empty-lists': emptyLists,
    ...priceScenarios,
    ...lookScenarios,
  }),
)
