import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'
import { SavedRow } from './saved-row.tsx'

afterEach(cleanup)

test.each([
  ['Esc', () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })],
  ['취소', () => fireEvent.click(screen.getByRole('button', { name: '취소' }))],
  ['바꾸기', () => fireEvent.click(screen.getByRole('button', { name: '바꾸기' }))],
])('renaming starts in the field, and ends on its button: %s', (_, end) => {
  render(
    <Provider value={fork()}>
      <ul>
        <SavedRow
          estimate={{ key: 'one', name: '거실', query: '?e=1.7', updated: 1 }}
          isOpen={false}
          canReplace={false}
        />
      </ul>
    </Provider>,
  )
  fireEvent.click(screen.getByRole('button', { name: '거실 이름 바꾸기' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '새 이름' }))
  end()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '거실 이름 바꾸기' }))
})
