import { createPersisted } from '@jeoul/visitor/device'
import { readEstimateQuery, writeEstimateQuery } from './estimate-query.ts'

/** The query of the estimate that the shopper changed last, stored on the device. */
export const storedDraft = createPersisted<string>({
  key: 'estimate',
  read: found => (typeof found === 'string' ? writeEstimateQuery(readEstimateQuery(found).query) : null),
  initial: '',
})

/**
 * The number of parts on the estimate that the shopper changed last, which `/estimate` continues. In a module of its
 * own, because every page's header shows it.
 */
export const $storedCount = storedDraft.$value.map(search => readEstimateQuery(search).query.lines.length)
