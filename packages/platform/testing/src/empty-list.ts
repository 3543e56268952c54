import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { found } from './found.ts'
import type { createOpenPage } from './open-page.ts'
import { addressNow, heading, total } from './page-actions.ts'

const list = '/list/111213'
/** A chip that is only sold with more memory. */
const tooNarrow = `${list}?spec=chip:rtx-5090&spec=memory:16gb`
const products = () => document.querySelectorAll('[aria-label="상품 목록"] li h2')

/** Tests that a site's list without products says why, and leads on. */
export function testEmptyList(openPage: ReturnType<typeof createOpenPage>): void {
  describe('a list without products', () => {
    test('says which choice is too narrow, and how many products removing it would show', async () => {
      await openPage(tooNarrow)
      expect(screen.getByText('조건에 모두 맞는 상품이 없어요')).toBeTruthy()
      const [way] = within(await screen.findByRole('list', { name: '빼 볼 조건' })).getAllByRole('link')
      const promised = Number(/빼고 ([\d,]+)개 보기$/.exec(way?.textContent ?? '')?.[1])
      if (way) fireEvent.click(way)
      await waitFor(() => expect(total()).toBe(promised))
      await waitFor(() => expect(products().length).toBeGreaterThan(0))
    })

    test('links to near categories, and removes all choices at once', async () => {
      await openPage(tooNarrow)
      const nearby = within(await screen.findByRole('navigation', { name: '비슷한 카테고리' }))
      expect(nearby.getByRole('link', { name: 'CPU' })).toBeTruthy()
      fireEvent.click(found((await screen.findAllByRole('link', { name: '전체 해제' }))[0]))
      await waitFor(() => expect(addressNow()).toBe(list))
      await heading('그래픽카드')
      await waitFor(() => expect(products().length).toBeGreaterThan(0))
    })
  })
}
