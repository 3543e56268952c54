import { glyph, Icon } from '@jeoul/ui'
import { type ReactNode, useState } from 'react'
import styles from './facet-section.module.css'

type FacetSectionProps = {
  readonly title: string
  /** Names of what is chosen. */
  readonly chosen: readonly string[]
  /** Unfolded from the beginning, as facets with a choice are. */
  readonly isOpen?: boolean
  /** Drawn only while the section is unfolded. */
  readonly children: ReactNode
}

/** One facet; folded, it names what is chosen. A choice from elsewhere unfolds it, taking the last one back does not fold it. */
export function FacetSection({ title, chosen, isOpen = false, children }: FacetSectionProps) {
  const hasChosen = chosen.length > 0
  const [isUnfolded, setUnfolded] = useState(isOpen || hasChosen)
  const [hadChosen, setHadChosen] = useState(hasChosen)
  if (hasChosen !== hadChosen) {
    setHadChosen(hasChosen)
    if (hasChosen) setUnfolded(true)
  }
  return (
    <div className={styles.facet}>
      <button type="button" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
        <b>{title}</b>
        <span>{chosen.join(', ')}</span>
        <Icon of={glyph.chevronDown} />
      </button>
      {isUnfolded && children}
    </div>
  )
}
