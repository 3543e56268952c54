import { $savedOutcome, type SavedOutcome } from '@jeoul/estimate'
import { expectWordsToFollow } from '@jeoul/ui/translate-page'
import { cleanup } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, test } from 'vitest'
import { SavedWords } from './saved-words.tsx'

afterEach(cleanup)

const estimate = { key: 'one', name: '거실', query: '?e=1.7', updated: 1 }
const ofEachKind: { readonly [Kind in SavedOutcome['kind']]: SavedOutcome & { readonly kind: Kind } } = {
  saved: { kind: 'saved', estimate },
  draft: { kind: 'draft', estimate },
  renamed: { kind: 'renamed', estimate },
  taken: { kind: 'taken', estimate },
  replaced: { kind: 'replaced', estimate },
  deleted: { kind: 'deleted', estimate },
  failed: { kind: 'failed', estimate: null },
  changed: { kind: 'changed', estimate },
  apart: { kind: 'apart', estimate },
  kept: { kind: 'kept', estimate },
}
const outcomes: readonly (SavedOutcome | null)[] = [null, ...Object.values(ofEachKind)]
const words = (outcome: SavedOutcome | null) => (
  <Provider value={fork({ values: [[$savedOutcome, outcome]] })}>
    <SavedWords />
  </Provider>
)

test.each(outcomes)('regression: a translated page broke at the words after these: %o', outcome => {
  expectWordsToFollow(outcome, outcomes, words)
})
