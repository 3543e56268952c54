import { createEstimateFx, createMinishopEstimateFx } from '@jeoul/api'
import { $pageProps, siteManagerId } from '@jeoul/page'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { type Configuration, changeFrom, linesOf, readConfiguration } from './configuration.ts'
import { $estimate, linesReplaced } from './model.ts'

/** A member wants the configuration that the host starts with: a minishop's inside of one, else the site's. */
export const configurationWanted = createEvent()

/** "Mode null by default" (specification, section 4): whose configuration the estimate started from (assumed). */
type EstimateMode = 'pc' | 'minishop'

interface Start {
  readonly mode: EstimateMode
  readonly configuration: Configuration
}

const startFx = createEffect(async (managerId: number): Promise<Start> => {
  const isSite = managerId === siteManagerId
  const configuration = readConfiguration(
    await (isSite ? createEstimateFx({}) : createMinishopEstimateFx({ managerId })),
  )
  if (!configuration) throw new Error('the answer names no choices')
  return { mode: isSite ? 'pc' : 'minishop', configuration }
})
export const $isStarting = startFx.pending

sample({
  clock: configurationWanted,
  source: $pageProps,
  filter: startFx.pending.map(isPending => !isPending),
  fn: ({ idxBManager }) => idxBManager,
  target: startFx,
})
sample({ clock: startFx.doneData, fn: ({ configuration }) => linesOf(configuration), target: linesReplaced })

/** The last start. "Failed loads reset the affected data". */
const $start = createStore<Start | null>(null, { serialize: 'ignore' })
  .on(startFx.doneData, (_, start) => start)
  .reset(startFx.fail)
export const $isStartFailed = createStore(false, { serialize: 'ignore' })
  .on(startFx.fail, () => true)
  .reset(startFx)

/** How the estimate differs from what it started from; null where it started from nothing, and once it is empty. */
export const $configurationChange = combine($start, $estimate, (start, { lines }) =>
  start && lines.length > 0 ? { mode: start.mode, ...changeFrom(start.configuration, lines) } : null,
)
