import type { Catalogue, RunningMock } from '@jeoul/mock'

/** What is served where, for the one who started it. */
export function describeMock({ mainUrl, secondUrl }: RunningMock, { leaves, seed }: Catalogue): string {
  const items = [...leaves.values()].reduce((sum, leaf) => sum + leaf.items.size, 0)
  const categories = leaves.size === 1 ? '1 category' : `${leaves.size} categories`
  return [
    `main API    ${mainUrl}`,
    `second API  ${secondUrl}`,
    `inspector   ${mainUrl}/__mock/`,
    `catalogue   ${items.toLocaleString('en')} items in ${categories}, seed ${seed}`,
    'Ctrl-C ends both.',
  ].join('\n')
}
