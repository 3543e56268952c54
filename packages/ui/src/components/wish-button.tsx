import { formatCount } from '@jeoul/format'
import type { MouseEventHandler } from 'react'
import { Button } from './button.tsx'
import { heart } from './glyph.ts'
import { Icon } from './icon.tsx'
import styles from './wish-button.module.css'

type WishButtonProps = {
  readonly name: string
  readonly isMine: boolean
  /** How many members saved the product. Without a count, the button is named after it. */
  readonly count?: number | undefined
  readonly onClick: MouseEventHandler<HTMLButtonElement>
}

/** The heart of a product outside of lists. */
export function WishButton({ name, isMine, count, onClick }: WishButtonProps) {
  return (
    <Button
      className={styles.wish}
      tone={count === undefined ? 'quiet' : 'line'}
      aria-pressed={isMine}
      aria-label={count === undefined ? `${name} 찜` : undefined}
      onClick={onClick}
    >
      <Icon of={heart} />
      {count !== undefined && <span translate="no">{`찜 ${formatCount(count)}`}</span>}
    </Button>
  )
}
