// First of all: see there.
import './mock-hosts.ts'
import { $pageProps } from '@jeoul/page'
import type { RenderedPage } from '@jeoul/runtime'
import { createRenderer } from '@jeoul/runtime/server'
import { site } from '../site.ts'
import { hosts } from './mock-hosts.ts'

const renderPage = createRenderer(site)

/** Who asks, and when the time is up. */
export interface Visit {
  readonly token?: string | null
  readonly signal?: AbortSignal | null
  readonly isPopup?: boolean
}

/** A page as its server would send it: `body` and `data` are what its `content` holds. */
interface SentPage extends RenderedPage {
  readonly body: string
  readonly data: string
}

/** The real site's page at an address, as its server would render it. */
export async function render(
  url: string,
  { token = null, signal = null, isPopup = false }: Visit = {},
): Promise<SentPage> {
  const page = await renderPage({
    url,
    props: {
      ...$pageProps.defaultState,
      isLogged: token !== null,
      isPopup,
      origin: 'http://localhost:3000',
      otherSite: 'http://m.shop.test',
      loginUrl: 'http://login.test/in',
      logoutUrl: 'http://login.test/out',
    },
    connection: {
      config: { mainUrl: hosts.main, secondUrl: hosts.second, timeLimit: 5000 },
      token,
      signal,
      sharedFor: 0,
    },
  })
  const content = new TextDecoder().decode(page.content)
  const [, body = '', data = ''] =
    /^<div id="root">(.*)<\/div><script type="application\/json" id="page-data">(.*)<\/script>$/s.exec(
      content,
    ) ?? []
  return { ...page, body, data }
}
