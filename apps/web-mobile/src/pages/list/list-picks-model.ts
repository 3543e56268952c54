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
 * Whether the blocks have come once. Those of later lists are asked for as soon as the list opens, and what is on screen
 * must not leave while a part of it loads again.
 */
export const $haveCome = combine($wereAnswered, $areAnswered, (were, are) => were || are)
