export { createRoute, type PageVisit, type Route } from './create-route.ts'
export { estimateWith } from './estimate-with.ts'
export { createBrowserHistory, type History, type HistoryEntry } from './history.ts'
export { hrefBehind } from './href-behind.ts'
export { hrefs } from './hrefs.ts'
export { $inside } from './inside.ts'
export { interceptLinks } from './intercept-links.ts'
export { $layer, closeLayer, commitLayer, openLayer } from './layer-model.ts'
export {
  $coming,
  $entry,
  $place,
  type Destination,
  entryOpened,
  goBack,
  historyOpened,
  navigate,
  preparePageFx,
} from './model.ts'
export { $openPage, isPagePath, pageAt } from './open-page.ts'
export type { PageName, PagePath } from './page-paths.ts'
export { placeOf } from './place.ts'
export { createServerHistory } from './server-history.ts'
