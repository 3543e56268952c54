import { getWishGroupsFx } from '@jeoul/api'
import { itemToggled } from '@jeoul/compare'
import { wishToggled, wishTold } from '@jeoul/wish'
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

test('buttons say how their product stands, in rows that come later as well', async () => {
  document.body.innerHTML = `<ol>${row('1')}${row('2')}</ol><button data-act="help">도움말</button>`
  const scope = fork()
  stop = keepRowsMarked(document.body, scope)
  expect(stands('1')).toEqual(['false', 'false'])
  await allSettled(itemToggled, { scope, params: { itemId: '1', name: '', image: null } })
  await allSettled(wishTold, { scope, params: { itemId: '3', isMine: true, count: 1 } })
  expect([stands('1'), stands('2')]).toEqual([
    ['true', 'false'],
    ['false', 'false'],
  ])
  document.querySelector('ol')?.insertAdjacentHTML('beforeend', row('3'))
  await vi.waitFor(() => expect(stands('3')).toEqual(['false', 'true']))
  expect(document.querySelector('[data-act=help]')?.hasAttribute('aria-pressed')).toBe(false)
})

test('the number of saves follows a press at once, and its undoing', async () => {
  document.body.innerHTML = `<ol><li data-item="1"><p data-zzim="4">리뷰 2 · 찜 4</p></li></ol>`
  const scope = fork({ handlers: [[getWishGroupsFx, () => Promise.reject(new Error('down'))]] })
  stop = keepRowsMarked(document.body, scope)
  const text = () => document.querySelector('p')?.textContent.replaceAll('\u00a0', ' ')
  const done = allSettled(wishToggled, { scope, params: '1' })
  expect(text()).toBe('리뷰 2 · 찜 5')
  await done
  expect(text()).toBe('리뷰 2 · 찜 4')
})
