import type { EstimateSummary } from './estimate-summary.ts'

/**
 * Writes an estimate as plain text for a post (assumed): kind, price and name, aligned in monospaced fonts. The name
 * comes last, so that a long one shifts nothing.
 */
export function estimateText(summary: EstimateSummary): string {
  const { basis, rows, totalLabel, total, card, fit, leftOut, address } = summary
  const totalRow = { label: totalLabel, price: total, name: '', times: '' }
  const labelWidth = Math.max(...[...rows, totalRow].map(({ label }) => widthOf(label)))
  const priceWidth = Math.max(...[...rows, totalRow].map(({ price }) => widthOf(price)))
  const write = ({ label, price, name, times }: typeof totalRow) =>
    `${label}${blanks(labelWidth - widthOf(label))}  ${blanks(priceWidth - widthOf(price))}${price}  ${name}${times}`.trimEnd()
  return [
    `PC 견적 (${basis})`,
    '',
    ...rows.map(write),
    '─'.repeat(labelWidth + 2 + priceWidth),
    write(totalRow),
    ...[card, leftOut, fit && `호환성: ${fit}`].filter(note => note !== ''),
    '',
    address,
  ].join('\n')
}

/** The width of a text in columns: Korean letters take two. */
function widthOf(text: string): number {
  return [...text].reduce(
    (width, letter) =>
      width + (/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7a3\uff01-\uff60]/.test(letter) ? 2 : 1),
    0,
  )
}

function blanks(count: number): string {
  return ' '.repeat(count)
}
