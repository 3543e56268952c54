import { findItems, found } from '@jeoul/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const { popular, forSale } = await findItems()
const item = forSale.toSorted((a, b) => b.review_count - a.review_count)[0] ?? popular
const token = 'jeoul-mock-token-1'

afterEach(() => {
  document.cookie = 'auth_token=; max-age=0'
})

const photos = Array.from(
  { length: 9 },
  (_, place) => new File([`picture ${place}`], `${place + 1}.gif`, { type: 'image/gif' }),
)

test('reviews of purchases: eight of nine pictures are sent, and a comment is appended', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openPage(`/reviews/${item.item_id}?kind=market&sort=new`, { token }, () => {
    document.cookie = `auth_token=${token}`
  })
  const press = async (name: string | RegExp, of = within(document.body)) =>
    fireEvent.click(await of.findByRole('button', { name }))

  await press('리뷰 쓰기')
  const dialog = within(await screen.findByRole('dialog', { name: '리뷰 쓰기' }))
  fireEvent.click(await dialog.findByRole('radio', { name: /^4점/ }))
  fireEvent.change(dialog.getByLabelText('어땠나요?'), { target: { value: '산 그대로 왔어요' } })
  fireEvent.change(dialog.getByLabelText('사진 추가'), { target: { files: photos } })
  expect(await dialog.findByText(/^8\/8개/)).toBeTruthy()
  expect(dialog.getByLabelText('사진 추가').matches(':disabled')).toBe(true)
  await press('등록하기', dialog)
  expect(await screen.findByText('리뷰를 등록했어요. 고마워요.')).toBeTruthy()

  const own = async () => {
    const [review] = (await screen.findAllByText('산 그대로 왔어요')).map(words => words.closest('article'))
    return within(found(review))
  }
  const media = within(await (await own()).findByRole('list', { name: '리뷰 사진·동영상' }))
  expect(media.getAllByRole('listitem')).toHaveLength(8)

  for (const words of ['먼저 쓴 댓글', '나중에 쓴 댓글']) {
    await press('댓글 쓰기', await own())
    fireEvent.change(await (await own()).findByRole('textbox', { name: '댓글' }), {
      target: { value: words },
    })
    await press('등록', await own())
    await (await own()).findByText(words)
  }
  const comments = (await own()).getByRole('list', { name: '댓글' }).children
  expect([...comments].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('먼저 쓴 댓글'),
    expect.stringContaining('나중에 쓴 댓글'),
  ])
})
