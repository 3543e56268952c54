import { createEvent, sample } from 'effector'
import { createPersisted } from '../device/index.ts'

/** Turns single-character shortcuts on or off. */
export const lettersSwitched = createEvent<boolean>()

const letters = createPersisted<boolean>({
  key: 'shortcuts',
  read: found => (typeof found === 'boolean' ? found : null),
  initial: true,
})

/** Whether single-character shortcuts are on: they can "be turned off" (WCAG 2.1.4). */
export const $areLettersOn = letters.$value

sample({ clock: lettersSwitched, target: letters.changed })
