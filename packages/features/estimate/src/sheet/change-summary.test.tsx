import { translatePage } from '@jeoul/ui/translate-page'
import { cleanup, render } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'
import { ChangeSummary } from './change-summary.tsx'

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
  for (const next of differences) {
    const { container, rerender } = render(summary(difference))
    translatePage(container)
    rerender(summary(next))
    expect(container.textContent).toBe(render(summary(next)).container.textContent)
  }
})
