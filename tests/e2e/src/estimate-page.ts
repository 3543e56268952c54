import type { Locator, Page } from '@playwright/test'

/** A part, as the second API returns it. */
interface Part {
  readonly part_id: string
  readonly name: string
  readonly price_state: number
  readonly figures: { readonly socket?: string }
}

/** A way to buy an estimate, in won; its saving over the way with fewer malls is 0 if none is shown. */
interface WayToBuy {
  readonly total: number
  readonly saving: number
}

/** The parts of a kind that are for sale, the most popular first. */
export async function partsOf(secondUrl: string, kind: string): Promise<readonly Part[]> {
  const answer = await fetch(`${secondUrl}/desktop/v1/pc/parts/${kind}`)
  const { result }: { readonly result: { readonly list: readonly Part[] } } = await answer.json()
  return result.list.filter(({ price_state }) => price_state === 3)
}

/** A processor, and a board that it does not fit. */
export async function misfits(secondUrl: string): Promise<{ readonly cpu: Part; readonly board: Part }> {
  const [cpus, boards] = await Promise.all([partsOf(secondUrl, 'cpu'), partsOf(secondUrl, 'motherboard')])
  const [cpu] = cpus
  const board = boards.find(({ figures }) => figures.socket !== cpu?.figures.socket)
  if (!cpu || !board) throw new Error('the catalogue has no parts that do not fit')
  return { cpu, board }
}

/** The ways to buy, by the number of malls. */
export async function waysToBuy(plan: Locator): Promise<readonly WayToBuy[]> {
  const labels = await plan.locator('label').allTextContents()
  return labels.map(text => ({ total: won(text, /([\d,]+)원/), saving: won(text, /보다 ([\d,]+)원 저렴/) }))
}

/** The sum of the orders of the shown way, in won. */
export async function sumOfOrders(orders: Locator): Promise<number> {
  const totals = await orders.locator('> li dl > :last-child').allTextContents()
  return totals.reduce((sum, text) => sum + won(text, /([\d,]+)원$/), 0)
}

function won(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1]?.replaceAll(',', '') ?? 0)
}

/** Locators and actions of the estimate. */
export function estimatePage(page: Page) {
  const sheet = page.getByRole('region', { name: '견적서' })
  const picker = page.getByRole('dialog')
  const findings = page.getByRole('region', { name: '호환성' })
  return {
    sheet,
    picker,
    findings,
    counts: findings.getByRole('status'),
    totals: page.getByRole('region', { name: '견적 합계' }),
    plan: page.getByRole('region', { name: '가장 싸게 사는 방법' }),
    share: page.getByRole('region', { name: '견적 보내기' }),
    suggestions: page.getByRole('region', { name: '같은 사양, 더 싸게' }),
    saved: page.getByRole('region', { name: '내 견적' }),
    row: (label: string) =>
      sheet.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label, exact: true }) }),
    async pick(label: string, name: string) {
      await sheet.getByRole('button', { name: new RegExp(`^${label} (고르기|더 담기)$`) }).click()
      await picker.getByRole('searchbox', { name: '부품 검색' }).fill(name)
      await picker.getByRole('button', { name: `${name} 담기`, exact: true }).click()
      await picker.waitFor({ state: 'detached' })
    },
  }
}
