import type { ApiConnection } from '@jeoul/api'
import type { SiteProps } from '@jeoul/page'

export interface PageRequest {
  /** Path and query. */
  readonly url: string
  readonly props: SiteProps
  readonly connection: ApiConnection
}

export interface RenderedPage {
  readonly status: number
  /** Whether it was rendered for the member whose token the request contained. */
  readonly isLogged: boolean
  /** Whether everything that it loads arrived in time. */
  readonly isComplete: boolean
  /** Page-dependent elements of `<head>`. */
  readonly head: string
  /** The contents of `<body>` in UTF-8: the root element, and the state for the browser. */
  readonly content: Uint8Array
  /** The modules of the page, by which the build finds its scripts and styles. */
  readonly files: readonly string[]
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>
