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
  /** What stands in `<body>`, in UTF-8: the root element, and the state the browser goes on with. */
  readonly content: Uint8Array
  /** The modules of the page, by which the build knows its scripts and styles. */
  readonly files: readonly string[]
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>
