import { ChosenChips } from '@jeoul/feature-list/chosen-chips'
import styles from './chosen-chips.module.css'
import { listId } from './list-scroll.ts'

/** The active filters, in one line that scrolls sideways. */
export default function ChosenChipsLine() {
  return <ChosenChips className={styles.chosen} data-scrolls-to={listId} />
}
