import { textChanged } from '@jeoul/visitor/device'
import { loggedOut } from '@jeoul/visitor/session'
import { createEffect, sample } from 'effector'

/** Storage keys of members' writing: the texts of unsent drafts, the open form's subject, and their own reviews. */
export const draftTexts = { drafts: 'review-drafts', place: 'review-writing', own: 'review-own' } as const

/** Deletes all files of drafts. A browser may have no database. */
export const forgetFilesFx = createEffect(async () => {
  if (typeof indexedDB === 'undefined') return
  const { databaseFiles } = await import('./writing/draft-files.ts')
  await databaseFiles(indexedDB).deleteExcept('/')
})

// Deleted even if nothing was written on this page: a shared device must not reveal its previous user.
for (const key of Object.values(draftTexts)) {
  sample({ clock: loggedOut, fn: () => ({ key, text: null }), target: textChanged })
}
sample({ clock: loggedOut, target: forgetFilesFx })
