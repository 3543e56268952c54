import { describe, expect, test } from 'vitest'
import { flag } from '../../catalogue/catalogue.ts'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const ask = askHandlers(
  tinyCatalogue({ 111: [{ id: 7, name: '냉장고', flags: flag.event }], 112: [{ id: 8 }], 211: [] }),
  'main',
)

describe('articles', () => {
  interface Article {
    readonly idx_thread: string
    readonly title: string
    readonly created: string
  }
  const post = { method: 'POST' }
  const medium = async (cate: string): Promise<Article[]> =>
    (await ask(`/front/v1/medium/view/${cate}`, post)).body.result
  const byNumber = async (cate: string, numbers: readonly string[]): Promise<Article[]> =>
    (await ask(`/front/v1/medium/newsReviewView/${cate}?idx_threads=${numbers}`, post)).body.result

  test('come newest first, and a parent has those of every category below', async () => {
    const [parent, ...leaves] = await Promise.all(['1', '111', '112'].map(medium))
    const dates = parent?.map(({ created }) => created) ?? []
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(new Set(parent?.map(({ idx_thread }) => idx_thread))).toEqual(
      new Set(leaves.flat().map(({ idx_thread }) => idx_thread)),
    )
    expect(parent).toHaveLength(leaves.flat().length)
  })

  test('come in the order requested, without those of other categories', async () => {
    const [first, second] = await medium('111')
    const [other] = await medium('112')
    const ids = [second, other, first].flatMap(article => article?.idx_thread ?? [])
    expect(await byNumber('111', ids)).toEqual([second, first])
    expect(await byNumber('111', ['999999'])).toEqual([])
  })

  test('are empty for a category without items', async () => {
    expect(await medium('211')).toEqual([])
  })

  test.each(['', '1,x', Array(101).fill('1').join(',')])(
    'are not returned for the body %j',
    async numbers => {
      expect((await ask(`/front/v1/medium/newsReviewView/111?idx_threads=${numbers}`, post)).status).toBe(400)
    },
  )
})

test('a parent category has the events of the categories below it', async () => {
  const eventsOf = async (cate: string) => (await ask(`/front/v1/event/category/${cate}`)).body.result
  const event = {
    id: '111',
    title: '분류 111 기획전',
    image: 'http://main.test/pictures/box/7.svg',
    href: '/list/111?event=111',
  }
  expect(await eventsOf('1')).toEqual({ totalcount: 1, list: [event] })
  expect(await eventsOf('112')).toEqual({ totalcount: 0, list: [] })
})

test('pages without a category link to the categories with the most reviews', async () => {
  const { result } = (await ask('/front/v2/common/aside/')).body
  expect(result).toMatchObject([
    { title: '인기 카테고리', links: [{ href: '/list/111' }, { href: '/list/112' }] },
  ])
})
