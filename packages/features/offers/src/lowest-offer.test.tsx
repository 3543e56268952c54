import { translatePage } from '@jeoul/ui/translate-page'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LowestOffer } from './lowest-offer.tsx'

afterEach(cleanup)

const lowestAt = (mallName: string) => ({
  mallName,
  total: 892_210,
  link: { direct: 'http://mall.test/7' },
  label: '최저가',
  basis: '무료배송',
  isForAnyone: true,
  unsure: 0,
  why: { lines: [], notes: [] },
})

test('regression: on a page that the browser has translated, the button named the mall that was cheapest before', () => {
  const { container, rerender } = render(
    <LowestOffer itemId="7" lowest={lowestAt('쿨피씨')} isPersonal={false} />,
  )
  translatePage(container)
  rerender(<LowestOffer itemId="7" lowest={lowestAt('공영쇼핑')} isPersonal />)
  expect(screen.getByRole('link').textContent).toContain('공영쇼핑에서 보기')
})
