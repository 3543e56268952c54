export { createBrowserHistory, createServerHistory, type History } from './history.ts'
export { interceptLinks } from './intercept-links.ts'
export { $place, type Destination, historyOpened, navigated, visitRepeated } from './model.ts'
export { homeRoute, hrefs, isPagePath, itemRoute, listRoute } from './routes.ts'
