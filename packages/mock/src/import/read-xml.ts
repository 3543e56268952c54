import sax from 'sax'
import { ImportError } from './import-error.ts'
import type { Found, Reading } from './import-report.ts'
import { wholeLines } from './lines.ts'
import type { Source } from './open-source.ts'

/** Names of the elements that are products: of RSS, of Atom, and what shops call them (assumed). */
const productElement = /<(?:[\w-]+:)?(item|entry|product|goods|offer|row|record|상품)[\s/>]/i

/** What an element holds: its elements, or else its text. */
interface Element {
  readonly fields: Map<string, { readonly prefix: string; readonly values: unknown[] }>
  readonly prefix: string
  readonly name: string
  text: string
}

/**
 * Reads the products of an XML feed: `item` of RSS, `entry` of Atom, or elements that are called a product. An element
 * that is there several times is a list. Of `title` and `g:title`, that of Google counts. A product that is not
 * well-formed is left out, except that a bare & is one.
 *
 * @throws ImportError if no element is a product
 */
export async function* readXml({ chunks, head, path, progress }: Source): AsyncGenerator<readonly Reading[]> {
  const product = productElement.exec(head)?.[1]
  if (product === undefined)
    throw new ImportError(`${path}: is XML without products: no element is an item, an entry or a product`)
  let batch: Reading[] = []
  let element = 0
  let line = 1
  let broken: string | undefined
  let isCutOff = false
  /** The open elements of a product, from the top. */
  const open: Element[] = []

  const add = (found: Found) => batch.push({ line, element: ++element, ...found })
  const parser = sax.parser(true)
  parser.onopentag = ({ name, attributes }) => {
    const [local = name, prefix = ''] = name.split(':').toReversed()
    if (open.length === 0) {
      if (local !== product) return
      line = parser.line + 1
      broken = undefined
    }
    // The links of Atom are attributes.
    const { href } = attributes
    open.push({ fields: new Map(), prefix, name: local, text: typeof href === 'string' ? href : '' })
  }
  const addText = (text: string) => {
    const last = open.at(-1)
    if (last) last.text += text
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.onclosetag = () => {
    const closed = open.pop()
    const above = open.at(-1)
    if (closed && above) addField(above, closed)
    else if (closed)
      add(broken === undefined ? { record: toRecord(closed) } : { defect: 'bad-xml', detail: broken })
  }
  parser.onerror = error => {
    const [message = ''] = error.message.split('\n', 1)
    if (/^(?:unclosed root tag|unexpected end)/i.test(message)) isCutOff = true
    else if (!/entity/i.test(message)) broken ??= message
    parser.resume()
  }
  let isInCdata = false
  parser.onopencdata = () => {
    isInCdata = true
  }
  parser.onclosecdata = () => {
    isInCdata = false
  }
  for await (const block of wholeLines(chunks, '>')) {
    parser.write(escapeBareAmpersands(block, isInCdata))
    if (batch.length > 0) yield batch
    batch = []
  }
  const isInside = open.length > 0
  parser.close()
  if (isCutOff) progress.damage ??= 'the feed has no end: the file is cut off'
  if (!isInside) return
  yield [{ line, element: element + 1, defect: 'bad-xml', detail: 'the file ends in the middle of it' }]
}

const cdata = '<![CDATA['

/** Escapes each & that begins no entity, as in A&B, which the parser would read up to the next sign of any kind. */
function escapeBareAmpersands(text: string, isInCdata: boolean): string {
  const whole = isInCdata ? cdata + text : text
  const escaped = whole.replace(/<!\[CDATA\[.*?(?:\]\]>|$)|&(?!#?\w{1,31};)/gs, found =>
    found === '&' ? '&amp;' : found,
  )
  return isInCdata ? escaped.slice(cdata.length) : escaped
}

/** Adds an element to that around it. One with a prefix replaces those without. */
function addField({ fields }: Element, element: Element): void {
  const { name, prefix } = element
  const known = fields.get(name)
  const value = element.fields.size > 0 ? toRecord(element) : element.text.trim() || null
  if (!known || (known.prefix === '' && prefix !== '')) fields.set(name, { prefix, values: [value] })
  else if (known.prefix === prefix) known.values.push(value)
}

function toRecord({ fields }: Element): Readonly<Record<string, unknown>> {
  const entries = [...fields].map(
    ([name, { values }]) => [name, values.length > 1 ? values : values[0]] as const,
  )
  return Object.fromEntries(entries)
}
