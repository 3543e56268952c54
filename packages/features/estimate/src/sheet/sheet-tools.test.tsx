import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useUndoKeys } from './sheet-tools.tsx'

afterEach(cleanup)

function renderSheet() {
  const [undo, redo] = [vi.fn(), vi.fn()]
  function Sheet() {
    useUndoKeys(undo, redo)
    return <input aria-label="이름" />
  }
  render(<Sheet />)
  return { undo, redo, calls: () => [undo.mock.calls.length, redo.mock.calls.length] }
}

test.each([
  ['Ctrl+Z undoes', { key: 'z', code: 'KeyZ', ctrlKey: true }, [1, 0]],
  ['Ctrl+Shift+Z redoes', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, [0, 1]],
  ['Ctrl+Y redoes', { key: 'y', code: 'KeyY', ctrlKey: true }, [0, 1]],
  ['⌘Z undoes', { key: 'z', code: 'KeyZ', metaKey: true }, [1, 0]],
  [
    'regression: Ctrl+Z did nothing while one types Hangul',
    { key: 'ㅋ', code: 'KeyZ', ctrlKey: true },
    [1, 0],
  ],
  ['the letter counts where Z is elsewhere', { key: 'z', code: 'KeyY', ctrlKey: true }, [1, 0]],
  ['Z alone does nothing', { key: 'z', code: 'KeyZ' }, [0, 0]],
  ['Ctrl+Alt+Z does nothing', { key: 'z', code: 'KeyZ', ctrlKey: true, altKey: true }, [0, 0]],
])('%s', (_, press, expected) => {
  const { calls } = renderSheet()
  fireEvent.keyDown(document.body, press)
  expect(calls()).toEqual(expected)
})

test('a field undoes its own text', () => {
  const { calls } = renderSheet()
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'z', code: 'KeyZ', ctrlKey: true })
  expect(calls()).toEqual([0, 0])
})
