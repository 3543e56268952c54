export { $pageProps, appStarted } from './model.ts'
export { type PageProps, type PageType, siteManagerId } from './page-props.ts'
export { readToken } from './read-token.ts'
