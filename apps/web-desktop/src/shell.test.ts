import { addressNow, breakDown, found, operations } from '@jeoul/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'
import { render } from './testing/render.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const header = () => within(found(document.querySelector('header')))

describe('the header', () => {
  test('has logo, banner, and links to the visitor’s own pages', async () => {
    await openPage('/list/111213')
    expect(header().getByRole('img', { name: '저울' })).toBeTruthy()
    expect(header().getByRole('link', { name: /모음$/ }).getAttribute('href')).toMatch(/^\/list\//)
    const go = (name: string) => act(async () => fireEvent.click(header().getByRole('link', { name })))
    await go('찜')
    await waitFor(() => expect(addressNow()).toBe('/wish'))
    expect(await screen.findByRole('heading', { level: 1, name: /찜 목록/ })).toBeTruthy()
    await go('견적')
    await waitFor(() => expect(addressNow()).toBe('/estimate'))
    await go('저울')
    await waitFor(() => expect(addressNow()).toBe('/'))
  })

  test('is complete when its hosts are down: the mark for the logo, no banner, no notice', async () => {
    const { getLogo, getHeaderBanner, getNotices } = operations
    for (const operation of [getLogo, getHeaderBanner, getNotices]) breakDown(operation)
    expect((await render('/list/111213')).status).toBe(200)
    await openPage('/list/111213')
    expect(header().getByRole('link', { name: '저울' })).toBeTruthy()
    expect(header().getAllByRole('img')).toHaveLength(1)
    expect(screen.getByRole('contentinfo').textContent).toContain('통신판매중개자')
  })

  test('says when it is unknown who is logged in, and offers to retry', async () => {
    breakDown(operations.getMember)
    breakDown(operations.getUser)
    await openPage('/list/111213?sort=low', { token: 'jeoul-mock-token-1' })
    const again = header().getByRole('link', { name: '로그인 다시 확인' })
    expect(again.getAttribute('href')).toBe('/list/111213?sort=low')
    expect(again.getAttribute('target')).toBe('_self')
  })
})

test('the footer links to the newest notice, and invents no operator', async () => {
  await openPage('/list/111213')
  const footer = screen.getByRole('contentinfo')
  for (const label of ['대표자', '사업자등록번호', '설정되지 않음'])
    expect(footer.textContent).not.toContain(label)
  const notice = footer.querySelector('a[href^="/notice/"]')
  if (notice) fireEvent.click(notice)
  expect((await screen.findByRole('article')).textContent).toContain('점검')
  expect(addressNow()).toMatch(/^\/notice\/\d+$/)
})
