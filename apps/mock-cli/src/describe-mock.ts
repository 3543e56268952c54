import { type Catalogue, type Choice, describeChoice, type RunningMock } from '@jeoul/mock'

interface Extras {
  readonly scenarios?: readonly Choice[] | undefined
  /** Path of the file that keeps what is written. */
  readonly stateFile?: string | undefined
}

/** What is served where and how, for the one who started it. */
export function describeMock(
  { mainUrl, secondUrl }: RunningMock,
  { leaves, seed }: Catalogue,
  { scenarios = [], stateFile }: Extras,
): string {
  const items = [...leaves.values()].reduce((sum, leaf) => sum + leaf.items.size, 0)
  const categories = leaves.size === 1 ? '1 category' : `${leaves.size} categories`
  return [
    `main API    ${mainUrl}`,
    `second API  ${secondUrl}`,
    `inspector   ${mainUrl}/__mock/`,
    `catalogue   ${grouped(items)} items in ${categories}, seed ${seed}`,
    ...(scenarios.length === 0 ? [] : [`scenarios   ${scenarios.map(describeChoice).join(', ')}`]),
    ...(stateFile === undefined ? [] : [`state       kept in ${stateFile}`]),
    'Ctrl-C ends both.',
  ].join('\n')
}

/** By hand: loading a locale takes as long as making the items. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
