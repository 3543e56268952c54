import { countOf, type Piece, piecesOf } from '../build.ts'
import { count, labelled, readCount, unknown, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { driveFormOf, drivesOf, isBayDrive, linkOf, unstatedForms } from './drives.ts'
import { type M2Slot, m2Fits, m2SlotsOf, maxShared } from './m2.ts'

/** SATA ports that M.2 drives disable. */
interface LostPorts {
  /** In the best slots, if slots without a stated number disable none. */
  readonly least: number
  /** In the best slots, if slots without a stated number disable as many as any slot does. */
  readonly surelyEnough: number
  /** In the worst slots, under the same assumption. */
  readonly most: number
}

/**
 * Computes the bounds over all assignments of drives to slots.
 *
 * @param slots null if nothing is known of them
 */
function lostPorts(drives: readonly Piece[], slots: readonly M2Slot[] | null): LostPorts {
  const most = drives.length * maxShared
  if (slots === null) return { least: 0, surelyEnough: most, most }
  const hopeful = lossesOf(drives, slots, 0)
  const careful = lossesOf(drives, slots, maxShared)
  return { least: hopeful.least, surelyEnough: careful.least, most: careful.most }
}

interface Losses {
  readonly least: number
  readonly most: number
}

/** Dynamic programming over sets of used slots, one drive after another. A drive without a free slot is skipped. */
function lossesOf(drives: readonly Piece[], slots: readonly M2Slot[], unstated: number): Losses {
  let ways = new Map<number, Losses>([[0, { least: 0, most: 0 }]])
  for (const drive of drives) {
    const next = new Map<number, Losses>()
    for (const [used, losses] of ways) {
      const free = slots.flatMap((slot, at) =>
        (used & (1 << at)) === 0 && m2Fits(drive, slot) !== 'no' ? [{ slot, bit: 1 << at }] : [],
      )
      if (free.length === 0) merge(next, used, losses, 0)
      for (const { slot, bit } of free) merge(next, used | bit, losses, slot.disabledSataPorts ?? unstated)
    }
    ways = next
  }
  const all = [...ways.values()]
  return {
    least: Math.min(...all.map(({ least }) => least)),
    most: Math.max(...all.map(({ most }) => most)),
  }
}

function merge(ways: Map<number, Losses>, used: number, { least, most }: Losses, lost: number): void {
  const known = ways.get(used)
  ways.set(used, {
    least: Math.min(known?.least ?? Number.POSITIVE_INFINITY, least + lost),
    most: Math.max(known?.most ?? 0, most + lost),
  })
}

/** There is a port for each SATA drive, not counting those that M.2 drives disable (assumed). */
export const sata: Rule = {
  id: 'sata',
  reads: {
    ssd: ['form_factor', 'link'],
    hdd: ['form_factor', 'link'],
    motherboard: ['sata_ports', 'm2_slots'],
  },
  check: build => {
    const drives = drivesOf(build)
    const inBays = drives.filter(isBayDrive)
    const cabled = inBays.filter(drive => linkOf(drive).value === 'sata')
    const unstatedLinks = inBays.map(linkOf).filter(({ value }) => value === null)
    const unstated = [...unstatedForms(drives), ...unstatedLinks]
    if (cabled.length + unstated.length === 0) return []
    return piecesOf(build, 'motherboard').map(board => {
      const labels = { label: '메인보드 SATA 포트', about: '메인보드의 SATA 포트 수' }
      const ports = count(board, labels, readCount(board.figures.sata_ports))
      if (ports.value === null || unstated.length > 0) return unknown(...unstated, ports)
      const slots = m2SlotsOf(board)
      const m2Drives = drives
        .filter(drive => driveFormOf(drive).value === 'M.2')
        .flatMap(drive => Array.from({ length: Math.min(drive.quantity, 10) }, () => drive))
      const spare = ports.value - countOf(cabled)
      const figures = [...cabled.map(linkOf), ports]
      const pair = `SATA 드라이브 ${countOf(cabled)}개`
      if (spare < 0) return verdict('problem', `${pair} > ${labelled(ports)}`, figures)
      const enough = verdict('pass', `${pair} ≤ ${labelled(ports)}`, figures)
      if (spare >= m2Drives.length * maxShared) return enough
      const lost = lostPorts(m2Drives, slots.value)
      if (spare >= lost.most) return enough
      const off = `${labelled(ports)}, M.2 슬롯을 쓰면 꺼지는 포트`
      if (spare < lost.least)
        return verdict('problem', `${pair} > ${off} ${lost.least}개`, [...figures, slots])
      return spare >= lost.surelyEnough
        ? verdict('conditional', `${pair} ≤ ${off}가 적은 슬롯에 꽂아야 해요`, [...figures, slots])
        : verdict('unknown', `${pair} ≤ ${off}가 몇 개인지 알 수 없어요`, [...figures, slots])
    })
  },
}
