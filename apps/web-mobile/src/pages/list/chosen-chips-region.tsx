import { ChosenChips } from '@jeoul/feature-list/chosen-chips'
import styles from './chosen-chips.module.css'
import { listId } from './list-scroll.ts'

/** The chosen filters, in one line to wipe through. */
export default function ChosenChipsLine() {
  return <ChosenChips className={styles.chosen} data-scrolls-to={listId} />
}
