export { createBrowserHistory, createServerHistory, type History } from './history.ts'
export { interceptLinks } from './intercept-links.ts'
export { $place, type Destination, historyOpened, navigated, visitRepeated } from './model.ts'
export {
  estimateRoute,
  homeRoute,
  hrefs,
  isOnBothSites,
  isPagePath,
  itemRoute,
  listRoute,
  noticeRoute,
  wishRoute,
} from './routes.ts'
