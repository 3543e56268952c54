import { breakDown, findItems, found, mockHosts } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const { popular, forSale } = await findItems()
const item = forSale.toSorted((a, b) => b.review_count - a.review_count)[0] ?? popular

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Records the reports sent to the hosts, as `POST /path {body}`. */
function followReports() {
  const sent: string[] = []
  mockHosts.events.on('request:start', async ({ request }) => {
    if (request.method === 'POST' && request.url.endsWith('/notify'))
      sent.push(
        `${new URL(request.url).pathname.replace(/^.*\/reviews/, '')} ${await request.clone().text()}`,
      )
  })
  return sent
}

/** Opens the report of the first review, or of the first comment on one. */
async function openReport(what: 'review' | 'comment') {
  await openPage(`/reviews/${item.item_id}`)
  const name = what === 'review' ? '신고' : / 댓글 신고$/
  fireEvent.click(found((await screen.findAllByRole('button', { name }))[0]))
  const title = what === 'review' ? '리뷰 신고' : '댓글 신고'
  return within(await screen.findByRole('dialog', { name: title }))
}

const thanks = '신고를 보냈어요. 알려 주셔서 고마워요.'

test.each([
  ['review', /^\/\d+\/notify /],
  ['comment', /^\/\d+\/comment\/\d+\/notify /],
] as const)('anybody reports a %s, with one of the host’s kinds, once', async (what, address) => {
  const dialog = await openReport(what)
  const sent = followReports()
  fireEvent.click(await dialog.findByRole('radio', { name: '광고나 홍보 글이에요' }))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' 같은 글이 많아요 ' } })
  const send = dialog.getByRole('button', { name: '신고 보내기' })
  fireEvent.click(send)
  fireEvent.click(send)
  expect(await dialog.findByText(thanks)).toBeTruthy()
  expect(sent).toEqual([expect.stringMatching(address)])
  expect(sent[0]).toContain('{"id_notify":1,"ment":"같은 글이 많아요"}')
  fireEvent.click(dialog.getByText('닫기'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a report that fails keeps the choice and the text, and can be sent again', async () => {
  const dialog = await openReport('review')
  fireEvent.click(await dialog.findByRole('radio', { name: '개인정보가 드러나요' }))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '전화번호가 있어요' } })
  breakDown(/\/reviews\/\d+\/notify$/)
  fireEvent.click(dialog.getByRole('button', { name: '신고 보내기' }))
  expect(await dialog.findByText('신고를 보내지 못했어요. 다시 보내 주세요.')).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: '개인정보가 드러나요' }).checked).toBe(true)
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('전화번호가 있어요')
  mockHosts.resetHandlers()
  fireEvent.click(dialog.getByRole('button', { name: '신고 보내기' }))
  expect(await dialog.findByText(thanks)).toBeTruthy()
})

test('reasons that cannot be loaded can be requested again', async () => {
  breakDown(/\/reviews\/notify$/)
  const dialog = await openReport('review')
  const retry = await dialog.findByRole('button', { name: '다시 시도' })
  mockHosts.resetHandlers()
  fireEvent.click(retry)
  expect(await dialog.findByRole('radio', { name: '다른 문제가 있어요' })).toBeTruthy()
})
