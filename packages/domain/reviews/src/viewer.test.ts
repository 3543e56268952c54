import { expect, test } from 'vitest'
import { runsOut, turned, type Viewer, withGallery } from './viewer.ts'

const mediumOf = (name: string) =>
  ({ type: 'image', url: `https://img.kr/${name}`, thumbnail: null, place: 0 }) as const
const viewerOf = (names: string, index: number, hasMore = false): Viewer => {
  return { media: [...names].map(mediumOf), index, hasMore }
}
const galleryOf = (names: string, hasMore = false) => {
  return { itemId: '7', media: [...names].map(mediumOf), page: 1, hasMore }
}

test.each([
  ['the next one', viewerOf('abc', 1), 2, 2],
  ['beyond the last one', viewerOf('abc', 2), 3, 2],
  ['before the first one', viewerOf('abc', 0), -1, 0],
  ['to what is still to come', viewerOf('abc', 2, true), 3, 3],
  ['no further than that', viewerOf('abc', 3, true), 4, 3],
])('%s', (_, viewer, to, index) => {
  expect(turned(viewer, to).index).toBe(index)
})

test.each([
  [viewerOf('abcdef', 2, true), false],
  [viewerOf('abcdef', 3, true), true],
  [viewerOf('abcdef', 6, true), true],
  [viewerOf('abcdef', 5, false), false],
])('%j runs out: %s', (viewer, isNear) => {
  expect(runsOut(viewer)).toBe(isNear)
})

test('appends new media of the gallery, each once', () => {
  const grown = withGallery(viewerOf('abc', 3, true), galleryOf('bcde'))
  expect(grown).toEqual(viewerOf('abcde', 3))
})

test('without new media the gallery ends at the last picture', () => {
  expect(withGallery(viewerOf('abc', 3, true), galleryOf('abc'))).toEqual(viewerOf('abc', 2))
  const viewer = viewerOf('abc', 2, true)
  expect(withGallery(viewer, galleryOf('abc', true))).toBe(viewer)
})
