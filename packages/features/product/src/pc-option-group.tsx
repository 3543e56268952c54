import type { PartGroup } from '@jeoul/api/types'
import { type ChosenPc, canChoose, isChosen, optionFigure } from '@jeoul/estimate-pricing'
import { glyph, Icon } from '@jeoul/ui'
import styles from './pc-options.module.css'

type PcOptionGroupProps = {
  readonly group: PartGroup
  readonly pc: ChosenPc
  readonly onChoose: (idx: number) => void
}

/** One group of options: the current one, and the price difference of each of the others. */
export function PcOptionGroup({ group, pc, onChoose }: PcOptionGroupProps) {
  const chosen = group.list.find(option => isChosen(pc, option))
  return (
    <details className={styles.group}>
      <summary>
        <strong>{group.name}</strong>
        <span>{chosen?.name ?? '선택 안 함'}</span>
        {chosen && chosen.idx !== group.default && <em translate="no">{optionFigure(group, chosen)}</em>}
        <Icon of={glyph.chevronDown} />
      </summary>
      <ul aria-label={group.name}>
        {group.list.map(option => (
          <li key={option.idx}>
            <button
              type="button"
              data-content=""
              aria-pressed={isChosen(pc, option)}
              disabled={!canChoose(option)}
              onClick={() => onChoose(option.idx)}
            >
              <span>{option.name}</span>
              <span translate="no">{optionFigure(group, option)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
