import { ApiError, type GalleryParams, reviewQueries } from '@jeoul/api'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { galleriesOf } from './galleries.ts'
import { reviewLayerOpened } from './viewer-model.ts'

afterEach(() => vi.restoreAllMocks())

const fileOf = (name: string) => ({
  fileMimeType: 'image/webp',
  fileThumbUrl: `https://img.kr/${name}.small.webp`,
  fileName: name,
  fileUrl: `https://img.kr/${name}.webp`,
})

/** Twelve reviews with a picture each. */
function setUp() {
  const asked = vi.fn(async ({ page }: GalleryParams) => {
    const count = page === 1 ? 10 : 2
    const list = Array.from({ length: count }, (_, place) => ({
      id: `${page}${place}`,
      files: [fileOf(`${page}-${place}`)],
    }))
    return { success: true, message: 'success', result: { list, total: 12, page } }
  })
  const scope = fork({
    handlers: [[reviewQueries.product.getImagesFx, (_: unknown, params: GalleryParams) => asked(params)]],
  })
  const { $gallery, moreWanted, retried } = galleriesOf.product.image
  return {
    asked,
    open: (itemId = '7') => {
      const params = { kind: 'product', itemId, type: 'image', viewer: null } as const
      return allSettled(reviewLayerOpened, { scope, params })
    },
    more: () => allSettled(moreWanted, { scope }),
    retry: () => allSettled(retried, { scope }),
    shown: () => scope.getState($gallery),
  }
}

test('"GET /reviews/gallery/images (query page)": pages are added until there are no more', async () => {
  const { asked, open, more, shown } = setUp()
  await open()
  expect(shown()).toMatchObject({ itemId: '7', page: 1, hasMore: true })
  await more()
  await more()
  expect(shown()).toMatchObject({ page: 2, hasMore: false })
  expect(shown()?.media).toHaveLength(12)
  expect(asked.mock.calls.map(([{ page }]) => page)).toEqual([1, 2])
})

test('a gallery that is opened again is not asked for again, that of another item is', async () => {
  const { asked, open, shown } = setUp()
  await open()
  await open()
  await open('8')
  expect(asked.mock.calls.map(([{ itemId }]) => itemId)).toEqual(['7', '8'])
  expect(shown()?.itemId).toBe('8')
})

test('a page that could not be loaded leaves the pages before it, and is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { asked, open, more, retry, shown } = setUp()
  await open()
  asked.mockRejectedValueOnce(new ApiError('network', 'lost'))
  await more()
  expect(shown()?.media).toHaveLength(10)
  await retry()
  expect(shown()?.media).toHaveLength(12)
})
