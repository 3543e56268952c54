import { createLazyLayer } from '@jeoul/ssr'

/** The layer that explains the shortcuts, over every page. */
export const shortcutHelpLayer = createLazyLayer({
  names: ['shortcuts'],
  load: () => import('./shortcut-help.tsx'),
  error: '단축키 안내를 열지 못했어요',
  isReopened: false,
})
