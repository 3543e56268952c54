import { createLazyLayer } from '@jeoul/ssr'

/** The dialogs about one group, by the names that the history stores. */
export const groupDialogsLayer = createLazyLayer({
  names: ['wish-new', 'wish-rename', 'wish-drop', 'wish-share'],
  load: () => import('./group-dialogs.tsx'),
  error: '창을 열지 못했어요',
})
