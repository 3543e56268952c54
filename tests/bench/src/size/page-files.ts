/** The files that a page's HTML loads on a first visit, as addresses on the site. */
export interface PageFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Scripts that the HTML runs or preloads, and stylesheets. */
export function pageFiles(html: string): PageFiles {
  const tags = Array.from(html.matchAll(/<(script|link)\b([^>]*)>/g), ([, name, text]) => ({
    name,
    attributes: readAttributes(text ?? ''),
  }))
  const scripts = tags.flatMap(({ name, attributes }) => {
    if (name === 'script') return [attributes.src]
    return isScriptPreload(attributes) ? [attributes.href] : []
  })
  const styles = tags
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
    .map(({ attributes }) => attributes.href)
  return { scripts: known(scripts), styles: known(styles) }
}

type Attributes = Readonly<Record<string, string>>

export function readAttributes(text: string): Attributes {
  return Object.fromEntries(
    Array.from(text.matchAll(/([\w-]+)(?:="([^"]*)")?/g), ([, name, value]) => [name, value ?? '']),
  )
}

export function isScriptPreload({ rel, as }: Attributes): boolean {
  return rel === 'modulepreload' || (rel === 'preload' && as === 'script')
}

function known(addresses: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(addresses.filter(address => address !== undefined))].filter(address => address !== '')
}
