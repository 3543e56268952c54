import { type SiteProps, withoutParams } from '@jeoul/page'
import type { RenderPage } from '@jeoul/ssr'
import { answerOfPage } from './answer-of-page.ts'
import { beginCalls } from './begin-calls.ts'
import type { MadeAnswer } from './finished-answers.ts'
import { brokenDocument, type DocumentAssets, htmlDocument } from './html-document.ts'
import type { EventLoopTurns } from './operation/event-loop-turns.ts'
import { consoleLog, type Log } from './operation/log.ts'
import type { Metrics } from './operation/metrics.ts'
import { pageBody } from './page-answer.ts'
import { securityHeaders } from './security-headers.ts'
import type { SiteConfig } from './site-config.ts'
import { staleNotice } from './stale-notice.ts'
import type { Visitor } from './visitor.ts'

export interface PageSource {
  readonly renderPage: RenderPage
  readonly assetsOf: (files: readonly string[]) => Promise<DocumentAssets>
  /** Adds what only development needs to the document. */
  readonly finish?: (path: string, document: Uint8Array) => Promise<Uint8Array>
}

export interface PageMakerOptions {
  readonly config: SiteConfig
  readonly isDevelopment?: boolean
  /** Called for each request, so that development gets every change. */
  readonly source: () => Promise<PageSource>
  readonly log?: Log
  readonly metrics?: Metrics
}

const brokenBody = pageBody(brokenDocument)

/**
 * Creates the function that renders a page within the render budget. It never rejects: if rendering fails, it answers
 * with an error page.
 *
 * @param turns shared by all pages of the process
 */
export function pageMaker(options: PageMakerOptions, turns: EventLoopTurns) {
  const { config, isDevelopment = false, source, log = consoleLog, metrics } = options
  const headers = securityHeaders(config, { isDevelopment })
  const broken = { status: 500, headers, cookies: [], body: brokenBody }

  return async ({ pathname, search }: URL, props: SiteProps, visitor: Visitor): Promise<MadeAnswer> => {
    const about = { id: visitor.id, page: pathname }
    const calls = beginCalls({ config, log, metrics, turns }, visitor, about)
    try {
      const { renderPage, assetsOf, finish } = await source()
      const url = pathname + withoutParams(search, 'view')
      const page = await renderPage({ url, props, connection: calls.connection })
      const assets = await assetsOf(page.files)
      const staleSince = calls.staleSince()
      const isStale = staleSince !== null
      // A page without its main data has nothing old to show but its frame.
      const notice = staleSince !== null && page.status !== 503 ? staleNotice(staleSince) : ''
      const document = htmlDocument(page, assets, notice)
      const body = pageBody(finish ? await finish(pathname, document) : document)
      const isLate = calls.areLate()
      const made = answerOfPage({ page, assets, body, isStale, isDevelopment }, visitor, config)
      if (isLate) log.warn({ ...about, status: made.answer.status }, 'answers were late')
      const outcome = isLate ? 'late' : isStale ? 'stale' : page.isComplete ? 'whole' : 'gaps'
      metrics?.rendered.inc({ outcome })
      if (page.status === 503) metrics?.withoutData.inc()
      return made
    } catch (error) {
      log.error({ ...about, err: error }, 'the page could not be made')
      metrics?.rendered.inc({ outcome: 'broken' })
      return { isGood: false, answer: broken }
    } finally {
      calls.end()
    }
  }
}
