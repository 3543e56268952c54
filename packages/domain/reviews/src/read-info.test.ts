import { checkedAnswer } from '@jeoul/api/testing'
import { expect, test } from 'vitest'
import { readInfo } from './read-info.ts'

const read = (result: unknown, success = true) =>
  readInfo('product')(checkedAnswer('GET /desktop/v1/shopping/items/{id}/reviews/info', { success, result }))

test('reads a response', () => {
  const auth = { adminAuth: false, makerAuth: true, memberWriteCheck: true, memberOrderCheck: false }
  const found = { auth, reviewImages: [], reviewImagesCount: 0, total: 3, average: 4.3, countWithPhotos: 2 }
  expect(read({ ...found, countByMarks: [0, 0, 1, 0, 2] })).toEqual({
    auth,
    media: [],
    mediaCount: 0,
    total: 3,
    average: 4.3,
    countByMarks: [0, 0, 1, 0, 2],
    countWithPhotos: 2,
  })
})

test('"A success response is required before data is stored"', () => {
  expect(read({ total: 3 }, false)).toBeNull()
  expect(read(null)).toBeNull()
})

test('missing fields are unknown, and grant no permission', () => {
  expect(read({ total: 3 })).toEqual({
    auth: { adminAuth: false, makerAuth: false, memberWriteCheck: false, memberOrderCheck: false },
    media: [],
    mediaCount: 0,
    total: 3,
    average: null,
    countByMarks: null,
    countWithPhotos: null,
  })
})

test('a missing average is computed from the counts', () => {
  expect(read({ countByMarks: [1, 0, 0, 0, 2] })).toMatchObject({ average: 3.7, total: 3 })
})

test('without reviews there is no average', () => {
  expect(read({ total: 0, average: 4.2, countByMarks: [0, 0, 0, 0, 0] })).toMatchObject({ average: null })
})
