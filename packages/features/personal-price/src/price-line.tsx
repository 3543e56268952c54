import { formatWon } from '@jeoul/format'

type PriceLineProps = {
  /** The name of the price. */
  readonly label: string
  /** Won. */
  readonly total: number
  /** What the price includes, shown below it. */
  readonly basis: string
}

/** A price with its name on one line; below it, in small print, its basis. */
export function PriceLine({ label, total, basis }: PriceLineProps) {
  return (
    <span translate="no">
      {`${label} ${formatWon(total)}`} <small>{basis}</small>
    </span>
  )
}
