export { createBrowserHistory, createMemoryHistory } from 'history'
export { interceptLinks } from './intercept-links.ts'
export { type Destination, historyOpened, isPagePath, navigated, searchOf } from './router.ts'
export { homeRoute, hrefs, listRoute, notFoundRoute } from './routes.ts'
