export { createRoute, type PageVisit, type Route } from './create-route.ts'
export { estimateWith } from './estimate-with.ts'
export { createBrowserHistory, type History } from './history.ts'
export { hrefBehind } from './href-behind.ts'
export { hrefs } from './hrefs.ts'
export { $inside } from './inside.ts'
export { interceptLinks } from './intercept-links.ts'
export { $layer, layerClosed, layerOpened, layerSettled } from './layer-model.ts'
export {
  $entry,
  $place,
  type Destination,
  historyOpened,
  navigated,
  returned,
  visitRepeated,
} from './model.ts'
export { $openPage, isPagePath } from './open-page.ts'
export type { PageName, PagePath } from './page-paths.ts'
export { createServerHistory } from './server-history.ts'
