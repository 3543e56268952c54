import { createEstimateFx, createMinishopEstimateFx } from '@jeoul/api'
import {
  $estimate,
  $parts,
  type Configuration,
  changeFrom,
  type EstimateLine,
  linesChanged,
  linesOfConfiguration,
  linesReplaced,
  otherOpened,
  readConfiguration,
} from '@jeoul/estimate'
import { $pageProps, siteManagerId } from '@jeoul/page'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'

/** Requests the configuration that the host offers a member as a start: the open minishop's, else the site's. */
export const configurationWanted = createEvent()

/**
 * "Mode null by default" (specification, section 4): the owner of the configuration that the estimate started from
 * (assumed).
 */
type EstimateMode = 'pc' | 'minishop'

interface Start {
  readonly mode: EstimateMode
  readonly configuration: Configuration
  /** The lines that it starts with. */
  readonly lines: readonly EstimateLine[]
}

const startFx = createEffect(async (managerId: number): Promise<Start> => {
  const isSite = managerId === siteManagerId
  const configuration = readConfiguration(
    await (isSite ? createEstimateFx({}) : createMinishopEstimateFx({ managerId })),
  )
  if (!configuration) throw new Error('the answer has no options to choose from')
  return { mode: isSite ? 'pc' : 'minishop', configuration, lines: linesOfConfiguration(configuration) }
})
export const $isStarting = startFx.pending

sample({
  clock: configurationWanted,
  source: $pageProps,
  filter: startFx.pending.map(isPending => !isPending),
  fn: ({ idxBManager }) => idxBManager,
  target: startFx,
})

/**
 * The configuration that the open estimate started from. Reset when another estimate, a ready-made start or an empty
 * sheet takes its place. "Failed loads reset the affected data".
 */
const $start = createStore<Start | null>(null, { serialize: 'ignore' })
  .on(startFx.doneData, (_, start) => start)
  .on(linesChanged, (start, { change, open }) => {
    const isOther = change.kind === 'replace' && change.lines !== start?.lines
    return isOther || open.query.lines.length === 0 ? null : start
  })
  .reset(startFx.fail, otherOpened)
sample({ clock: startFx.doneData, fn: ({ lines }) => lines, target: linesReplaced })
export const $isStartFailed = createStore(false, { serialize: 'ignore' })
  .on(startFx.fail, () => true)
  .reset(startFx)

/** How the estimate differs from the configuration it started from; null without one. */
export const $configurationChange = combine(
  { start: $start, estimate: $estimate, known: $parts },
  ({ start, estimate, known }) =>
    start ? { mode: start.mode, ...changeFrom(start.configuration, estimate, known) } : null,
)
