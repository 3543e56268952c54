import { itemToggled } from '@jeoul/compare'
import { heartStored } from '@jeoul/wish/pressed-hearts'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { keepRowsMarked } from './row-marks.ts'

const row = (id: string) =>
  `<li data-item="${id}"><button data-act="compare">비교</button><button data-act="wish">찜</button></li>`

let stop = () => {}
afterEach(() => stop())

const stands = (id: string) =>
  [...document.querySelectorAll(`[data-item="${id}"] button`)].map(button =>
    button.getAttribute('aria-pressed'),
  )

test('buttons show the state of their product, in rows that are added later as well', async () => {
  document.body.innerHTML = `<ol>${row('1')}${row('2')}</ol><button data-act="help">도움말</button>`
  const scope = fork()
  stop = keepRowsMarked(document.body, scope)
  expect(stands('1')).toEqual(['false', 'false'])
  await allSettled(itemToggled, { scope, params: { itemId: '1', name: '', image: null } })
  expect([stands('1'), stands('2')]).toEqual([
    ['true', 'false'],
    ['false', 'false'],
  ])
  document.querySelector('ol')?.insertAdjacentHTML('beforeend', row('3'))
  await vi.waitFor(() => expect(stands('3')).toEqual(['false', 'false']))
  expect(document.querySelector('[data-act=help]')?.hasAttribute('aria-pressed')).toBe(false)
})

test('regression: after Back, a row did not show the heart that waits to be saved', async () => {
  document.body.innerHTML = `<ol>${row('1')}${row('2')}</ol>`
  const scope = fork()
  const heart = { itemId: '1', name: '', image: null, isMine: false }
  await allSettled(heartStored, { scope, params: heart })
  stop = keepRowsMarked(document.body, scope)
  expect([stands('1'), stands('2')]).toEqual([
    ['false', 'true'],
    ['false', 'false'],
  ])
})

test('the state of a heart is not changed', () => {
  document.body.innerHTML = `<ol>${row('1').replace('"wish"', '"wish" aria-pressed="true"')}</ol>`
  stop = keepRowsMarked(document.body, fork())
  expect(stands('1')).toEqual(['false', 'true'])
})
