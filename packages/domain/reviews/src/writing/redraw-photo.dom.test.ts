import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { redrawPhotosFx } from './redraw-photo.ts'

/** What the browser writes for a drawn photo. */
const written = vi.fn((type: string): Blob | null => new Blob(['pixels alone'], { type }))
const drawn = vi.fn()
const read = vi.fn<(file: File) => Promise<unknown>>()

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', read.mockResolvedValue({ width: 8192, height: 4000, close() {} }))
  Object.defineProperties(HTMLCanvasElement.prototype, {
    getContext: { configurable: true, value: () => ({ drawImage: drawn }) },
    toBlob: {
      configurable: true,
      value: (done: (blob: Blob | null) => void, type: string) => done(written(type)),
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const file = (name: string, type: string) => new File(['with GPS'], name, { type })
async function redraw(photo: File) {
  const result = await allSettled(redrawPhotosFx, { scope: fork(), params: [photo] })
  const [offered] = result.status === 'done' ? result.value : []
  return {
    why: offered?.why,
    name: offered?.file.name,
    type: offered?.file.type,
    text: await offered?.file.text(),
  }
}

test.each([
  ['a JPEG', file('a.jpg', 'image/jpeg'), 'a.jpg', 'image/jpeg'],
  ['a PNG', file('a.png', 'image/png'), 'a.png', 'image/png'],
  ['HEIC', file('IMG_1.HEIC', 'image/heic'), 'IMG_1.jpg', 'image/jpeg'],
  ['HEIC on a system that does not know it', file('a.heif', ''), 'a.jpg', 'image/jpeg'],
])('%s is drawn anew, no larger than phones can draw', async (_, photo, name, type) => {
  expect(await redraw(photo)).toEqual({ why: null, name, type, text: 'pixels alone' })
  expect(drawn.mock.calls[0]?.slice(1)).toEqual([0, 0, 4096, 2000])
})

test('a browser that cannot write WebP writes PNG', async () => {
  written.mockReturnValueOnce(new Blob(['pixels'], { type: 'image/png' }))
  expect(await redraw(file('a.webp', 'image/webp'))).toMatchObject({ name: 'a.png', type: 'image/png' })
})

test.each([
  ['an animation', file('a.gif', 'image/gif')],
  ['a video', file('a.mp4', 'video/mp4')],
  ['an empty file', new File([], 'a.png', { type: 'image/png' })],
])('%s stays as it is', async (_, other) => {
  expect(await redraw(other)).toMatchObject({ why: null, name: other.name, text: await other.text() })
  expect(drawn).not.toHaveBeenCalled()
})

test.each([
  [
    'HEIC where the browser cannot read it',
    file('a.heic', 'image/heic'),
    '이 브라우저는 HEIC 사진을 열지 못해요. JPG로 저장해서 올려 주세요.',
  ],
  ['a broken photo', file('a.jpg', 'image/jpeg'), '사진을 열지 못했어요. 다른 사진을 골라 주세요.'],
])('%s is refused with a word', async (_, photo, why) => {
  read.mockRejectedValue(new Error('EncodingError'))
  expect(await redraw(photo)).toMatchObject({ why })
})

test('a photo that the browser has no memory to write is refused', async () => {
  written.mockReturnValueOnce(null)
  expect((await redraw(file('a.jpg', 'image/jpeg'))).why).toMatch(/^사진을 열지 못했어요/)
})
