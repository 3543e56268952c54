import { expectWordsToFollow } from '@jeoul/ui/translate-page'
import { cleanup } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, test } from 'vitest'
import { ChangeSummary } from './change.tsx'

afterEach(cleanup)

const differences = [null, 0, 1000]
const summary = (difference: number | null) => (
  <Provider value={fork()}>
    <p>
      <ChangeSummary change={{ kind: 'added', part: null, count: 1, difference }} />
    </p>
  </Provider>
)

test.each(differences)('regression: a translated page broke at the change after this one: %s', difference => {
  expectWordsToFollow(difference, differences, summary)
})
