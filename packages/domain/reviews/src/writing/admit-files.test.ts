import { expect, test } from 'vitest'
import { admitFiles, maxFileBytes } from './admit-files.ts'

const admit = (files: readonly File[], room: number) =>
  admitFiles(
    files.map(file => ({ file, why: null })),
    room,
  )

const file = (name: string, type: string, size = 3) => new File([new Uint8Array(size)], name, { type })

test.each([['image/jpeg'], ['image/png'], ['image/gif'], ['image/webp'], ['video/mp4']])(
  '%s may be uploaded',
  type => {
    const photo = file('a', type)
    expect(admit([photo], 8)).toEqual({ admitted: [photo], refused: [] })
  },
)

test.each([
  [
    'a vector picture, which may hold scripts',
    file('a.svg', 'image/svg+xml'),
    'JPG, PNG, GIF, WEBP, HEIC 사진과 MP4 동영상만 올릴 수 있어요.',
  ],
  ['a file of no type', file('a', ''), 'JPG, PNG, GIF, WEBP, HEIC 사진과 MP4 동영상만 올릴 수 있어요.'],
  ['an empty file', file('a.png', 'image/png', 0), '빈 파일이에요.'],
  [
    'one that is too large',
    file('a.png', 'image/png', maxFileBytes + 1),
    '하나에 10MB까지예요. 이 파일은 10.1MB예요.',
  ],
])('%s is refused', (_, refused, why) => {
  expect(admit([refused], 8)).toEqual({ admitted: [], refused: [{ why, names: [refused.name] }] })
})

test('a file of exactly 10 MB is admitted', () => {
  expect(admit([file('a.png', 'image/png', maxFileBytes)], 8).refused).toEqual([])
})

test('only valid files count towards the maximum', () => {
  const files = [file('a.svg', 'image/svg+xml'), file('b.png', 'image/png'), file('c.png', 'image/png')]
  const { admitted, refused } = admit(files, 1)
  expect(admitted.map(({ name }) => name)).toEqual(['b.png'])
  expect(refused.map(({ names }) => names)).toEqual([['a.svg'], ['c.png']])
  expect(refused[1]?.why).toBe('모두 8개까지 올릴 수 있어요.')
})

test('a reason is given once, for any number of files', () => {
  const files = ['a.png', 'b.svg', 'c.png', 'd.pdf'].map(name =>
    file(name, name.endsWith('png') ? 'image/png' : ''),
  )
  expect(admit(files, 0).refused.map(({ names }) => names)).toEqual([
    ['a.png', 'c.png'],
    ['b.svg', 'd.pdf'],
  ])
})

test('a photo that the browser cannot read is refused with its reason', () => {
  const heic = file('a.heic', 'image/heic')
  const why = '이 브라우저는 HEIC 사진을 열지 못해요. JPG로 저장해서 올려 주세요.'
  expect(admitFiles([{ file: heic, why }], 8)).toEqual({
    admitted: [],
    refused: [{ why, names: ['a.heic'] }],
  })
})
