import { useUnit } from 'effector-react'
import { type RefObject, useEffect } from 'react'
import { $isBarFixed, barFixed } from '../shell/fixed-bar-model.ts'
import styles from './fixed-bar.module.css'
import { watchScroll } from './watch-scroll.ts'

type FixedBarProps = { readonly row: RefObject<HTMLElement | null> }

/**
 * Keeps the header's first row, logo and search, on screen for whoever turns back on a long page, and leaves it in its
 * place for whoever reads on. Here is the room it leaves in the header.
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
