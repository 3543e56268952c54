import { glyph, Icon } from '@jeoul/ui'
import { type ReactNode, useState } from 'react'
import styles from './facet-section.module.css'

type FacetSectionProps = {
  readonly title: string
  /** Names of the chosen values. */
  readonly chosen: readonly string[]
  /** Unfolded initially, as facets with a choice are. */
  readonly isOpen?: boolean
  /** Rendered only while the section is unfolded. */
  readonly children: ReactNode
}

/**
 * One facet. While folded it names the chosen values. A choice made elsewhere unfolds it; removing the last
 * one does not fold it again.
 */
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
