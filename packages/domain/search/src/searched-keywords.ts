import { createPersistedQueue } from '@jeoul/device'

/**
 * Keywords that were searched for. The results page adds them; the latest keywords take them when they are loaded, which
 * may be on a later page.
 */
export const searchedKeywords = createPersistedQueue({ key: 'search.searched' })
