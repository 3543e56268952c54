import { ChosenChips } from '@jeoul/feature-list/chosen-chips'
import { listId } from '../../shared/list-scroll.ts'
import styles from './chosen-chips.module.css'
import { useChipFocus } from './use-chip-focus.ts'

/** The active filters, in one line that scrolls sideways. */
export default function ChosenChipsLine() {
  const line = useChipFocus()
  return <ChosenChips ref={line} className={styles.chosen} data-scrolls-to={listId} />
}
