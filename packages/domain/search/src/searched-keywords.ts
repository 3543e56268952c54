import { createPersistedQueue } from '@jeoul/device'

/**
 * Keywords that were searched for. The results page adds them; the model of the latest keywords reads them when it is
 * loaded, possibly on a later page.
 */
export const searchedKeywords = createPersistedQueue({ key: 'search.searched' })
