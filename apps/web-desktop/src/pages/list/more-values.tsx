import { type ReactNode, useState } from 'react'
import styles from './facet-filter.module.css'

type MoreValuesProps = {
  readonly count: number
  /** Chosen values are always visible. */
  readonly hasChosen: boolean
  readonly children: ReactNode
}

/** The rest of a long facet. Once unfolded, it stays so when its choices are removed. */
export function MoreValues({ count, hasChosen, children }: MoreValuesProps) {
  const [wasOpened, setOpened] = useState(hasChosen)
  return (
    <details
      className={styles.more}
      open={wasOpened || hasChosen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <span>{`${count}개 더보기`}</span>
        <span>접기</span>
      </summary>
      {children}
    </details>
  )
}
