/** Elements without an end tag. */
const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/**
 * The words of a page that a browser would translate for somebody who reads another language.
 *
 * @param html as React renders it: every element that is not empty is closed, and no attribute holds a `>`
 * @returns the text of each text node outside of `translate="no"`
 */
export function translatedWords(html: string): readonly string[] {
  const words: string[] = []
  const open: { readonly name: string; readonly isTranslated: boolean }[] = []
  const isTranslated = () => open.at(-1)?.isTranslated ?? true
  for (const [, end, name = '', attributes = '', text] of html
    .replace(/<!--.*?-->/gs, '')
    .matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi)) {
    if (text !== undefined) {
      if (isTranslated()) words.push(text)
    } else if (end) open.pop()
    else if (!empty.has(name) && !attributes.endsWith('/')) {
      open.push({ name, isTranslated: isTranslated() && !attributes.includes('translate="no"') })
    }
  }
  return words
}
