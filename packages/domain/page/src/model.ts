import { createEvent, createStore } from 'effector'
import { type PageProps, siteManagerId } from './page-props.ts'

/** The page begins, on the server with a request and in the browser never: there its state arrives with it. */
export const appStarted = createEvent<PageProps>()

export const $pageProps = createStore<PageProps>({
  pageType: 'list',
  isMobile: false,
  isLogged: false,
  idxBManager: siteManagerId,
  isPopup: false,
  isBot: false,
  origin: '',
  otherSite: '',
  loginUrl: '',
  logoutUrl: '',
}).on(appStarted, (_, props) => props)
