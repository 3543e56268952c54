export { createBrowserHistory, type History } from './history.ts'
export { hrefBehind } from './href-behind.ts'
export { interceptLinks } from './intercept-links.ts'
export { $layer, layerClosed, layerOpened, layerSettled } from './layer-model.ts'
export { linkHref } from './link-href.ts'
export { $entry, $place, type Destination, historyOpened, navigated, visitRepeated } from './model.ts'
export {
  compareRoute,
  estimateRoute,
  homeRoute,
  hrefs,
  isOnBothSites,
  isPagePath,
  itemRoute,
  linkRoute,
  listRoute,
  noticeRoute,
  searchRoute,
  wishRoute,
} from './routes.ts'
export { createServerHistory } from './server-history.ts'
