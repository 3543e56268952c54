import { createPersisted } from '@jeoul/device'
import { createEvent, createStore, sample } from 'effector'

/** Single characters are to do something from now on, or nothing. */
export const lettersSwitched = createEvent<boolean>()
/** The list of keys is wanted. */
export const helpOpened = createEvent()
/** The list of keys is to go. */
export const helpClosed = createEvent()

const letters = createPersisted<boolean>({
  key: 'shortcuts',
  read: found => (typeof found === 'boolean' ? found : null),
  initial: true,
})

/** Whether single characters do anything: they can "be turned off" (WCAG 2.1.4). In views by `useClientValue`. */
export const $areLettersOn = letters.$value

sample({ clock: lettersSwitched, target: letters.changed })

/** Whether the sheet that explains the keys is open. */
export const $isHelpOpen = createStore(false, { serialize: 'ignore' })
  .on(helpOpened, () => true)
  .on(helpClosed, () => false)
