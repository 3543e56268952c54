import { type Catalogue, type Choice, describeChoice, type RunningMock } from '@jeoul/mock'

interface Extras {
  readonly scenarios?: readonly Choice[] | undefined
  /** Path of the file that the state is kept in. */
  readonly stateFile?: string | undefined
}

/** Describes a running mock: addresses, catalogue, scenarios and state file. */
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
    'Press Ctrl-C to stop.',
  ].join('\n')
}

/** Groups digits by hand, because loading a locale takes as long as generating the items. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
