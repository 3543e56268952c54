import { textChanged } from '@jeoul/device'
import { loggedOut } from '@jeoul/session'
import { createEffect, sample } from 'effector'

/** Where the device keeps what members write: texts that are not sent, what they are about, and which reviews are theirs. */
export const draftTexts = { drafts: 'review-drafts', place: 'review-writing', own: 'review-own' } as const

/** Forgets all files of drafts. A browser may have no database. */
export const forgetFilesFx = createEffect(async () => {
  if (typeof indexedDB === 'undefined') return
  const { databaseFiles } = await import('./writing/draft-files.ts')
  await databaseFiles(indexedDB).keepOnly('/')
})

// Whether or not anything was written on this page: a shared device tells nothing of whoever was here (0091).
for (const key of Object.values(draftTexts)) {
  sample({ clock: loggedOut, fn: () => ({ key, text: null }), target: textChanged })
}
sample({ clock: loggedOut, target: forgetFilesFx })
