import { createEffect, createEvent, createStore, sample } from 'effector'
import { admitFiles, type RefusedFiles } from './admit-files.ts'
import { redrawPhotosFx } from './redraw-photo.ts'
import { addFiles, moveFile, type ReviewDraft, type ReviewSubject, roomIn } from './review-draft.ts'
import { emptyFields, type ReviewFields } from './review-fields.ts'

/** A draft was opened, with the text stored on the device. */
export const draftOpened = createEvent<{ readonly subject: ReviewSubject; readonly draft: ReviewDraft }>()
/** The draft's files were read from the device. */
export const filesRestored = createEvent<readonly File[]>()
/** The draft was closed. */
export const draftClosed = createEvent()
/** The member chose a grade or typed. */
export const fieldsChanged = createEvent<Partial<ReviewFields>>()
/** Files were chosen, dropped or pasted. */
export const filesOffered = createEvent<readonly File[]>()
/** Removes a file by its id. */
export const fileRemoved = createEvent<number>()
/** Moves a file to another position, from 0. */
export const fileMoved = createEvent<{ readonly id: number; readonly to: number }>()
/** Marks one of the review's own media, by its index, for deletion, or unmarks it. */
export const mediumToggled = createEvent<number>()

/** Sets whether the host may have received the draft: true once it is sent, false if the outcome rules that out. */
export const doubtChanged = createEvent<boolean>()

const nothing: ReviewDraft = { ...emptyFields, deleted: [], files: [] }

/** The review being written; null if none is. */
export const $subject = createStore<ReviewSubject | null>(null, { serialize: 'ignore' })
  .on(draftOpened, (_, { subject }) => subject)
  .reset(draftClosed)

export const $draft = createStore(nothing, { serialize: 'ignore' })
  .on(draftOpened, (_, { draft }) => draft)
  .on(fieldsChanged, (draft, fields) => ({ ...draft, ...fields }))
  .on(filesRestored, (draft, files) => ({ ...draft, files: addFiles(draft.files, files) }))
  .on(fileRemoved, (draft, id) => ({ ...draft, files: draft.files.filter(file => file.id !== id) }))
  .on(fileMoved, (draft, { id, to }) => ({ ...draft, files: moveFile(draft.files, id, to) }))
  .on(mediumToggled, (draft, place) => {
    const others = draft.deleted.filter(other => other !== place)
    const isBack = others.length < draft.deleted.length
    return { ...draft, deleted: isBack ? others : [...others, place] }
  })
  .on(doubtChanged, (draft, isInDoubt) => ({ ...draft, isInDoubt }))
  .reset(draftClosed)

const prepareFx = createEffect(
  async ({ subject, files }: { subject: ReviewSubject; files: readonly File[] }) => ({
    subject,
    files: await redrawPhotosFx(files),
  }),
)
/** The number of offered files that are still being drawn anew. */
export const $pendingFiles = createStore(0, { serialize: 'ignore' })
  .on(prepareFx, (count, { files }) => count + files.length)
  .on(prepareFx.finally, (count, { params }) => count - params.files.length)

const offered = sample({
  clock: filesOffered,
  source: $subject,
  fn: (subject, files) => ({ subject, files }),
})
sample({
  clock: offered.filterMap(({ subject, files }) => (subject ? { subject, files } : undefined)),
  target: prepareFx,
})
const sorted = sample({
  clock: prepareFx.doneData,
  source: { subject: $subject, draft: $draft },
  // The draft may have been closed in the meantime.
  filter: ({ subject }, prepared) => subject === prepared.subject,
  fn: ({ draft }, { subject, files }) => admitFiles(files, roomIn(subject, draft)),
})
$draft.on(sorted, (draft, { admitted }) => ({ ...draft, files: addFiles(draft.files, admitted) }))

/** Files of the last selection that cannot be uploaded. */
export const $refusedFiles = createStore<readonly RefusedFiles[]>([], { serialize: 'ignore' })
  .on(sorted, (_, { refused }) => refused)
  // Also emptied by any further input, because the message covers the lower end of the form on a phone.
  .reset([draftOpened, fileRemoved, fileMoved, mediumToggled, fieldsChanged])
