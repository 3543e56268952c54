import { $siteBlocks } from '@jeoul/feature-list/list-aside-model'
import { curation, news } from '@jeoul/shop/aside'
import { combine, createStore } from 'effector'

/** Whether each block has been answered, or has failed. A minishop has no links and events. */
const $areAnswered = combine(
  [$siteBlocks, news.$state, curation.$state],
  ([{ links, events }, articles, picked]) =>
    picked.status !== 'idle' &&
    [links, events, articles, picked].every(({ status, data }) => status !== 'loading' || data !== null),
)

const $wereAnswered = createStore(false, { serialize: 'ignore' }).on($areAnswered, (were, are) => were || are)

/**
 * Whether all blocks have loaded once. From then on they stay on screen while those of another list are loading, which are
 * requested as soon as it opens.
 */
export const $haveCome = combine($wereAnswered, $areAnswered, (were, are) => were || are)
