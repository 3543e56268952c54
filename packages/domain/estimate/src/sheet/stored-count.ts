import { readEstimateQuery } from './estimate-query.ts'
import { storedDraft } from './stored-draft.ts'

/**
 * The number of parts on the estimate that the shopper changed last, which `/estimate` continues. In a module of its
 * own, because every page's header shows it.
 */
export const $storedCount = storedDraft.$value.map(search => readEstimateQuery(search).query.lines.length)
