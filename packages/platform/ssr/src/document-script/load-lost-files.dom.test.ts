import { afterEach, expect, test, vi } from 'vitest'
import { loadLostFiles } from './load-lost-files.ts'

vi.useFakeTimers()
loadLostFiles()
const add = vi.spyOn(document.body, 'append').mockReturnValue()

afterEach(() => {
  vi.runAllTimers()
  add.mockClear()
})

function lose<Name extends 'img' | 'script'>(name: Name) {
  const lost = document.createElement(name)
  // Not run by the document of this test.
  lost.setAttribute('type', 'text/plain')
  lost.src = '/assets/entry.js'
  document.head.append(lost)
  lost.dispatchEvent(new Event('error'))
}

test('a script that was lost is asked for again when the line is back', () => {
  lose('script')
  expect(add).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  const [script] = add.mock.lastCall ?? []
  expect(script).toMatchObject({ type: 'module', src: `${location.origin}/assets/entry.js` })
  vi.runAllTimers()
  expect(new Set(add.mock.calls.flat()), 'a script runs once, however often it is added').toHaveLength(1)
})

test('a script that was lost on a line that the browser takes for a live one is asked for again later', () => {
  lose('script')
  vi.runAllTimers()
  expect(add).toHaveBeenCalledOnce()
})

test('a picture that is lost asks for no script', () => {
  lose('img')
  vi.runAllTimers()
  expect(add).not.toHaveBeenCalled()
})

test('regression: a style sheet that was lost was taken for loaded by the next page that needs it', () => {
  document.head.innerHTML = '<link rel="alternate" href="/assets/list.css">'
  document.querySelector('link')?.dispatchEvent(new Event('error'))
  expect(document.querySelector('link')).toBeNull()
})
