import type { PageHead } from '../page-head.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for an attribute or element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => escapes[character] ?? character)
}

/** JSON that cannot end its script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/**
 * The elements of `<head>` that depend on the page.
 *
 * @param alternate address of the same page for phones; null where it has none
 */
export function renderHead(
  { title, description, canonical, isIndexed, drawnUpTo, metaTags = [], structuredData }: PageHead,
  alternate: string | null = null,
): string {
  return [
    drawnUpTo === undefined ? '' : `<link rel="expect" href="#${escapeHtml(drawnUpTo)}" blocking="render">`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    alternate === null
      ? ''
      : `<link rel="alternate" media="only screen and (max-width: 640px)" href="${escapeHtml(alternate)}">`,
    isIndexed ? '' : '<meta name="robots" content="noindex,follow">',
    ...metaTags.map(
      ({ property, content }) => `<meta property="${escapeHtml(property)}" content="${escapeHtml(content)}">`,
    ),
    ...structuredData.map(data => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('')
}
