import type { PageHead } from '../page-head.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text made safe for an attribute or element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => escapes[character] ?? character)
}

/** JSON that cannot end the script element it stands in. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The elements of `<head>` that depend on the page. */
export function renderHead({ title, description, canonical, isIndexed, structuredData }: PageHead): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    isIndexed ? '' : '<meta name="robots" content="noindex,follow">',
    ...structuredData.map(data => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('')
}
