import type { Review, ReviewInfo, ReviewMedia } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const catalogue = tinyCatalogue({
  111: [
    { id: 70, reviews: 37, registered: 20_000 },
    { id: 71, reviews: 0 },
    { id: 72, reviews: 1 },
    { id: 73, maker: 1 },
  ],
})

const sets = [
  { set: 'reviews', sort: 'rank' },
  { set: 'market/reviews', sort: 'marks' },
] as const

/** Each test has a mock of its own. */
function openSet(set: string, itemId = 70) {
  const ask = askHandlers(catalogue, 'second')
  return (path: string, method = 'GET', body?: object, member?: number) =>
    ask(`/desktop/v1/shopping/items/${itemId}/${set}${path}`, {
      method,
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
      ...(member ? { headers: { Authorization: `Bearer jeoul-mock-token-${member}` } } : {}),
    })
}

function form(fields: object, files: readonly File[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value].flat()) form.append(name, String(part))
  }
  for (const file of files) form.append('images[]', file)
  return form
}

const draft = { marks: 4, message: '한 달 써 봤는데 조용하고 좋아요.' }
const file = (name: string, type = 'image/png', size = 8) => new File([new Uint8Array(size)], name, { type })

describe.each(sets)('$set that an item starts with', ({ set, sort }) => {
  const ask = openSet(set)
  const list = async (query: string): Promise<readonly Review[]> => (await ask(`?${query}`)).body.result.list
  const isFalling = (numbers: readonly number[]) => numbers.every((n, i) => n <= (numbers[i - 1] ?? n))

  test('agree with the list row in number and average', async () => {
    const { total, average, countByMarks } = (await ask('/info')).body.result
    expect([total, average]).toEqual([set === 'reviews' ? 37 : 22, 4.5])
    expect(countByMarks.reduce((sum: number, count: number) => sum + count)).toBe(total)
  })

  test('come ten a page, each once, and none beyond the last', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map(page => list(`page=${page}&sort=new`)))
    const reviews = pages.flat()
    expect(pages[0]).toHaveLength(10)
    expect(pages[4]).toEqual([])
    expect(new Set(reviews.map(({ idx_thread }) => idx_thread)).size).toBe((await ask('')).body.result.total)
    expect(isFalling(reviews.map(({ created }) => Date.parse(created)))).toBe(true)
  })

  test('are sorted by likes or by marks', async () => {
    expect(isFalling((await list('sort=rank')).map(({ thread }) => thread.countLike))).toBe(true)
    expect(isFalling((await list('sort=marks')).map(({ marks }) => marks))).toBe(true)
    expect(isFalling((await list('sort=low')).map(({ marks }) => -marks))).toBe(true)
    expect(await list('')).toEqual(await list(`sort=${sort}`))
  })

  test('are filtered by marks', async () => {
    const { countByMarks } = (await ask('/info')).body.result
    const { result } = (await ask('?marks=5')).body
    expect(result.total).toBe(countByMarks[4])
    expect(result.list.every(({ marks }: Review) => marks === 5)).toBe(true)
  })

  test('are filtered by photos, also together with marks', async () => {
    const { countWithPhotos } = (await ask('/info')).body.result
    const { result } = (await ask('?photos=1')).body
    expect(result.total).toBe(countWithPhotos)
    expect(result.total).toBe((await ask('/gallery/images')).body.result.total)
    const both: readonly Review[] = await list('photos=1&marks=5')
    expect(both.length).toBeGreaterThan(0)
    expect(both.every(({ marks, images }) => marks === 5 && images.length > 0)).toBe(true)
    expect((await ask('?photos=yes')).status).toBe(400)
  })

  test('are the same in every run', async () => {
    expect((await openSet(set)('')).body).toEqual((await ask('')).body)
  })

  test('have images and videos that the galleries show, and the newest of them with the item', async () => {
    const info: ReviewInfo = (await ask('/info')).body.result
    const gallery = async (media: string): Promise<readonly ReviewMedia[]> => {
      const pages = [1, 2, 3, 4].map(
        async page => (await ask(`/gallery/${media}?page=${page}`)).body.result.list,
      )
      return (await Promise.all(pages)).flat()
    }
    const [images, videos] = [await gallery('images'), await gallery('videos')]
    const types = (list: readonly ReviewMedia[]) =>
      new Set(list.flatMap(({ files }) => files.map(({ fileMimeType }) => fileMimeType)))
    expect([types(images), types(videos)]).toEqual([new Set(['image/webp']), new Set(['video/webm'])])
    const withMedia = new Set([...images, ...videos].map(({ id }) => Number(id)))
    const newest = [...withMedia].sort((a, b) => b - a).slice(0, 8)
    expect(info.reviewImages.map(({ id }) => Number(id))).toEqual(newest)
    const files = [...images, ...videos].flatMap(review => review.files)
    expect(info.reviewImagesCount).toBe(files.length)
    expect(new Set(files.map(({ fileUrl }) => fileUrl)).size).toBe(files.length)
  })

  test('belong to no member', async () => {
    expect((await ask('/1', 'DELETE', undefined, 1)).status).toBe(403)
  })
})

test('an item without reviews has no average', async () => {
  expect((await openSet('reviews', 71)('/info')).body.result).toMatchObject({ total: 0, average: null })
})

test('an item with a single review has its grade as average', async () => {
  expect((await openSet('reviews', 72)('/info')).body.result).toMatchObject({ total: 1, average: 5 })
})

test.each<[string, string, number | undefined, number, boolean]>([
  ['somebody who bought the item', 'memberOrderCheck', 3, 70, true],
  ['somebody who did not', 'memberOrderCheck', 1, 70, false],
  ['somebody who works for its maker', 'makerAuth', 2, 70, true],
  ['somebody who works for another maker', 'makerAuth', 2, 73, false],
  ['whoever runs the site', 'adminAuth', 3, 70, true],
  ['any other member', 'adminAuth', 2, 70, false],
  ['any member', 'memberWriteCheck', 2, 70, true],
  ['a visitor', 'memberWriteCheck', undefined, 70, false],
])('%s: %s of member %j on item %i is %j', async (_, flag, member, itemId, is) => {
  const { auth } = (await openSet('reviews', itemId)('/info', 'GET', undefined, member)).body.result
  expect(auth[flag]).toBe(is)
})

describe.each(sets)("a member's own among $set", ({ set }) => {
  async function write(files: readonly File[] = []) {
    const ask = openSet(set)
    const { result } = (await ask('', 'POST', form(draft, files), 1)).body
    return { ask, review: result, path: `/${result.idx_thread}` }
  }
  const change = (fields: object, files: readonly File[] = []) =>
    form({ _method: 'PUT', ...draft, ...fields }, files)

  test('can be read by everybody', async () => {
    const { ask, review, path } = await write()
    expect(review).toMatchObject({ ...draft, nickname: '저울회원1', isMine: true })
    expect((await ask(path)).body.result).toEqual({ ...review, isMine: false })
    expect((await ask('?sort=new', 'GET', undefined, 1)).body.result.list[0]).toEqual(review)
  })

  test('is changed by its member alone', async () => {
    const { ask, path } = await write()
    expect((await ask(path, 'POST', change({ marks: 1 }), 2)).status).toBe(403)
    expect((await ask(path, 'POST', change({ marks: 1 }))).status).toBe(401)
    expect((await ask(path)).body.result.marks).toBe(4)
    expect((await ask(path, 'POST', change({ marks: 1 }), 1)).body.result.marks).toBe(1)
    expect((await ask(path)).body.result.marks).toBe(1)
  })

  test('is deleted with its comments', async () => {
    const { ask, path } = await write()
    expect((await ask(path, 'DELETE', undefined, 2)).status).toBe(403)
    expect((await ask(path, 'DELETE', undefined, 1)).body.result).toBeNull()
    expect((await ask(path)).status).toBe(404)
    expect((await ask(path, 'DELETE', undefined, 1)).status).toBe(404)
  })

  test('deletes images by position before it adds others', async () => {
    const { ask, path } = await write(['a', 'b', 'c'].map(name => file(name)))
    const form = change({ 'delete_image_indexes[]': [0, 2, 7] }, [file('d', 'video/mp4')])
    const { images } = (await ask(path, 'POST', form, 1)).body.result
    expect(images.map(({ fileName }: { fileName: string }) => fileName)).toEqual(['b', 'd'])
    const [newest] = (await ask('/gallery/videos')).body.result.list
    expect(newest).toMatchObject({ files: [{ fileName: 'd' }] })
  })

  test('has eight media at most', async () => {
    const eight = [...'12345678'].map(name => file(name))
    const { ask, path } = await write(eight)
    expect((await ask(path, 'POST', change({}, [file('9')]), 1)).status).toBe(400)
    const swapped = change({ 'delete_image_indexes[]': 0 }, [file('9')])
    expect((await ask(path, 'POST', swapped, 1)).body.result.images).toHaveLength(8)
  })

  test.each([
    ['a text for a file', form({ ...draft, 'images[]': 'a' })],
    ['a file that is no image', form(draft, [file('a', 'text/html')])],
    ['a file above 10 MB', form(draft, [file('a', 'image/png', 10 * 1024 * 1024 + 1)])],
    ['a message of white space', form({ ...draft, message: ' \n ' })],
    ['a grade that is no number', form({ ...draft, marks: '5점' })],
  ])('is refused with %s', async (_, body) => {
    expect((await openSet(set)('', 'POST', body, 1)).status).toBe(400)
  })
})

describe.each(sets)('votes on $set', ({ set }) => {
  test('move the count by one unless they repeat, below zero as well', async () => {
    const ask = openSet(set)
    const { idx_thread: id } = (await ask('', 'POST', form(draft), 1)).body.result
    const press = async (vote: string) => (await ask(`/${id}/${vote}`, 'POST', undefined, 2)).body.result
    const counts = []
    for (const vote of ['like', 'like', 'hate', 'hate', 'like', 'hate'])
      counts.push((await press(vote)).countLike)
    expect(counts).toEqual([1, 1, 0, 0, 1, 0])
    const other = (await ask(`/${id}/hate`, 'POST', undefined, 3)).body.result
    expect(other).toEqual({ hasMyLike: false, hasMyHate: true, countLike: -1 })
    expect((await ask(`/${id}`)).body.result.thread).toMatchObject({ hasMyHate: false, countLike: -1 })
  })

  test('are for members', async () => {
    expect((await openSet(set)('/1/like', 'POST')).status).toBe(401)
    expect((await openSet(set)('/999/like', 'POST', undefined, 1)).status).toBe(404)
  })
})

describe.each(sets)('comments on $set', ({ set }) => {
  const text = (message: string) => ({ idx_b_manager: 2, message })

  test('come newest first with reviews and oldest first with shopping reviews', async () => {
    const ask = openSet(set)
    await ask('/1/comment', 'POST', text('먼저'), 1)
    await ask('/1/comment', 'POST', text('나중'), 2)
    const { comments } = (await ask('/1')).body.result.thread
    const messages = (set === 'reviews' ? comments.slice(0, 2).reverse() : comments.slice(-2)).map(
      ({ message }: { message: string }) => message,
    )
    expect(messages).toEqual(['먼저', '나중'])
  })

  test('are changed and removed by their member alone', async () => {
    const ask = openSet(set)
    const { idx_comment: id } = (await ask('/2/comment', 'POST', text('처음'), 1)).body.result
    const path = `/2/comment/${id}`
    expect((await ask(path, 'PUT', text('다르게'), 2)).status).toBe(403)
    expect((await ask(path, 'DELETE', undefined, 2)).status).toBe(403)
    expect((await ask(path, 'PUT', text('다르게'), 1)).body.result).toMatchObject({
      message: '다르게',
      isMine: true,
    })
    expect((await ask(path, 'DELETE', undefined, 1)).status).toBe(200)
    expect((await ask(path, 'DELETE', undefined, 1)).status).toBe(404)
  })
})

describe.each(sets)('reports of $set', ({ set }) => {
  const report = { id_notify: 1, ment: '같은 글이 여러 번 있어요' }

  test('are returned to their member, the last one of each target', async () => {
    const ask = openSet(set)
    const { idx_comment: id } = (await ask('/3/comment', 'POST', { idx_b_manager: 1, message: '광고' }, 2))
      .body.result
    await ask('/3/notify', 'POST', report, 1)
    await ask(`/3/comment/${id}/notify`, 'POST', report, 1)
    await ask('/3/notify', 'POST', { ...report, id_notify: 2 }, 1)
    expect((await ask('/notify', 'GET', undefined, 1)).body.result.reported).toEqual([
      { ...report, id_notify: 2, idx_thread: '3' },
      { ...report, idx_thread: '3', idx_comment: id },
    ])
    expect((await ask('/notify', 'GET', undefined, 2)).body.result.reported).toEqual([])
  })

  test('are open to visitors, for a known reason', async () => {
    const ask = openSet(set)
    expect((await ask('/3/notify', 'POST', report)).status).toBe(200)
    expect((await ask('/3/notify', 'POST', { ...report, id_notify: 99 })).status).toBe(404)
    expect((await ask('/notify')).body.result).toMatchObject({ reported: [] })
  })
})
