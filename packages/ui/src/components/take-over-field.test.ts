import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { takeOverField } from './take-over-field.ts'

const events = {
  isOpen: true,
  onOpen: vi.fn(),
  onClose: vi.fn(),
  onLeave: vi.fn(),
  onType: vi.fn(),
  onMove: vi.fn(),
  onSubmit: vi.fn(),
}
let field: HTMLInputElement
let form: HTMLFormElement

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML =
    '<form><input name="keyword" value="모니터"><button type="button">전체 삭제</button></form><a href="/">홈</a>'
  const found = document.querySelector('input')
  if (!found?.form) throw new Error('no field')
  field = found
  form = found.form
})

const takeOver = (now = events) => takeOverField(field, form, () => now)
const type = (text: string, isComposing = false) => {
  field.value = text
  fireEvent.input(field, { isComposing })
}
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(field, { key, code: key, ...more })

describe('actions before the scripts had loaded', () => {
  test('report a typed text', () => {
    field.value = 'ㄱㄹㅍ'
    takeOver()
    expect(events.onType).toHaveBeenCalledWith('ㄱㄹㅍ')
  })

  test('report the focus', () => {
    field.focus()
    takeOver()
    expect(events.onOpen).toHaveBeenCalledTimes(1)
    expect(events.onType).not.toHaveBeenCalled()
  })

  test('report nothing if there were none', () => {
    takeOver()
    expect(events.onOpen).not.toHaveBeenCalled()
  })
})

describe('"Composition events never lose or double a letter"', () => {
  test('every step of a composition is reported, and the field keeps its text', () => {
    takeOver()
    fireEvent.compositionStart(field)
    for (const text of ['ㄱ', '그', '글', '그래']) type(text, true)
    fireEvent.compositionEnd(field, { data: '그래' })
    expect(events.onType.mock.calls.flat()).toEqual(['ㄱ', '그', '글', '그래', '그래'])
    expect(field.value).toBe('그래')
  })

  test('Enter that ends a composition does not submit the form', () => {
    takeOver()
    expect(press('Enter', { isComposing: true })).toBe(true)
    expect(press('Enter')).toBe(true)
    expect(events.onSubmit).not.toHaveBeenCalled()
  })

  test('the form is submitted once, with the whole text', () => {
    takeOver()
    type('그래픽')
    expect(fireEvent.submit(form)).toBe(false)
    expect(events.onSubmit.mock.calls).toEqual([['그래픽']])
  })

  test.each([
    ['is reported once', []],
    ['is reported again for the field', [{}]],
  ])('an arrow that ends a composition and %s moves by one', (_, again) => {
    takeOver()
    fireEvent.keyDown(field, { key: 'Process', code: 'ArrowDown', isComposing: true })
    for (const more of again) press('ArrowDown', more)
    fireEvent.keyUp(field, { key: 'ArrowDown' })
    expect(events.onMove.mock.calls).toEqual([['next']])
    press('ArrowDown')
    expect(events.onMove).toHaveBeenCalledTimes(2)
  })

  test('Escape that ends a composition does not close the list', () => {
    takeOver()
    press('Escape', { isComposing: true })
    expect(events.onClose).not.toHaveBeenCalled()
  })
})

describe('the keyboard', () => {
  test('arrows move through the options instead of the text', () => {
    takeOver()
    expect([press('ArrowDown'), press('ArrowUp')]).toEqual([false, false])
    expect(press('ArrowDown', { repeat: true })).toBe(false)
    expect(events.onMove.mock.calls.flat()).toEqual(['next', 'previous', 'next'])
  })

  test('arrows with a modifier, and other keys, stay with the field', () => {
    takeOver()
    expect([press('ArrowUp', { shiftKey: true }), press('ArrowLeft'), press('Home'), press('Tab')]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(events.onMove).not.toHaveBeenCalled()
  })

  test('Escape closes an open list, wherever it is pressed, and returns the focus to the field', () => {
    takeOver()
    const button = document.querySelector('button')
    button?.focus()
    expect(button && fireEvent.keyDown(button, { key: 'Escape' })).toBe(false)
    expect(events.onClose).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(field)
  })

  test('Escape is left to the field if nothing is open', () => {
    takeOver({ ...events, isOpen: false })
    expect(press('Escape')).toBe(true)
    expect(events.onClose).not.toHaveBeenCalled()
  })
})

describe('the focus', () => {
  test('may move within the form', () => {
    takeOver()
    field.focus()
    document.querySelector('button')?.focus()
    expect(events.onLeave).not.toHaveBeenCalled()
  })

  test('has left when it moves anywhere else', () => {
    takeOver()
    field.focus()
    document.querySelector('a')?.focus()
    expect(events.onLeave).toHaveBeenCalled()
  })

  test('stays when another window receives it', () => {
    takeOver()
    field.focus()
    fireEvent.focusOut(field, { relatedTarget: null })
    expect(events.onLeave).not.toHaveBeenCalled()
  })
})

test('a press on the field shows the options again', () => {
  takeOver()
  fireEvent.click(field)
  expect(events.onOpen).toHaveBeenCalledTimes(1)
})

test('nothing is reported after it was stopped', () => {
  takeOver()()
  type('그')
  press('ArrowDown')
  expect(events.onType).not.toHaveBeenCalled()
  expect(events.onMove).not.toHaveBeenCalled()
})
