import { createPersisted } from '@jeoul/visitor/device'
import { $memberId } from '@jeoul/visitor/session'
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { draftTexts } from '../forget-drafts.ts'
import { type DraftFiles, databaseFiles } from './draft-files.ts'
import { $draft, $subject, draftClosed, draftOpened, filesRestored } from './draft-model.ts'
import { isTouched, type ReviewSubject } from './review-draft.ts'
import {
  draftKey,
  ofOwner,
  openDraft,
  readStoredDrafts,
  type StoredDrafts,
  storeDraft,
  withoutDraft,
} from './stored-drafts.ts'

/** Opens a new draft, or the one stored on the device. */
export const writingOpened = createEvent<ReviewSubject>()
/** Discards the draft and starts over. */
export const draftDiscarded = createEvent()
/** The host has received the draft, so it is deleted from the device. */
export const draftArrived = createEvent()

/**
 * The member who is writing. Stays known after the login has expired, so that the text is neither lost nor shown to
 * others.
 */
const $owner = createStore({ id: '', before: '' }, { serialize: 'ignore' })
const ownerSeen = sample({ clock: [$memberId, writingOpened], source: $memberId }).filterMap(
  id => id ?? undefined,
)
$owner.on(ownerSeen, (owner, id) => (id === owner.id ? owner : { id, before: owner.id }))

/** Texts are stored in the device's storage. */
const persisted = createPersisted<StoredDrafts>({
  key: draftTexts.drafts,
  read: readStoredDrafts,
  initial: {},
})

/** Files are stored in the device's database, the only storage that takes bytes; null if there is none. */
export const $draftFiles = createStore<DraftFiles | null>(
  typeof indexedDB === 'undefined' ? null : databaseFiles(indexedDB),
  { serialize: 'ignore' },
)

/** The key of the draft's files; null while its author is unknown. */
const $fileKey = combine($owner, $subject, ({ id }, subject) =>
  id !== '' && subject ? `${id}/${draftKey(subject)}` : null,
)
const readFilesFx = attach({
  source: $draftFiles,
  effect: async (files, key: string | null) => (key !== null && (await files?.read(key))) || [],
})
const writeFilesFx = attach({
  source: $draftFiles,
  async effect(files, { key, written }: { key: string; written: readonly File[] }) {
    if (!files) throw new Error('this browser forbids IndexedDB, so the files of a draft cannot be stored')
    await files.write(key, written)
  },
})

interface Forgetting {
  readonly subject: ReviewSubject
  readonly fileKey: string | null
  /** Whether a new draft follows; otherwise the form is closed. */
  readonly isDiscarded: boolean
}
const forgetFilesFx = attach({
  source: $draftFiles,
  effect: (files, { fileKey }: Forgetting) => fileKey !== null && files?.write(fileKey, []),
})
const forgetting = sample({
  clock: [draftDiscarded.map(() => true), draftArrived.map(() => false)],
  source: { subject: $subject, fileKey: $fileKey },
  fn: (found, isDiscarded) => ({ ...found, isDiscarded }),
}).filterMap(({ subject, ...found }) => (subject ? { subject, ...found } : undefined))
sample({
  clock: forgetting,
  source: persisted.$value,
  fn: (drafts, { subject }) => withoutDraft(drafts, draftKey(subject)),
  target: persisted.changed,
})
sample({ clock: forgetting, target: forgetFilesFx })
const forgotten = forgetFilesFx.finally.map(({ params }) => params)
sample({ clock: forgotten, filter: ({ isDiscarded }) => !isDiscarded, target: draftClosed })

const atOwner = sample({
  clock: $owner.updates,
  source: { subject: $subject, draft: $draft },
  fn({ subject, draft }, { before }) {
    if (!subject) return null
    // Text that was typed before the member was known is theirs; text of another member is discarded.
    return { subject, isTheirs: before === '' && isTouched(draft, subject) }
  },
}).filterMap(found => found ?? undefined)

sample({
  clock: [
    writingOpened,
    atOwner.filterMap(({ subject, isTheirs }) => (isTheirs ? undefined : subject)),
    sample({ clock: forgotten, filter: ({ isDiscarded }) => isDiscarded, fn: ({ subject }) => subject }),
  ],
  source: { owner: $owner, drafts: persisted.$value },
  fn: ({ owner, drafts }, subject) => ({ subject, draft: openDraft(drafts, owner.id, subject) }),
  target: draftOpened,
})

sample({
  clock: [$draft, atOwner.filter({ fn: ({ isTheirs }) => isTheirs })],
  source: { owner: $owner, subject: $subject, draft: $draft, drafts: persisted.$value },
  filter: ({ owner, subject }) => owner.id !== '' && subject !== null,
  fn: ({ owner, subject, draft, drafts }) =>
    subject ? storeDraft(drafts, owner.id, subject, draft) : drafts,
  target: persisted.changed,
})

const keepOnlyFx = attach({
  source: $draftFiles,
  effect: (files, prefix: string) => files?.deleteExcept(prefix),
})

/** Whether the stored files were read. They must not be overwritten before. */
const $areFilesRead = createStore(false, { serialize: 'ignore' })
  .on(draftOpened, () => false)
  .on(filesRestored, () => true)
sample({ clock: draftOpened, source: $fileKey, target: readFilesFx })
sample({
  clock: readFilesFx.finally,
  source: $fileKey,
  filter: (key, { params }) => key === params,
  fn: (_, read) => (read.status === 'done' ? read.result : []),
  target: filesRestored,
})
const filesChanged = sample({
  clock: $draft.map(({ files }) => files).updates,
  source: { key: $fileKey, areRead: $areFilesRead },
  fn: ({ key, areRead }, files) =>
    key !== null && areRead ? { key, written: files.map(({ file }) => file) } : undefined,
})
sample({ clock: filesChanged.filterMap(change => change), target: writeFilesFx })

/** Whether the files of the draft are stored on the device. */
export const $areFilesStored = createStore(true, { serialize: 'ignore' })
  .on(writeFilesFx.done, () => true)
  .on(writeFilesFx.fail, (_, { params }) => params.written.length === 0)

// Deletes the files of other members.
sample({ clock: ownerSeen, fn: id => `${id}/`, target: keepOnlyFx })
sample({
  clock: ownerSeen,
  source: persisted.$value,
  filter: (drafts, id) => Object.values(drafts).some(({ owner }) => owner !== id),
  fn: ofOwner,
  target: persisted.changed,
})
