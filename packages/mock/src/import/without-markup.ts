import { tidy } from './field-path.ts'

/** Tags inside a line. */
const inline = /<\/?(?:b|strong|em|i|u|span|font|mark|small|su[bp]|a)(?:\s[^<>]*)?\/?>/gi
/** Tags that end a line. */
const block =
  /<\/?(?:br|p|div|section|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|t[dh]|hr|img|meta)(?:\s[^<>]*)?\/?>/gi

/** Takes out the tags and escapes that shops leave in texts. Other words in brackets may be part of a name. */
export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text
  return tidy(
    text
      .replace(inline, '')
      .replace(block, ' ')
      .replace(/&(?:amp|lt|gt|quot|nbsp|#0?39);/g, sign => escapes[sign] ?? sign),
  )
}

const escapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
  '&#039;': "'",
}
