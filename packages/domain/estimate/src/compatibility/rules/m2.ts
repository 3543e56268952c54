import { countOf, piecesOf } from '../build.ts'
import { type Figure, labelled, unknown, verdict } from '../figure.ts'
import type { Piece } from '../piece.ts'
import type { Rule, Verdict } from '../rule.ts'
import { driveFormOf, drivesOf, linkOf, m2SizeOf, unstatedForms } from './drives.ts'
import { allPlaced, type M2Slot, m2Fits, m2SlotsOf } from './m2-slots.ts'

/** Each M.2 drive fits some slot by length and interface, and all of them fit different slots (assumed). */
export const m2: Rule = {
  id: 'm2',
  reads: { ssd: ['form_factor', 'link'], hdd: ['form_factor', 'link'], motherboard: ['m2_slots'] },
  check: build =>
    piecesOf(build, 'motherboard').flatMap(board => {
      const drives = drivesOf(build)
      const slots = m2SlotsOf(board)
      const m2Drives = drives.filter(drive => driveFormOf(drive).value === 'M.2')
      return [...unstatedForms(drives).map(form => unknown(form)), ...inSlots(m2Drives, slots)]
    }),
}

function inSlots(drives: readonly Piece[], slots: Figure<readonly M2Slot[]>): readonly Verdict[] {
  if (drives.length === 0) return []
  const { value } = slots
  if (value === null) return drives.map(drive => unknown(linkOf(drive), slots))
  const fits = (drive: Piece) => value.some(slot => m2Fits(drive, slot) !== 'no')
  const fitting = drives.filter(fits)
  const others = drives.filter(drive => !fits(drive))
  return [
    ...others.map(drive =>
      verdict('problem', `${shown(drive)} ≠ ${labelled(slots)}`, [...factsOf(drive), slots]),
    ),
    ...together(fitting, slots, value),
  ]
}

function together(
  drives: readonly Piece[],
  slots: Figure<readonly M2Slot[]>,
  value: readonly M2Slot[],
): readonly Verdict[] {
  if (drives.length === 0) return []
  const each = drives.flatMap(drive => Array.from({ length: Math.min(drive.quantity, 16) }, () => drive))
  const figures = [...drives.flatMap(factsOf), slots]
  const count = `M.2 드라이브 ${countOf(drives)}개`
  if (allPlaced(each, value, ['yes'])) return [verdict('pass', `${count} ≤ ${labelled(slots)}`, figures)]
  if (each.length > value.length) return [verdict('problem', `${count} > ${labelled(slots)}`, figures)]
  return allPlaced(each, value, ['yes', 'perhaps'])
    ? [
        verdict(
          'unknown',
          `${drives.map(shown).join(', ')}: ${labelled(slots)}에 맞는지 알 수 없어요`,
          figures,
        ),
      ]
    : [verdict('problem', `${drives.map(shown).join(', ')}: ${labelled(slots)}에 다 꽂을 수 없어요`, figures)]
}

const factsOf = (drive: Piece) => [m2SizeOf(drive), linkOf(drive)]

/** `M.2 NVMe 2280`. */
function shown(drive: Piece): string {
  return ['M.2', linkOf(drive).shown, m2SizeOf(drive).shown].filter(word => word !== null).join(' ')
}
