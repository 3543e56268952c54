/** Sales that malls hold every year: the first day and how many there are (as in Korea; assumed). */
const yearlySales: readonly { readonly month: number; readonly day: number; readonly length: number }[] = [
  { month: 1, day: 20, length: 8 },
  { month: 3, day: 1, length: 5 },
  { month: 5, day: 10, length: 11 },
  { month: 7, day: 7, length: 6 },
  { month: 9, day: 12, length: 9 },
  { month: 11, day: 1, length: 11 },
  { month: 11, day: 20, length: 10 },
  { month: 12, day: 20, length: 7 },
]

const dayMs = 86_400_000
/** How long before a sale a mall may raise its price. */
const daysBefore = 16

/** A sale that is on, or that begins soon. */
export interface Sale {
  /** Tells sales apart, years included. */
  readonly id: number
  readonly isOn: boolean
}

/**
 * The sale of a day, or the one within the next weeks.
 * @param date days since 1970-01-01
 */
export function saleOf(date: number): Sale | undefined {
  const year = new Date(date * dayMs).getUTCFullYear()
  const dated = yearlySales.map(({ month, day, length }, place) => {
    const start = Math.round(Date.UTC(year, month - 1, day) / dayMs)
    return { id: year * 100 + place, start, end: start + length }
  })
  const open = dated.find(({ start, end }) => start <= date && date < end)
  const next = open ?? dated.find(({ start }) => date < start && start - date <= daysBefore)
  return next && { id: next.id, isOn: open !== undefined }
}
