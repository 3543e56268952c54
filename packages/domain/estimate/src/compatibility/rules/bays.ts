import { countOf, piecesOf } from '../build.ts'
import { count, labelled, unknown, verdict } from '../figure.ts'
import type { Piece } from '../piece.ts'
import { readCount } from '../read.ts'
import type { Rule, Verdict } from '../rule.ts'
import { driveFormOf, drivesOf, unstatedForms } from './drives.ts'

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
