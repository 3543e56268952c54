import { type Build, countOf, type Piece, piecesOf } from '../build.ts'
import {
  count,
  type Figure,
  figure,
  labelled,
  perPiece,
  readCount,
  readWord,
  unknown,
  verdict,
} from '../figure.ts'
import type { Rule, Verdict } from '../rule.ts'

type DriveLink = 'nvme' | 'sata'

const linkWords: Readonly<Record<DriveLink, string>> = { nvme: 'NVMe', sata: 'SATA' }

/** The form of a drive: `M.2`, `2.5"` or `3.5"`. Rules cannot place any other form, so it counts as missing. */
export const driveFormOf = perPiece((drive): Figure<string> => {
  const text = readWord(drive.figures.form_factor)
  return figure(drive, { label: '드라이브 형태' }, text === null ? null : formName(text), String)
})

function formName(text: string): string | null {
  if (/m\.?2/i.test(text)) return 'M.2'
  if (/2\.5/.test(text)) return '2.5"'
  return /3\.5/.test(text) ? '3.5"' : null
}

/** Size code of an M.2 drive: `2280` of `M.2 2280`. */
export const m2SizeOf = perPiece((drive): Figure<string> => {
  const size = readWord(drive.figures.form_factor)?.match(/2[25]\d{2,3}/)?.[0] ?? null
  return figure(drive, { label: 'M.2 드라이브 길이' }, size, String)
})

export const linkOf = perPiece((drive): Figure<DriveLink> => {
  const { link } = drive.figures
  const value = link === 'nvme' || link === 'sata' ? link : null
  return figure(drive, { label: '드라이브 연결 방식' }, value, read => linkWords[read])
})

/** The drives of a build: SSDs and hard disks. */
export function drivesOf(build: Build): readonly Piece[] {
  return [...piecesOf(build, 'ssd'), ...piecesOf(build, 'hdd')]
}

/** Forms of drives that do not state one: they may need any kind of place. */
export function unstatedForms(drives: readonly Piece[]): readonly Figure<string>[] {
  return drives.map(driveFormOf).filter(({ value }) => value === null)
}

/** Whether a drive goes into a bay, connected by a cable. */
export function isBayDrive(drive: Piece): boolean {
  const { value } = driveFormOf(drive)
  return value === '2.5"' || value === '3.5"'
}

/** Each drive gets a bay; a 2.5-inch drive fits a spare 3.5-inch bay with a bracket (assumed). */
export const bays: Rule = {
  id: 'bays',
  reads: { ssd: ['form_factor'], hdd: ['form_factor'], case: ['bays_25', 'bays_35'] },
  check: build => {
    const drives = drivesOf(build)
    const large = drives.filter(drive => driveFormOf(drive).value === '3.5"')
    const small = drives.filter(drive => driveFormOf(drive).value === '2.5"')
    const unstated = unstatedForms(drives)
    if (unstated.length > 0)
      return piecesOf(build, 'case').map(housing => unknown(...unstated, largeBays(housing)))
    return piecesOf(build, 'case').flatMap(housing => [
      ...largeDrives(large, housing),
      ...smallDrives(small, countOf(large), housing),
    ])
  },
}

const largeBays = (housing: Piece) =>
  count(
    housing,
    { label: '케이스 3.5" 베이', about: '케이스의 3.5" 베이 수' },
    readCount(housing.figures.bays_35),
  )

const smallBays = (housing: Piece) =>
  count(
    housing,
    { label: '케이스 2.5" 베이', about: '케이스의 2.5" 베이 수' },
    readCount(housing.figures.bays_25),
  )

function largeDrives(drives: readonly Piece[], housing: Piece): readonly Verdict[] {
  if (drives.length === 0) return []
  const room = largeBays(housing)
  const figures = [...drives.map(driveFormOf), room]
  if (room.value === null) return [unknown(...figures)]
  const number = countOf(drives)
  return number > room.value
    ? [verdict('problem', `3.5" 드라이브 ${number}개 > ${labelled(room)}`, figures)]
    : [verdict('pass', `3.5" 드라이브 ${number}개 ≤ ${labelled(room)}`, figures)]
}

function smallDrives(drives: readonly Piece[], largeCount: number, housing: Piece): readonly Verdict[] {
  if (drives.length === 0) return []
  const room = smallBays(housing)
  const larger = largeBays(housing)
  const figures = [...drives.map(driveFormOf), room]
  const number = countOf(drives)
  if (room.value === null) return [unknown(...figures)]
  if (number <= room.value) return [verdict('pass', `2.5" 드라이브 ${number}개 ≤ ${labelled(room)}`, figures)]
  if (larger.value === null) return [unknown(...figures, larger)]
  const spare = Math.max(0, larger.value - largeCount)
  const pair = `2.5" 드라이브 ${number}개 > ${labelled(room)}`
  return number <= room.value + spare
    ? [
        verdict('conditional', `${pair}: 남는 3.5" 베이 ${spare}개에 브래킷으로 달 수 있어요`, [
          ...figures,
          larger,
        ]),
      ]
    : [verdict('problem', `${pair} + 남는 3.5" 베이 ${spare}개`, [...figures, larger])]
}

/** The power supply has a plug for each drive in a bay; a splitter cable fixes a shortage (assumed). */
export const sataPlugs: Rule = {
  id: 'sata-plugs',
  reads: { ssd: ['form_factor'], hdd: ['form_factor'], power: ['sata_plugs'] },
  check: build => {
    const unstated = unstatedForms(drivesOf(build))
    const drives = drivesOf(build).filter(isBayDrive)
    if (drives.length + unstated.length === 0) return []
    const needs = drives.map(drive =>
      figure(drive, { label: '드라이브 수' }, drive.quantity, read => `${read}개`),
    )
    return piecesOf(build, 'power').map(power => {
      const labels = { label: '파워 SATA 단자', about: '파워의 SATA 단자 수' }
      const plugs = count(power, labels, readCount(power.figures.sata_plugs) || null)
      if (plugs.value === null || unstated.length > 0) return unknown(...unstated, plugs)
      const number = countOf(drives)
      const figures = [...needs, plugs]
      return number > plugs.value
        ? verdict('conditional', `드라이브 ${number}개 > ${labelled(plugs)}: 분배 케이블이 필요해요`, figures)
        : verdict('pass', `드라이브 ${number}개 ≤ ${labelled(plugs)}`, figures)
    })
  },
}
