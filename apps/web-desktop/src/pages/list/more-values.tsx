import { type ReactNode, useState } from 'react'
import styles from './facet-filter.module.css'

type MoreValuesProps = {
  readonly count: number
  /** What is chosen is always on show. */
  readonly hasChosen: boolean
  readonly children: ReactNode
}

/** The rest of a long facet. Once open it stays so, whatever is taken back inside. */
export function MoreValues({ count, hasChosen, children }: MoreValuesProps) {
  const [wasOpened, setOpened] = useState(hasChosen)
  return (
    <details
      className={styles.more}
      open={wasOpened || hasChosen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <span>{count}개 더보기</span>
        <span>접기</span>
      </summary>
      {children}
    </details>
  )
}
