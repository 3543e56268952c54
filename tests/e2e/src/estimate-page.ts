import type { Page } from '@playwright/test'

/** A part as the second API tells it. */
interface Part {
  readonly part_id: string
  readonly name: string
  readonly price_state: number
  readonly figures: { readonly socket?: string }
}

/** The parts of a kind that are for sale, the most popular first. */
async function partsOf(secondUrl: string, kind: string): Promise<readonly Part[]> {
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
