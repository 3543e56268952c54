import { countOf, type Piece, piecesOf } from '../build.ts'
import {
  type Figure,
  figure,
  labelled,
  perPiece,
  readCount,
  readFlag,
  readWords,
  unknown,
  verdict,
} from '../figure.ts'
import type { Rule, Verdict } from '../rule.ts'
import { driveFormOf, drivesOf, linkOf, m2SizeOf, unstatedForms } from './drives.ts'

/** A slot for an M.2 drive; null for values that the record does not state. */
export interface M2Slot {
  readonly sizes: readonly string[] | null
  readonly nvme: boolean | null
  readonly sata: boolean | null
  /** SATA ports that are disabled while the slot is in use. */
  readonly disabledSataPorts: number | null
}

/** The most SATA ports that one slot disables; a larger number counts as missing (assumed). */
export const maxShared = 2

/** The M.2 slots of a motherboard; empty if it has none. */
export const m2SlotsOf = perPiece((board): Figure<readonly M2Slot[]> => {
  const slots: unknown = board.figures.m2_slots
  const read = Array.isArray(slots) ? slots.slice(0, 10).map(readSlot) : null
  return figure(board, { label: '메인보드 M.2 슬롯' }, read, shownSlots)
})

function readSlot(value: unknown): M2Slot {
  const slot: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {}
  const shares = readCount(slot.shares_sata)
  return {
    sizes: readSizes(slot.sizes),
    nvme: readFlag(slot.nvme),
    sata: readFlag(slot.sata),
    disabledSataPorts: shares !== null && shares <= maxShared ? shares : null,
  }
}

/**
 * Slots for 80 mm are standard: a record whose sizes stop below that is incomplete, and so is one with a word that is no
 * size (assumed).
 */
function readSizes(value: unknown): readonly string[] | null {
  const sizes = (readWords(value) ?? []).flatMap(text => text.split('/').map(word => word.trim()))
  const isRead = sizes.every(size => /^\d{4,5}$/.test(size)) && sizes.some(size => lengthOf(size) >= 80)
  return isRead ? sizes : null
}

/** The length in mm of `2280`: the digits after the width. */
function lengthOf(size: string): number {
  return Number(size.slice(2))
}

function shownSlots(slots: readonly M2Slot[]): string {
  const shown = slots.map(({ sizes, nvme, sata }) => {
    const links = [nvme === true ? 'NVMe' : '', sata === true ? 'SATA' : ''].filter(word => word !== '')
    return [links.join('/'), sizes?.join('/') ?? ''].filter(word => word !== '').join(' ') || '규격 미상'
  })
  return shown.length > 0 ? `${slots.length}개(${[...new Set(shown)].join(', ')})` : '없음'
}

type Fit = 'yes' | 'perhaps' | 'no'

/** Whether an M.2 drive fits a slot by length and interface. */
export function m2Fits(drive: Piece, slot: M2Slot): Fit {
  const fits = [sizeFits(m2SizeOf(drive).value, slot.sizes), linkFits(drive, slot)]
  if (fits.includes('no')) return 'no'
  return fits.includes('perhaps') ? 'perhaps' : 'yes'
}

function sizeFits(size: string | null, sizes: readonly string[] | null): Fit {
  if (size === null || sizes === null) return 'perhaps'
  if (sizes.includes(size)) return 'yes'
  // A slot for longer drives may have a hole for the screw of a shorter one.
  return sizes.some(other => lengthOf(other) > lengthOf(size)) ? 'perhaps' : 'no'
}

function linkFits(drive: Piece, { nvme, sata }: M2Slot): Fit {
  const link = linkOf(drive).value
  const takes = link === null ? both(nvme, sata) : link === 'nvme' ? nvme : sata
  return takes === null ? 'perhaps' : takes ? 'yes' : 'no'
}

/** Whether a slot takes a drive of unknown interface. */
function both(nvme: boolean | null, sata: boolean | null): boolean | null {
  return nvme === sata ? nvme : null
}

/** Whether every drive gets a slot of its own (bipartite matching); `accepts` lists the fits that count. */
function allPlaced(drives: readonly Piece[], slots: readonly M2Slot[], accepts: readonly Fit[]): boolean {
  const holders = new Map<M2Slot, Piece | undefined>()
  const place = (drive: Piece, tried: Set<M2Slot>): boolean =>
    slots.some(slot => {
      if (tried.has(slot) || !accepts.includes(m2Fits(drive, slot))) return false
      tried.add(slot)
      const holder = holders.get(slot)
      if (holder !== undefined && !place(holder, tried)) return false
      holders.set(slot, drive)
      return true
    })
  return drives.length <= slots.length && drives.every(drive => place(drive, new Set()))
}

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
