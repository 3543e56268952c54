import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageSource } from './page-handler.ts'

/** Where a site's pages and files come from: its build, or its sources. */
export interface SiteSource {
  load(): Promise<PageSource>
  /** Answers a request for a file, or calls `next`. */
  answerFile(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}
