import { describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const catalogue = tinyCatalogue({ 111: [{ id: 7, reviews: 1 }], 112: [{ id: 8, reviews: 5 }] })
const ask = askHandlers(catalogue, 'main')
const resultOf = async (path: string) => (await ask(path)).body.result

test('the banner leads to the category with the most reviews', async () => {
  const [banner, ...others] = (await resultOf('/front/v2/banner/header')).headerRight
  expect(banner).toMatchObject({ title: '분류 112 모음', href: '/list/112' })
  expect(others).toEqual([])
})

test('a catalogue without items has no banner', async () => {
  const { body } = await askHandlers(tinyCatalogue({ 111: [] }), 'main')('/front/v2/banner/header')
  expect(body.result.headerRight).toEqual([])
})

test('notices are listed newest first, without their text', async () => {
  const list: { id: string; created: string }[] = await resultOf('/front/v2/board/main/notice')
  const dates = list.map(({ created }) => created)
  expect(dates).toEqual(dates.toSorted().reverse())
  for (const notice of list) {
    expect(notice).not.toHaveProperty('content')
    const full = await resultOf(`/front/v2/board/main/notice/${notice.id}`)
    expect(full).toEqual({ ...notice, content: expect.stringMatching(/요\.$/) })
  }
})

describe('the place of an address', () => {
  const placeOf = (addr: string) => ask(`/common/etc/map?addr=${encodeURIComponent(addr)}`)

  test.each(['서울특별시 중구 세종대로 110', ' 서울  중구 세종대로 110 ', '서울시 중구 세종대로 110'])(
    'is that of its region: %j',
    async addr => {
      expect((await placeOf(addr)).body.result).toEqual({
        addr: '서울특별시 중구 세종대로 110',
        latitude: 37.5663,
        longitude: 126.9779,
      })
    },
  )

  test.each([
    [404, '아무 데도 없는 곳'],
    [404, '서울숲길 1'],
    [400, ''],
    [400, '가'.repeat(201)],
  ])('%i: %j', async (status, addr) => {
    expect((await placeOf(addr)).status).toBe(status)
  })
})

test('the site has a wide and a narrow logo, and a minishop one with its name', async () => {
  const second = askHandlers(catalogue, 'second')
  const logoOf = async (id: number) => (await second(`/desktop/v1/logo/${id}/`)).body.result
  expect(await logoOf(1)).toEqual({
    desktopLogo: 'http://main.test/pictures/logo/wide.svg',
    seasonLogo: null,
    desktopFixLogo: 'http://main.test/pictures/logo/narrow.svg',
  })
  expect(decodeURIComponent((await logoOf(2)).desktopLogo)).toBe(
    'http://main.test/pictures/mall/용산컴퓨터나라.svg',
  )
  expect((await second('/desktop/v1/logo/999/')).status).toBe(404)
})
