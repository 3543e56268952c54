import { ApiError, type GalleryParams, reviewQueries } from '@jeoul/api'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { galleriesOf } from './galleries.ts'
import { $reviewLayer, reviewLayerOpened, viewerStepped } from './viewer-model.ts'

afterEach(() => vi.restoreAllMocks())

const fileOf = (name: string) => ({
  fileMimeType: 'image/webp',
  fileThumbUrl: `https://img.kr/${name}.small.webp`,
  fileName: name,
  fileUrl: `https://img.kr/${name}.webp`,
})

/** Twelve reviews with one picture each. */
function setUp() {
  const requests = vi.fn(async ({ page }: GalleryParams) => {
    const count = page === 1 ? 10 : 2
    const list = Array.from({ length: count }, (_, place) => ({
      id: `${page}${place}`,
      files: [fileOf(`${page}-${place}`)],
    }))
    return { success: true, message: 'success', result: { list, total: 12, page } }
  })
  const scope = fork({
    handlers: [[reviewQueries.product.getImagesFx, (_: unknown, params: GalleryParams) => requests(params)]],
  })
  const { $gallery, moreWanted, retried } = galleriesOf.product.image
  return {
    requests,
    open: (itemId = '7') => {
      const params = { kind: 'product', itemId, type: 'image', viewer: null } as const
      return allSettled(reviewLayerOpened, { scope, params })
    },
    more: () => allSettled(moreWanted, { scope }),
    retry: () => allSettled(retried, { scope }),
    shown: () => scope.getState($gallery),
    /** Opens a picture of the page's summary in full screen. */
    view: (names: readonly string[], index: number, hasMore = true) => {
      const media = names.map(name => {
        const { fileUrl, fileThumbUrl } = fileOf(name)
        return { type: 'image', url: fileUrl, thumbnail: fileThumbUrl, place: 0 } as const
      })
      const viewer = { media, index, hasMore }
      return allSettled(reviewLayerOpened, {
        scope,
        params: { kind: 'product', itemId: '7', type: 'image', viewer },
      })
    },
    next: () => allSettled(viewerStepped, { scope, params: 1 }),
    viewer: () => scope.getState($reviewLayer)?.viewer,
  }
}

test('"GET /reviews/gallery/images (query page)": pages are added until there are no more', async () => {
  const { requests, open, more, shown } = setUp()
  await open()
  expect(shown()).toMatchObject({ itemId: '7', page: 1, hasMore: true })
  await more()
  await more()
  expect(shown()).toMatchObject({ page: 2, hasMore: false })
  expect(shown()?.media).toHaveLength(12)
  expect(requests.mock.calls.map(([{ page }]) => page)).toEqual([1, 2])
})

test('a reopened gallery is not requested again, that of another item is', async () => {
  const { requests, open, shown } = setUp()
  await open()
  await open()
  await open('8')
  expect(requests.mock.calls.map(([{ itemId }]) => itemId)).toEqual(['7', '8'])
  expect(shown()?.itemId).toBe('8')
})

test('a failed page keeps the previous pages, and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { requests, open, more, retry, shown } = setUp()
  await open()
  requests.mockRejectedValueOnce(new ApiError('network', 'lost'))
  await more()
  expect(shown()?.media).toHaveLength(10)
  await retry()
  expect(shown()?.media).toHaveLength(12)
})

test('in full screen the next page follows the last picture, up to the end of the gallery', async () => {
  const { requests, view, next, viewer } = setUp()
  await view(['1-0', '1-1'], 0)
  expect(viewer()).toMatchObject({ index: 0, hasMore: true, media: { length: 10 } })
  for (let turns = 0; turns < 20; turns += 1) await next()
  expect(viewer()).toMatchObject({ index: 11, hasMore: false, media: { length: 12 } })
  expect(requests.mock.calls.map(([{ page }]) => page)).toEqual([1, 2])
})

test('the pictures of one review or of a capped summary do not continue into the gallery', async () => {
  const { requests, view, next, viewer } = setUp()
  await view(['1-0', '1-1'], 1, false)
  await next()
  expect(viewer()).toMatchObject({ index: 1, media: { length: 2 } })
  expect(requests).not.toHaveBeenCalled()
})

test('stepping while the next page loads requests it once; a failed one can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { requests, view, next, viewer, retry } = setUp()
  const late = Promise.withResolvers<never>()
  requests.mockReturnValueOnce(late.promise)
  const turns = [view(['1-0', '1-1'], 0), next(), next(), next()]
  expect(requests).toHaveBeenCalledTimes(1)
  expect(viewer()).toMatchObject({ index: 2, media: { length: 2 } })
  late.reject(new ApiError('network', 'lost'))
  await Promise.all(turns)
  expect(viewer()).toMatchObject({ index: 2, hasMore: true, media: { length: 2 } })
  await retry()
  expect(viewer()).toMatchObject({ index: 2, media: { length: 10 } })
})
