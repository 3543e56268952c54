import { isInList, type Path } from './fields.ts'

/** A page as it was rendered. */
export interface Drawn {
  readonly status: number
  readonly head: string
  /** The markup of the page, without its data. */
  readonly body: string
}

/** One field of one answer, with the malformed value. */
export interface MalformedField {
  readonly operation: string
  readonly path: Path
  readonly value: unknown
}

/** Texts that must not appear on a page. */
const nonsense = /NaN|undefined|\[object|Infinity|[-−]\s?[\d,]+원|\bnull\b|\d[eE]\+?\d{2}|[\d,]{16,}/g
/** In attributes, where a text may hold anything. */
const badAttribute = /="(?:[^"]*\/)?(?:undefined|null|NaN|\[object Object\])["/?]/g
/** Texts sent in place of figures, as pages format figures. */
const figures = /(12,?345|NaN)\s?(원|%|개|명|점)|123,450/
const price = /[\d,]*\d(?:\.\d+)?(?=원)/g
const productLink = /href="\/(item\/\d+)/g
const mallLink = /href="\/(link\/\d+\/[^"?]+)/g

const textOf = (html: string) => html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ')
const allOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([all, part]) => part ?? all)
const pricesOf = ({ body, head }: Drawn) =>
  allOf(price, textOf(body) + head).map(text => Number(text.replaceAll(',', '')))

/**
 * Compares a page with one malformed field to the intact page.
 *
 * @returns one line per fault; none if only the malformed field is missing
 */
export function judgePage(sound: Drawn, drawn: Drawn, { operation, path, value }: MalformedField): string[] {
  const found: string[] = []
  const isRow = isInList(path)
  const isTree = ['getCategories', 'getCategoryTree'].includes(operation)

  if (drawn.status !== sound.status && !(drawn.status === 503 && !isRow)) found.push(`status ${drawn.status}`)
  if (!drawn.body.includes('<header')) found.push('no header')

  // A text that a host sends is shown as it is.
  const sent = typeof value === 'string' ? value : null
  const known = new Set([
    ...allOf(nonsense, textOf(sound.body) + sound.head),
    ...(sent === null ? [] : [sent]),
  ])
  const words = allOf(nonsense, textOf(drawn.body) + drawn.head).find(text => !known.has(text))
  if (words !== undefined) found.push(`says ${words.slice(0, 20)}`)
  // Delivery may be stated in words.
  if (figures.test(textOf(drawn.body)) && !/[dD]elivery$/.test(path.join('.')))
    found.push('a text as a figure')
  const attribute = allOf(badAttribute, drawn.body).find(
    text => !sound.body.includes(text) && (sent === null || !text.includes(sent)),
  )
  if (attribute !== undefined) found.push(`attribute ${attribute.slice(-20)}`)

  const least = Math.min(...pricesOf(sound))
  const cheapest = Math.min(...pricesOf(drawn))
  if (cheapest < least && drawn.status === 200 && !isTree) found.push('a price from no price')
  if (isRow && !isTree) {
    for (const [name, pattern] of Object.entries({ products: productLink, malls: mallLink })) {
      const [before, after] = [sound, drawn].map(({ body }) => new Set(allOf(pattern, body)).size)
      if ((before ?? 0) - (after ?? 0) > 1) found.push(`${name} lost`)
    }
  }
  return found
}
