import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReview } from '../read-review.ts'
import { reviewOf } from '../testing/review-of.ts'
import {
  addFiles,
  firstDraft,
  isTouched,
  moveFile,
  type ReviewDraft,
  type ReviewSubject,
  roomIn,
  whyNotSent,
} from './review-draft.ts'
import { emptyFields, maxMessage } from './review-fields.ts'

const subject: ReviewSubject = { kind: 'product', itemId: '7', review: null }
const image = (name: string) => ({
  fileMimeType: 'image/webp',
  fileName: name,
  fileThumbUrl: `https://img.kr/${name}`,
  fileUrl: `https://img.kr/${name}`,
})
const own: ReviewSubject = {
  ...subject,
  review: readReview('product', reviewOf('31', { images: ['a.webp', 'b.webp'].map(image) })),
}
const file = (name = 'a.png') => new File(['x'], name, { type: 'image/png' })
const draft: ReviewDraft = { ...emptyFields, marks: 5, message: '조용해요.', deleted: [], files: [] }

describe('whyNotSent (limits of the contract)', () => {
  test.each<[string, Partial<ReviewDraft>, string | null]>([
    ['grade and words', {}, null],
    ['no grade', { marks: null }, '별점을 골라 주세요.'],
    ['nothing but white space', { message: ' \n\u3000' }, '어땠는지 적어 주세요.'],
    ['as much as it takes', { message: '가'.repeat(maxMessage) }, null],
    ['emoji count as one', { message: '😀'.repeat(maxMessage) }, null],
    [
      'one too many',
      { message: '가'.repeat(maxMessage + 1) },
      '2,000자까지 쓸 수 있어요. 1자를 줄여 주세요.',
    ],
    ['10,000', { message: '가'.repeat(10_000) }, '2,000자까지 쓸 수 있어요. 8,000자를 줄여 주세요.'],
    ['white space around it does not count', { message: ` ${'가'.repeat(maxMessage)}\n` }, null],
  ])('%s', (_, parts, why) => {
    expect(whyNotSent(subject, { ...draft, ...parts })).toBe(why)
  })

  test('more than eight pictures, the review’s own included', () => {
    const files = addFiles(
      [],
      Array.from({ length: 7 }, () => file()),
    )
    expect(whyNotSent(own, { ...draft, files })).toBe('사진과 동영상은 8개까지예요. 1개를 빼 주세요.')
    expect(whyNotSent(own, { ...draft, files, deleted: [0] })).toBeNull()
  })
})

test('an edit starts with the review as it is', () => {
  expect(firstDraft(own)).toEqual({
    ...emptyFields,
    marks: 5,
    message: '소음이 거의 없어요.',
    deleted: [],
    files: [],
  })
  expect(isTouched(firstDraft(own), own)).toBe(false)
  expect(isTouched({ ...firstDraft(own), deleted: [1] }, own)).toBe(true)
})

test('deleting a picture makes room for another', () => {
  expect(roomIn(own, firstDraft(own))).toBe(6)
  expect(roomIn(own, { ...firstDraft(own), deleted: [0] })).toBe(7)
})

test.each([
  ['to the front', 3, 0, [3, 1, 2]],
  ['to the end', 1, 2, [2, 3, 1]],
  ['beyond the end', 1, 9, [2, 3, 1]],
  ['before the front', 2, -1, [2, 1, 3]],
  ['of an unknown file', 9, 0, [1, 2, 3]],
])('moving a file %s', (_, id, to, order) => {
  const files = addFiles([], [file(), file(), file()])
  expect(moveFile(files, id, to).map(({ id }) => id)).toEqual(order)
})

test('files keep distinct ids, and moving loses none', () => {
  const step = fc.oneof(
    fc.record({ add: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ move: fc.nat(9), to: fc.integer({ min: -2, max: 9 }) }),
    fc.record({ remove: fc.nat(9) }),
  )
  fc.assert(
    fc.property(fc.array(step), steps => {
      let files: ReturnType<typeof addFiles> = []
      for (const each of steps) {
        const before = files.length
        if ('add' in each)
          files = addFiles(
            files,
            Array.from({ length: each.add }, () => file()),
          )
        else if ('remove' in each) files = files.filter(({ id }) => id !== each.remove)
        else {
          files = moveFile(files, each.move, each.to)
          expect(files).toHaveLength(before)
        }
        expect(new Set(files.map(({ id }) => id)).size).toBe(files.length)
      }
    }),
  )
})
