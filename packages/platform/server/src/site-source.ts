import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageSource } from './page-maker.ts'

/** The source of a site's pages and files: its build, or its sources. */
export interface SiteSource {
  load(): Promise<PageSource>
  /** Answers a request for a file, or calls `next`. */
  answerFile(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}
