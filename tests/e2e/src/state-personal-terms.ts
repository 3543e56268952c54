import type { Page } from '@playwright/test'

/** States terms under which most prices differ, before the page opens. */
export function statePersonalTerms(page: Page): Promise<unknown> {
  const terms = { cards: ['삼성카드'], cash: true, region: 'jeju' }
  return page.addInitScript(
    stated => localStorage.setItem('jeoul.payment-terms', stated),
    JSON.stringify(terms),
  )
}
