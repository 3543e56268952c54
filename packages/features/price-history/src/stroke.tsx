import type { LineName } from './chart-shape.ts'

interface Look {
  /** A colour token. */
  readonly colour: string
  readonly dash?: string
  /** In pixels; 2 by default. */
  readonly width?: number
}

/**
 * No two lines differ by colour alone. The shopper's own line is a wide band below the others, so that both are visible
 * where they meet.
 */
export const looks: Readonly<Record<LineName, Look>> = {
  any: { colour: 'brand' },
  personal: { colour: 'red', width: 5 },
  card: { colour: 'green', dash: '6 3' },
  cash: { colour: 'amber', dash: '2 3' },
  unsure: { colour: 'line-strong', dash: '1 3' },
}

type StrokeProps = Look & { readonly path: string }

/** A line of the same width on phones and desktops. */
export function Stroke({ path, colour, dash, width = 2 }: StrokeProps) {
  return (
    <path
      d={path}
      fill="none"
      stroke={`var(--${colour})`}
      strokeWidth={width}
      strokeDasharray={dash}
      vectorEffect="non-scaling-stroke"
    />
  )
}
