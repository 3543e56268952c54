import { type Catalogue, type Choice, describeChoice, type RunningMock, stateDelayMs } from '@jeoul/mock'

interface Extras {
  readonly scenarios?: readonly Choice[] | undefined
  /** Path of the state file. */
  readonly stateFile?: string | undefined
  /** Whether a write is answered only after the disk has stored it. */
  readonly sync?: boolean | undefined
}

/** Describes a running mock: addresses, catalogue, scenarios and state file. */
export function describeMock(
  { mainUrl, secondUrl }: RunningMock,
  { leaves, seed }: Catalogue,
  { scenarios = [], stateFile, sync = false }: Extras,
): string {
  const items = [...leaves.values()].reduce((sum, leaf) => sum + leaf.items.size, 0)
  const categories = leaves.size === 1 ? '1 category' : `${leaves.size} categories`
  return [
    `main API    ${mainUrl}`,
    `second API  ${secondUrl}`,
    `inspector   ${mainUrl}/__mock/`,
    `catalogue   ${grouped(items)} items in ${categories}, seed ${seed}`,
    ...(scenarios.length === 0 ? [] : [`scenarios   ${scenarios.map(describeChoice).join(', ')}`]),
    ...(stateFile === undefined ? [] : [`state       kept in ${stateFile}, ${describeSafety(sync)}`]),
    'Press Ctrl-C to stop.',
  ].join('\n')
}

/** Describes a running mock of hosts that are not ours. */
export function describeForeignMock(
  { mainUrl, secondUrl, coverage }: RunningMock,
  documents: readonly string[],
  { scenarios = [], seed }: Pick<Extras, 'scenarios'> & { readonly seed: number },
): string {
  const [main, second] = documents
  const count = Object.keys(coverage()).length
  return [
    `main API    ${mainUrl}  of  ${main}`,
    ...(second === undefined ? [] : [`second API  ${secondUrl}  of  ${second}`]),
    `inspector   ${mainUrl}/__mock/`,
    `operations  ${count}, seed ${seed}`,
    ...(scenarios.length === 0 ? [] : [`scenarios   ${scenarios.map(describeChoice).join(', ')}`]),
    'Press Ctrl-C to stop.',
  ].join('\n')
}

/** Warns that other machines can send requests, and says where to. */
export function describeExposure({ mainUrl, secondUrl }: RunningMock, host: string): string {
  const [main, second] = [mainUrl, secondUrl].map(url => url.replace('localhost', host))
  return `warning: whoever reaches this machine can read and write at ${main} and ${second}; only /__mock stays closed to them`
}

/** Says when a write can no longer be lost. */
function describeSafety(sync: boolean): string {
  const onDisk = sync ? 'on the disk as well' : `on the disk ${stateDelayMs} ms later, or at once with --sync`
  return `every write before its answer, and ${onDisk}`
}

/** Groups digits by hand, because loading a locale takes as long as generating the items. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
