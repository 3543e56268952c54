import { ChosenChips } from '@jeoul/feature-list/chosen-chips'
import type { MouseEvent } from 'react'
import { listId } from '../../shared/list-scroll.ts'
import styles from './chosen-chips.module.css'

/** The active filters, in one line that scrolls sideways. */
export default function ChosenChipsLine() {
  return <ChosenChips className={styles.chosen} data-scrolls-to={listId} onClick={moveFocus} />
}

/** The pressed link disappears with its filter: the focus goes to the next chip, else to the button of the filters. */
function moveFocus({ target }: MouseEvent): void {
  const chip = target instanceof Element ? target.closest('li') : null
  const neighbour = (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector('a')
  const next = neighbour ?? document.querySelector<HTMLElement>('[data-key="filter"]')
  if (document.activeElement?.contains(target instanceof Node ? target : null))
    next?.focus({ preventScroll: true })
}
