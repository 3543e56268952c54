import { createEvent, createStore, sample } from 'effector'
import { createPersisted } from '../device/index.ts'

/** Turns single-character shortcuts on or off. */
export const lettersSwitched = createEvent<boolean>()
/** Opens the list of shortcuts. */
export const helpOpened = createEvent()
/** Closes the list of shortcuts. */
export const helpClosed = createEvent()

const letters = createPersisted<boolean>({
  key: 'shortcuts',
  read: found => (typeof found === 'boolean' ? found : null),
  initial: true,
})

/** Whether single-character shortcuts are on: they can "be turned off" (WCAG 2.1.4). */
export const $areLettersOn = letters.$value

sample({ clock: lettersSwitched, target: letters.changed })

/** Whether the sheet that explains the keys is open. */
export const $isHelpOpen = createStore(false, { serialize: 'ignore' })
  .on(helpOpened, () => true)
  .on(helpClosed, () => false)
