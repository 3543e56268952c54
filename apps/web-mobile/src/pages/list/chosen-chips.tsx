import { ChosenChips } from '@jeoul/feature-list/chosen-chips'
import { listId } from '../../shared/list-scroll.ts'
import styles from './chosen-chips.module.css'

/** The active filters, in one line that scrolls sideways. */
export default function ChosenChipsLine() {
  return <ChosenChips className={styles.chosen} data-scrolls-to={listId} />
}
