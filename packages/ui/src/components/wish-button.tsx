import { formatCount } from '@jeoul/format'
import type { MouseEventHandler } from 'react'
import { Button } from './button.tsx'
import { heart } from './glyph.ts'
import { Icon } from './icon.tsx'
import styles from './wish-button.module.css'

type WishButtonProps = {
  readonly itemId: string
  readonly name: string
  /** The address of the product's picture; null if it has none. */
  readonly image: string | null
  readonly isMine: boolean
  /** How many members saved it. Without a count, the button is named after the product. */
  readonly count?: number
  /** Handles a press instead of that script, on a page that has loaded the model already. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>
}

/**
 * The heart of a product outside of lists. It has no state of its own: as in `RowActions`, a script that loads later
 * handles its presses, and updates its pressed state and count.
 */
export function WishButton({ itemId, name, image, isMine, count, onClick }: WishButtonProps) {
  return (
    <Button
      key={itemId}
      className={styles.wish}
      tone={count === undefined ? 'quiet' : 'line'}
      data-act={onClick ? null : 'wish'}
      data-wish={itemId}
      data-name={name}
      data-image={image}
      aria-pressed={isMine}
      aria-label={count === undefined ? `${name} 찜` : undefined}
      onClick={onClick}
    >
      <Icon of={heart} />
      {count !== undefined && (
        // The script may have changed the count before React hydrates it.
        <span translate="no" data-zzim={count} data-mine={isMine} suppressHydrationWarning>
          {`찜 ${formatCount(count)}`}
        </span>
      )}
    </Button>
  )
}
