import { countOf, piecesOf } from '../build.ts'
import { count, labelled, unknown, verdict } from '../figure.ts'
import { readCount } from '../read.ts'
import type { Rule } from '../rule.ts'
import { driveFormOf, drivesOf, isBayDrive, linkOf, unstatedForms } from './drives.ts'
import { m2SlotsOf, maxShared } from './m2-slots.ts'
import { lostPorts } from './shared-ports.ts'

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
