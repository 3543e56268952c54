import type { MetaTag, PageHead } from '../page-head.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for an attribute or element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => escapes[character] ?? character)
}

/** JSON that cannot close its script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The metaTags of a page, of every type (specification, section 2): its own, and those that follow from its head. */
function metaTagsOf({ title, description, canonical, metaTags = [] }: PageHead): readonly MetaTag[] {
  const usual: readonly MetaTag[] = [
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(canonical === null ? [] : [{ property: 'og:url', content: canonical }]),
  ]
  const own = new Set(metaTags.map(({ property }) => property))
  return [...usual.filter(({ property }) => !own.has(property)), ...metaTags]
}

/**
 * The elements of `<head>` that depend on the page.
 *
 * @param alternate address of the same page for phones; null if there is none
 */
export function renderHead(head: PageHead, alternate: string | null = null): string {
  const { title, description, canonical, isIndexed, structuredData } = head
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    alternate === null
      ? ''
      : `<link rel="alternate" media="only screen and (max-width: 640px)" href="${escapeHtml(alternate)}">`,
    isIndexed ? '' : '<meta name="robots" content="noindex,follow">',
    ...metaTagsOf(head).map(
      ({ property, content }) => `<meta property="${escapeHtml(property)}" content="${escapeHtml(content)}">`,
    ),
    ...structuredData.map(data => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('')
}
