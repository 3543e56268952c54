import { networkRestored } from '@jeoul/api'
import { $kindParts, $sheetLines, kindFacts, kindsWanted } from '@jeoul/estimate'
import { combine, createEffect, createEvent, sample } from 'effector'
import { $instead, $pickedKind } from './picked-kind.ts'

/** The picker came on screen. */
export const pickerShown = createEvent()
export const partsRetried = createEvent()

/** Milliseconds after which a restored connection is considered stable (assumed). */
const settling = 3_000

sample({
  clock: sample({ clock: [pickerShown, partsRetried, $pickedKind], source: $pickedKind }).filterMap(kind =>
    kind ? [kind] : undefined,
  ),
  target: kindsWanted,
})

// Browsers tell of a connection before it works.
const settleFx = createEffect(() => new Promise<void>(done => setTimeout(done, settling)))
sample({ clock: networkRestored, target: settleFx })
sample({ clock: settleFx.doneData, target: partsRetried })

/** The answer for the picker's kind; null while no picker is open. */
export const $candidateParts = combine($pickedKind, $kindParts, (kind, parts) =>
  kind ? (parts[kind] ?? { status: 'loading' as const, data: null }) : null,
)

/** The part whose place a candidate takes; null where it is added. */
export const $present = combine($sheetLines, $instead, $pickedKind, (lines, instead, kind) => {
  const ofKind = lines.filter(({ part }) => part.kind === kind)
  const replaced = ofKind.find(({ part }) => part.part_id === instead)
  return replaced ?? (kind && kindFacts(kind)?.isSingle ? ofKind[0] : undefined) ?? null
})
