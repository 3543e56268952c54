import { $siteProps } from '@jeoul/page'
import type { RenderedPage, Site } from '@jeoul/ssr'
import { createRenderer } from '@jeoul/ssr/server'
import { hosts } from './mock-hosts.ts'

/** Who visits, and when to abort. */
export interface Visit {
  readonly token?: string | null
  readonly signal?: AbortSignal | null
}

/** A page as its server would send it: `body` and `data` are what its `content` holds. */
interface SentPage extends RenderedPage {
  readonly body: string
  readonly data: string
}

/** Which of the two sites it is. */
export interface SiteKind {
  readonly isMobile: boolean
}

/** Makes a function that renders a page of `site` as its server would. */
export function createRender(site: Site, { isMobile }: SiteKind) {
  const renderPage = createRenderer(site)
  return async (url: string, { token = null, signal = null }: Visit = {}): Promise<SentPage> => {
    const page = await renderPage({
      url,
      props: {
        ...$siteProps.defaultState,
        isMobile,
        isLogged: token !== null,
        origin: 'http://localhost:3000',
        otherSite: isMobile ? 'http://www.shop.test' : 'http://m.shop.test',
        loginUrl: 'http://login.test/in',
        logoutUrl: 'http://login.test/out',
      },
      connection: {
        config: { mainUrl: hosts.main, secondUrl: hosts.second, timeLimit: 5000 },
        token,
        signal,
        sharedTtl: 0,
      },
    })
    const content = new TextDecoder().decode(page.content)
    const [, body = '', data = ''] =
      /^<div id="root">(.*)<\/div><script type="application\/json" id="page-data">(.*)<\/script>$/s.exec(
        content,
      ) ?? []
    return { ...page, body, data }
  }
}
