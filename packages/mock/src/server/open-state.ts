import type { StateSubject } from '../operation/mock-source.ts'
import type { AddedCounts } from '../state/added-counts.ts'
import { type ClockSetting, defaultClock } from '../state/clock.ts'
import { createState, type MockState } from '../state/state.ts'
import { createSnapshots, type Snapshots } from '../state/store/snapshots.ts'
import type { Snapshot } from '../state/store/store.ts'
import { loadStateFile } from './state-file.ts'

const dayMs = 86_400_000

/** Members' data with its snapshots. */
export interface OpenState {
  readonly state: MockState
  /** The state before the state file was loaded; a reset restores it. */
  readonly initial: Snapshot
  readonly snapshots: Snapshots
}

export interface StateOptions {
  readonly added: AddedCounts
  readonly clock: ClockSetting | undefined
  /** Path of the file to load the state from. */
  readonly stateFile: string | undefined
}

/** @throws StateFileError if the file contains no state */
export async function openState(
  subject: StateSubject,
  { added, clock, stateFile }: StateOptions,
): Promise<OpenState> {
  const days = subject.index.catalogue.moved?.days ?? 0
  const start = clock ?? { ...defaultClock, now: defaultClock.now + days * dayMs }
  const state = createState(subject, { start, added })
  const initial = state.store.capture()
  const snapshots = createSnapshots(state.store)
  if (stateFile !== undefined) await loadStateFile(stateFile, snapshots)
  // A file of an earlier day would date new writes before the day of the prices.
  const isBehind = days > 0 && state.clock.setting.now < start.now
  if (clock || isBehind) state.clock.set(start)
  return { state, initial, snapshots }
}
