import { createEvent, createStore, sample } from 'effector'
import { admitFiles, type RefusedFiles } from './admit-files.ts'
import { addFiles, moveFile, type ReviewDraft, type ReviewSubject, roomIn } from './review-draft.ts'

/** A draft was opened, with the text that the device kept. */
export const draftOpened = createEvent<{ readonly subject: ReviewSubject; readonly draft: ReviewDraft }>()
/** The files that the device kept for it were read. */
export const filesRestored = createEvent<readonly File[]>()
/** Nothing is written any more. */
export const draftClosed = createEvent()
/** Gives a grade, 1 to 5. */
export const marksChosen = createEvent<number>()
export const messageTyped = createEvent<string>()
/** Files were chosen, dropped or pasted. */
export const filesOffered = createEvent<readonly File[]>()
/** Takes a file out again, by its id. */
export const fileRemoved = createEvent<number>()
/** Moves a file among the others, to a place from 0. */
export const fileMoved = createEvent<{ readonly id: number; readonly to: number }>()
/** Deletes one of the review's own media, or keeps it after all, by its place. */
export const mediumToggled = createEvent<number>()

/** The draft is sent, or its answer has told whether the host may have it. */
export const doubtChanged = createEvent<boolean>()

const nothing: ReviewDraft = { marks: null, message: '', deleted: [], files: [] }

/** What is being written; null while nothing is. */
export const $subject = createStore<ReviewSubject | null>(null, { serialize: 'ignore' })
  .on(draftOpened, (_, { subject }) => subject)
  .reset(draftClosed)

export const $draft = createStore(nothing, { serialize: 'ignore' })
  .on(draftOpened, (_, { draft }) => draft)
  .on(marksChosen, (draft, marks) => ({ ...draft, marks }))
  .on(messageTyped, (draft, message) => ({ ...draft, message }))
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

const sorted = sample({
  clock: filesOffered,
  source: { subject: $subject, draft: $draft },
  fn: ({ subject, draft }, files) => admitFiles(files, subject ? roomIn(subject, draft) : 0),
})
$draft.on(sorted, (draft, { admitted }) => ({ ...draft, files: addFiles(draft.files, admitted) }))

/** Files of the last choice that cannot be uploaded. */
export const $refusedFiles = createStore<readonly RefusedFiles[]>([], { serialize: 'ignore' })
  .on(sorted, (_, { refused }) => refused)
  // Whoever goes on has read it: it stands over the lower end of a phone's form.
  .reset([draftOpened, fileRemoved, fileMoved, mediumToggled, marksChosen, messageTyped])
