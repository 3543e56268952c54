import { breakDown, bringNear, findItems, mockHosts, operations } from '@jeoul/testing'
import { testReviewBadges } from '@jeoul/testing/review-badges'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { askedAgain } from './testing/asked-again.ts'
import { openPage } from './testing/open-page.ts'

const { popular, forSale } = await findItems()
/** A product with reviews of every kind. */
const item =
  forSale
    .filter(({ review_score = 5 }) => review_score < 4.6)
    .toSorted((a, b) => b.review_count - a.review_count)[0] ?? popular
const address = `/reviews/${item.item_id}`

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
  bringNear()
})

const shown = () => screen.queryAllByRole('article')
const grade = (marks: number) => screen.getByRole('link', { name: new RegExp(`^${marks}점 리뷰`) })

/** Makes the host answer with one review. */
function answerWith(message: string) {
  const review = {
    idx_thread: '31',
    marks: 5,
    message,
    images: [],
    thread: { id: '31', comments: [], hasMyLike: false, hasMyHate: false, countLike: 0 },
    nickname: '\u202E회원',
    created: '2026-10-31T15:00:01.000Z',
    isMine: false,
  }
  mockHosts.use(
    http.get(operations.getReviews, () =>
      HttpResponse.json({ success: true, message: 'success', result: { list: [review], total: 1, page: 1 } }),
    ),
  )
}

describe('the page of reviews', () => {
  test('is served with its summary and ten reviews, and requests nothing again', async () => {
    const { requests, sent } = await openPage(address)
    expect(sent).toContain(screen.getByRole('main').outerHTML)
    expect(askedAgain(requests)).toEqual([])
    expect(shown()).toHaveLength(10)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${item.name} 리뷰`)
    expect(screen.getByRole('link', { name: /^상품 리뷰 / }).textContent).toBe(
      `상품 리뷰 ${item.review_count.toLocaleString('en')}`,
    )
  })

  test('a grade of the histogram shows only its reviews; pressed again, all of them', async () => {
    await openPage(address)
    fireEvent.click(grade(4))
    await waitFor(() =>
      expect(new Set(shown().map(review => review.querySelector('b')?.textContent))).toEqual(
        new Set(['4점']),
      ),
    )
    expect(location.search).toBe('?marks=4')
    expect(grade(4).getAttribute('aria-current')).toBe('true')
    fireEvent.click(grade(4))
    await waitFor(() => expect(location.search).toBe(''))
  })

  test('reviews of purchases are the same page at another address, "default sort … marks"', async () => {
    const { requests } = await openPage(`${address}?kind=market`)
    expect(askedAgain(requests)).toEqual([])
    const sorts = within(screen.getByRole('navigation', { name: '리뷰 정렬' }))
    expect(sorts.getByText('별점 높은순').getAttribute('aria-current')).toBe('true')
    expect(shown()).toHaveLength(10)
  })

  test.each(['', '?kind=market'])('%s the worst reviews with photos, of one grade', async kind => {
    await openPage(address + kind)
    const sorts = within(screen.getByRole('navigation', { name: '리뷰 정렬' }))
    fireEvent.click(sorts.getByText('별점 낮은순'))
    const marks = () => shown().map(review => Number(review.querySelector('b')?.textContent?.[0]))
    await waitFor(() => expect(marks()[0]).toBeLessThan(5))
    expect(marks()).toEqual(marks().toSorted((a, b) => a - b))
    fireEvent.click(screen.getByRole('link', { name: /^사진만 / }))
    fireEvent.click(grade(4))
    await waitFor(() => expect(new Set(marks())).toEqual(new Set([4])))
    expect(shown().filter(review => !review.querySelector('img'))).toEqual([])
    expect(new URLSearchParams(location.search).toString()).toMatch(/sort=low&photos=1&marks=4$/)
    fireEvent.click(screen.getByRole('link', { name: '사진만 해제' }))
    await waitFor(() => expect(location.search).toMatch(/sort=low&marks=4$/))
  })

  test('without reviews it says so', async () => {
    const none = forSale.find(({ review_count }) => review_count === 0)
    await openPage(`/reviews/${none?.item_id}`)
    expect(screen.getByText('아직 상품 리뷰가 없어요')).toBeTruthy()
  })

  test.each([
    ['?page=9999', '이 페이지에는 리뷰가 없어요', '첫 페이지 보기'],
    ['?kind=market&marks=1', '1점 리뷰가 없어요', '모든 리뷰 보기'],
  ])('%s links back to some reviews', async (search, title, way) => {
    await openPage(address + search)
    expect(screen.getByText(title)).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: way }))
    await waitFor(() => expect(shown()).toHaveLength(10))
  })

  test('a failing host can be requested again; the summary stays', async () => {
    breakDown(operations.getReviews)
    await openPage(address)
    expect(shown()).toEqual([])
    expect(grade(5)).toBeTruthy()
    mockHosts.resetHandlers()
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    await waitFor(() => expect(shown()).toHaveLength(10))
  })

  test('a summary that cannot be loaded does not affect the list', async () => {
    breakDown(operations.getReviewInfo)
    await openPage(address)
    expect(shown()).toHaveLength(10)
    expect(screen.getByText('리뷰 요약을 불러오지 못했어요')).toBeTruthy()
  })
})

describe('user text is rendered as plain text', () => {
  test('markup is shown literally, links are not followed, and 10,000 characters are folded', async () => {
    answerWith(`<script>alert(1)</script> https://jeoul.kr/a javascript:alert(1) ${'가'.repeat(10_000)}`)
    await openPage(address)
    const [review] = shown()
    expect(review?.querySelector('script')).toBeNull()
    expect(review?.textContent).toContain('<script>alert(1)</script>')
    const links = [...(review?.querySelectorAll('a') ?? [])]
    expect(links.map(link => [link.getAttribute('href'), link.rel])).toEqual([
      ['https://jeoul.kr/a', 'nofollow ugc noopener'],
    ])
    const rest = () => review?.querySelector('p > span:last-child')
    expect(rest()?.hasAttribute('hidden')).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: '더 보기' }))
    expect(rest()?.hasAttribute('hidden')).toBe(false)
  })

  test('text and nickname are isolated in direction', async () => {
    answerWith('\u202Egnp.exe')
    await openPage(address)
    const [review] = shown()
    expect(review?.querySelector('p')?.getAttribute('dir')).toBe('auto')
    expect(review?.querySelector('bdi')?.textContent).toBe('\u202E회원')
  })
})

test('the page of a product requests reviews when its reader gets near them, and links to all of them', async () => {
  await openPage(`/item/${item.item_id}`)
  const section = within(screen.getByRole('region', { name: '리뷰' }))
  await waitFor(() => expect(section.getAllByRole('article')).toHaveLength(5))
  fireEvent.click(grade(4))
  await waitFor(() => expect(location.search).toBe('?review_marks=4'))
  expect(section.getByRole('link', { name: '리뷰 더 보기' }).getAttribute('href')).toBe(`${address}?marks=4`)
})

test('the page of a product counts its reviews everywhere as their section does', async () => {
  const auth = { adminAuth: false, makerAuth: false, memberWriteCheck: true, memberOrderCheck: false }
  const result = { auth, reviewImages: [], reviewImagesCount: 0, total: 4321, average: 4.3 }
  mockHosts.use(
    http.get(operations.getReviewInfo, () =>
      HttpResponse.json({ success: true, message: 'success', result }),
    ),
  )
  await openPage(`/item/${item.item_id}`)
  const bar = screen.getByRole('navigation', { name: '상품 정보' })
  expect(await within(bar).findByRole('link', { name: '리뷰 4,321' })).toBeTruthy()
  expect(await screen.findByText(/★ 4\.3.*리뷰 4,321/)).toBeTruthy()
})

testReviewBadges(openPage, item.item_id)
