import { formatWon } from '@jeoul/format'

type PriceLineProps = {
  /** The name of the price. */
  readonly label: string
  /** Won. */
  readonly total: number
  /** What the price includes, shown below it. */
  readonly basis: string
}

/** A price with its name on one line, and below it, smaller, what it includes. */
export function PriceLine({ label, total, basis }: PriceLineProps) {
  return (
    <span translate="no">
      {`${label} ${formatWon(total)}`} <small>{basis}</small>
    </span>
  )
}
