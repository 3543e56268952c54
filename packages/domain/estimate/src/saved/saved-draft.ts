import { createStore, sample } from 'effector'
import { draftReplaced } from '../sheet/draft-model.ts'
import { freeName, newKey } from './saved-estimate.ts'
import { $saved, savedOpened } from './saved-store.ts'

/** The draft whose place another estimate took, until it is known what is saved already. */
const $replacedDraft = createStore<string | null>(null, { serialize: 'ignore' }).on(
  draftReplaced,
  (_, draft) => draft,
)
sample({
  clock: draftReplaced,
  source: $saved,
  filter: saved => saved === null,
  fn: () => {},
  target: savedOpened,
})

const draftToSave = sample({
  clock: [draftReplaced, $saved],
  source: { query: $replacedDraft, saved: $saved },
}).filterMap(({ query, saved }) => (query === null || saved === null ? undefined : { query, saved }))
$replacedDraft.reset(draftToSave)

/** The replaced draft as an estimate of its own, unless it is saved already. */
export const draftSaved = draftToSave.filterMap(({ query, saved }) =>
  saved.some(each => each.query === query)
    ? undefined
    : { key: newKey(), name: freeName(saved, '전에 짜던 견적'), query, updated: Date.now() },
)
