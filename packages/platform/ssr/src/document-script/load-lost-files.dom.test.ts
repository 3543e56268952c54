import { afterEach, expect, test, vi } from 'vitest'
import { loadLostFiles } from './load-lost-files.ts'

vi.useFakeTimers()
loadLostFiles()
const add = vi.spyOn(document.head, 'append').mockReturnValue()

afterEach(() => {
  vi.runAllTimers()
  add.mockClear()
})

/** Loses a file of the page; its type keeps the test's document from loading it. */
function lose(html: string) {
  document.body.innerHTML = html
  document.body.firstElementChild?.dispatchEvent(new Event('error'))
}
const script = '<script type="text/plain" src="/assets/entry.js"></script>'

test('a script that was lost is asked for again when the line is back', () => {
  lose(script)
  expect(add).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  const [again] = add.mock.lastCall ?? []
  expect(again).toMatchObject({ type: 'module', src: `${location.origin}/assets/entry.js` })
  vi.runAllTimers()
  expect(new Set(add.mock.calls.flat()), 'asked for once').toHaveLength(1)
})

test('a script that was lost on a line that the browser takes for a live one is asked for again later', () => {
  lose(script)
  vi.runAllTimers()
  expect(add).toHaveBeenCalledOnce()
})

test('regression: a page whose style sheet failed to load stayed without it', () => {
  lose('<link rel="stylesheet" type="text/plain" href="/assets/list.css">')
  vi.runAllTimers()
  expect(add.mock.lastCall?.[0]).toMatchObject({
    rel: 'stylesheet',
    href: `${location.origin}/assets/list.css`,
  })
})

test.each(['<img>', '<link rel="modulepreload" href="/assets/list.js">'])('%s is left alone', html => {
  lose(html)
  vi.runAllTimers()
  expect(add).not.toHaveBeenCalled()
})
