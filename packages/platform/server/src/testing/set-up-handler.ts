import type { PageRequest, RenderedPage, RenderPage } from '@jeoul/ssr'
import { vi } from 'vitest'
import { inlineStyle } from '../inline-style.ts'
import type { Metrics } from '../operation/metrics.ts'
import { pageHandler } from '../page-handler.ts'
import { readSiteConfig } from '../site-config.ts'

const configOf = (env = {}) =>
  readSiteConfig({ JEOUL_RENDER_BUDGET_MS: '400', ...env }, { port: 0, otherSite: 'http://m.shop.test' })
export const config = configOf()

export const rendered: RenderedPage = {
  status: 200,
  isLogged: false,
  isComplete: true,
  head: '<title>그래픽카드</title>',
  content: Buffer.from('<main>목록</main>'),
  files: ['list.tsx'],
}

interface Visit {
  readonly Cookie?: string
  readonly userAgent?: string
  /** Aborts when the visitor hangs up. */
  readonly signal?: AbortSignal
}

/** A site whose pages the test renders; `asked` returns the arguments of the last one. */
export function setUp(
  render: (request: PageRequest) => Promise<RenderedPage> = async () => rendered,
  env = {},
  metrics?: Metrics,
) {
  const renderPage = vi.fn<RenderPage>(render)
  const style = inlineStyle([['/list.css', 'p { color: red }']])
  const assetsOf = vi.fn(async () => ({
    script: '/entry.js',
    modules: [],
    style,
  }))
  const source = async () => ({ renderPage, assetsOf })
  const answer = pageHandler({ isMobile: false, config: configOf(env), source, ...(metrics && { metrics }) })
  return {
    async get(path: string, { Cookie, userAgent, signal }: Visit = {}) {
      const url = new URL(path, 'http://localhost:4000')
      const { body, cookies, ...rest } = await answer({ url, cookie: Cookie, userAgent, signal })
      const response = new Response(new TextDecoder().decode(body.plain), rest)
      for (const value of cookies) response.headers.append('Set-Cookie', value)
      return response
    },
    assetsOf,
    renderedWith: () => renderPage.mock.lastCall?.[0],
    renderPage,
  }
}
