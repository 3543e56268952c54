import type { ApiConnection } from '@jeoul/api'
import type { PageProps } from '@jeoul/page'

export interface PageRequest {
  /** Path and query. */
  readonly url: string
  readonly props: PageProps
  readonly connection: ApiConnection
}

export interface RenderedPage {
  readonly status: number
  /** Page-dependent elements of `<head>`. */
  readonly head: string
  readonly body: string
  /** The state the browser goes on with, as JSON safe for a script element. */
  readonly data: string
  /** The module of the page's view. */
  readonly viewFile: string
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>
