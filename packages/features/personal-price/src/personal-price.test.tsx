import { $query, defaultListQuery } from '@jeoul/list'
import { soldItem as item } from '@jeoul/list/testing/sold-item'
import { cleanup, render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'
import { PersonalPrice } from './personal-price.tsx'

afterEach(cleanup)

test.each([
  ['the list’s own order', 'rank', 'price'],
  ['내 결제가순', 'personal', 'price order'],
] as const)('"the figure in bold is the figure that orders": %s', (_, sort, look) => {
  const scope = fork({ values: [[$query, { ...defaultListQuery, sort }]] })
  render(
    <Provider value={scope}>
      <PersonalPrice item={item} />
    </Provider>,
  )
  expect(screen.getByRole('group').className).toBe(look)
})

test('"or it says 예상": without the offers of a product, its price is an estimate', () => {
  render(
    <Provider value={fork()}>
      <PersonalPrice item={item} />
    </Provider>,
  )
  expect(screen.getAllByText(/예상 결제가/)).not.toEqual([])
  expect(screen.queryByText(/내 결제가/)).toBeNull()
})

test('regression: a row shrank until the offers of its product had come', () => {
  const { container } = render(
    <Provider value={fork()}>
      <PersonalPrice item={{ ...item, cash: null, card: null }} />
    </Provider>,
  )
  expect(container.querySelector('.price')).not.toBeNull()
})
