import { type SyntheticEvent, useId, useState } from 'react'
import { cx } from './cx.ts'
import { PriceField } from './price-field.tsx'
import styles from './price-range.module.css'

type PriceRangeProps = {
  /** In won; null for none. */
  readonly min: number | null
  readonly max: number | null
  readonly className?: string | undefined
}

/** Two fields, `min` and `max`, for a range of prices. What is not an amount stays there, and words below say so. */
export function PriceRange({ min, max, className }: PriceRangeProps) {
  const wordsId = useId()
  const [isUnread, setUnread] = useState(false)
  const described = isUnread ? wordsId : undefined
  const look = ({ currentTarget }: SyntheticEvent) => {
    setUnread([...currentTarget.querySelectorAll('input')].some(({ validity }) => !validity.valid))
  }
  return (
    <>
      <fieldset
        aria-label="가격 범위"
        className={cx(styles.range, className)}
        onBlur={look}
        onInvalid={look}
        onKeyDown={event => event.key === 'Enter' && look(event)}
      >
        <PriceField
          name="min"
          label="최소 가격"
          placeholder="최소"
          amount={min}
          aria-describedby={described}
        />
        ~
        <PriceField
          name="max"
          label="최대 가격"
          placeholder="최대"
          amount={max}
          aria-describedby={described}
        />
        원
      </fieldset>
      {isUnread && (
        <p id={wordsId} role="alert">
          0원 이상의 금액을 숫자로 적어 주세요.
        </p>
      )}
    </>
  )
}
