import { $kindParts, $sheetLines, kindFacts } from '@jeoul/estimate'
import { combine, createEvent } from 'effector'
import { $instead, $pickedKind } from './picked-kind.ts'

/** The picker came on screen. */
export const pickerShown = createEvent()

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
