import { pairsOf, piecesOf } from '../build.ts'
import { amount, type Figure, labelled, unknown, verdict, withUnit } from '../figure.ts'
import type { Piece } from '../piece.ts'
import type { Rule, Verdict } from '../rule.ts'
import { coolingOf } from './cooling-method.ts'
import { gpuLengthOf, gpuRoomOf } from './lengths.ts'
import { type RadiatorPlace, radiatorFits, radiatorOf, radiatorPlacesOf } from './radiators.ts'

/**
 * The greatest depth of a radiator with its fans in mm: 68 mm for the thickest radiators and 25 mm for the fans
 * (assumed).
 */
const deepest = 95

/**
 * A radiator that fits only at the front takes its depth from the room of the graphics card. No finding if either has
 * no room at all, which other rules report (assumed).
 */
export const gpuRadiator: Rule = {
  id: 'gpu-radiator',
  reads: {
    gpu: ['length'],
    cooler: ['cooling', 'radiator', 'radiator_depth'],
    case: ['max_gpu', 'radiators'],
  },
  check: build =>
    pairsOf(build, 'cooler', 'case').flatMap(([cooler, housing]) =>
      coolingOf(cooler).value === 'liquid'
        ? piecesOf(build, 'gpu').flatMap(gpu => together(gpu, cooler, housing))
        : [],
    ),
}

function together(gpu: Piece, cooler: Piece, housing: Piece): readonly Verdict[] {
  const length = gpuLengthOf(gpu)
  const room = gpuRoomOf(housing)
  const radiator = radiatorOf(cooler)
  const places = radiatorPlacesOf(housing)
  const spare = length.value === null || room.value === null ? null : room.value - length.value
  if (spare !== null && spare < 0) return []
  if (spare !== null && spare >= deepest) {
    return [
      verdict('pass', `${labelled(length)}, ${labelled(room)}: 전면 라디에이터와도 여유가 있어요`, [
        length,
        room,
      ]),
    ]
  }
  if (radiator.value === null || places.value === null) return [unknown(radiator, places)]
  const size = radiator.value
  const fitting = places.value.filter(place => radiatorFits(size, place) !== 'no')
  if (fitting.length === 0) return []
  const isElsewhere = ({ place }: RadiatorPlace) => place !== 'front' && place !== 'unknown'
  if (fitting.some(place => isElsewhere(place) && radiatorFits(size, place) === 'yes')) {
    return [verdict('pass', `${labelled(radiator)}: 전면이 아닌 자리에 달 수 있어요`, [radiator, places])]
  }
  const isSure = fitting.every(({ place }) => place === 'front')
  return [behind(length, room, cooler, isSure ? null : places)]
}

/** Checks the card behind a front radiator. With `unsure`, the radiator may be elsewhere. */
function behind(length: Figure<number>, room: Figure<number>, cooler: Piece, unsure: Figure | null): Verdict {
  const depth = amount(cooler, { label: '라디에이터 두께' }, cooler.figures.radiator_depth, 'mm')
  const figures = [length, room, depth]
  if (length.value === null || room.value === null || depth.value === null) return unknown(...figures)
  const left = room.value - depth.value
  const both = `전면 라디에이터 뒤 ${withUnit(left, 'mm')} (${room.shown} − ${labelled(depth)})`
  if (length.value <= left) return verdict('pass', `${labelled(length)} ≤ ${both}`, figures)
  const pair = `${labelled(length)} > ${both}`
  return unsure === null
    ? verdict('problem', pair, figures)
    : verdict('unknown', `${pair}: 라디에이터가 전면에 오는지 알 수 없어요`, [...figures, unsure])
}
