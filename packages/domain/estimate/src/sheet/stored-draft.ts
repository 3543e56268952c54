import { createPersisted } from '@jeoul/visitor/device'
import { readEstimateQuery, writeEstimateQuery } from './estimate-query.ts'

/** The query of the estimate that the shopper changed last, stored on the device. */
export const storedDraft = createPersisted<string>({
  key: 'estimate',
  read: found => (typeof found === 'string' ? writeEstimateQuery(readEstimateQuery(found).query) : null),
  initial: '',
})
