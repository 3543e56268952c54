import { useUnit } from 'effector-react'
import { type RefObject, useEffect } from 'react'
import styles from './fixed-bar.module.css'
import { $isBarFixed, barFixed } from './fixed-bar-model.ts'
import { watchScroll } from './watch-scroll.ts'

type FixedBarProps = { readonly row: RefObject<HTMLElement | null> }

/**
 * Fixes the header's first row, with logo and search, to the screen while the visitor scrolls up a long page.
 * While they scroll down, the row stays in the header. Renders the space that the row leaves there.
 */
export default function FixedBar({ row }: FixedBarProps) {
  const [isFixed, fix] = useUnit([$isBarFixed, barFixed])
  useEffect(() => watchScroll(() => row.current, fix), [row, fix])
  useEffect(() => {
    const bar = row.current
    const { fixed } = styles
    if (!bar || !isFixed || fixed === undefined) return
    bar.classList.add(fixed)
    return () => bar.classList.remove(fixed)
  }, [row, isFixed])
  return isFixed && <div className={styles.room} />
}
