import type { Article } from '@jeoul/api/types'

interface ArticlesAnswer {
  readonly success: boolean
  readonly result: readonly Article[]
}

/** Reads articles; an article needs a title and a web address. */
export function readArticles({ success, result }: ArticlesAnswer): readonly Article[] | null {
  return success ? result.filter(({ title, href }) => title && /^https?:\/\//.test(href)) : null
}
