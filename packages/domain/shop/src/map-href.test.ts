import { expect, test } from 'vitest'
import { mapHref } from './map-href.ts'

const place = { addr: '서울특별시 중구', latitude: 37.5663, longitude: 126.9779 }

test('contains the place’s name, even with a comma', () => {
  const href = mapHref('한빛, 시스템/2', place)
  expect(decodeURIComponent(href)).toBe('https://map.kakao.com/link/map/한빛  시스템/2,37.5663,126.9779')
  expect(new URL(href).pathname.split('/')).toHaveLength(4)
})
