import { type FocusEvent, type SyntheticEvent, useId, useState } from 'react'
import { cx } from './cx.ts'
import { PriceField } from './price-field.tsx'
import styles from './price-range.module.css'

type PriceRangeProps = {
  /** In won; null for none. */
  readonly min: number | null
  readonly max: number | null
  /** Reads an amount as typed, in won; null for anything else. */
  readonly amountOf: (text: string) => number | null
  readonly className?: string | undefined
}

/**
 * Two fields, `min` and `max`, for a range of prices. What is not an amount stays there, and words below say so. Amounts
 * in the wrong order change places before a form reads them, which is said, too.
 */
export function PriceRange({ min, max, amountOf, className }: PriceRangeProps) {
  const wordsId = useId()
  const [isUnread, setUnread] = useState(false)
  const [swapped, setSwapped] = useState<readonly [min: number, max: number] | null>(null)
  const isSwapped = swapped !== null && swapped[0] === min && swapped[1] === max
  const described = isUnread || isSwapped ? wordsId : undefined
  const look = ({ currentTarget }: SyntheticEvent) => {
    setUnread([...currentTarget.querySelectorAll('input')].some(({ validity }) => !validity.valid))
  }
  const take = (event: SyntheticEvent) => {
    look(event)
    setSwapped(putInOrder(event.currentTarget.querySelectorAll('input'), amountOf))
  }
  const leave = (event: FocusEvent) =>
    event.currentTarget.contains(event.relatedTarget) ? look(event) : take(event)
  return (
    <>
      <fieldset
        aria-label="가격 범위"
        className={cx(styles.range, className)}
        onBlur={leave}
        onInvalid={look}
        onKeyDown={event => event.key === 'Enter' && take(event)}
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
      {described && (
        <p id={wordsId} role="alert">
          {isUnread ? '0원 이상의 금액을 숫자로 적어 주세요.' : '최소 가격이 더 높아서 두 금액을 바꿨어요.'}
        </p>
      )}
    </>
  )
}

/** Exchanges the texts of two fields if the first amount is higher; returns both in order, or null if they were. */
function putInOrder(
  [low, high]: Iterable<HTMLInputElement>,
  amountOf: PriceRangeProps['amountOf'],
): readonly [number, number] | null {
  const [min, max] = [amountOf(low?.value ?? ''), amountOf(high?.value ?? '')]
  if (!low || !high || min === null || max === null || min <= max) return null
  ;[low.value, high.value] = [high.value, low.value]
  return [max, min]
}
