/** A number, or why a text is none. */
export type Digits = number | { readonly unread: string }

/** The currencies that are written with a decimal comma, as 1.299,00 (assumed). */
const withDecimalComma: ReadonlySet<string> = new Set(['EUR'])

const grouped = { ',': /^\d{1,3}(,\d{3})+$/, '.': /^\d{1,3}(\.\d{3})+$/ } as const

/**
 * Reads digits with their separators: 1299, 1,299.00, or 1.299,00 where the currency is written so. What may be read in two
 * ways that differ a thousandfold, such as 1.299 won, is not read.
 */
export function readDigits(text: string, currency: string): Digits {
  const hasComma = withDecimalComma.has(currency)
  const plain = hasComma ? text.replace(/[\s'’]/g, '') : text
  if (/^\d+$/.test(plain)) return Number(plain)
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const mark = plain[at] === ',' ? ',' : '.'
  const other = mark === ',' ? '.' : ','
  const [whole, rest] = [plain.slice(0, Math.max(at, 0)), plain.slice(at + 1)]
  if (at !== -1 && /^\d+$/.test(rest)) {
    // The last of two different marks is the decimal one anywhere.
    if (grouped[other].test(whole)) return Number(`${whole.replaceAll(other, '')}.${rest}`)
    if (grouped[mark].test(plain)) {
      const isGroup = (mark === '.') === hasComma || whole.includes(mark) || whole.startsWith('0')
      if (!isGroup) return { unread: `${text} is either ${whole}${rest} or ${whole}.${rest}` }
      return Number(plain.replaceAll(mark, ''))
    }
    if (/^\d*$/.test(whole) && (mark === '.' || hasComma)) return Number(`${whole}.${rest}`)
  }
  return { unread: `${text} is not a price` }
}
