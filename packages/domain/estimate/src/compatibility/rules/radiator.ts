import { pairsOf } from '../build.ts'
import { labelled, unknown, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { coolingOf } from './cooling-method.ts'
import { type RadiatorPlace, radiatorFits, radiatorOf, radiatorPlacesOf, shownPlaces } from './radiators.ts'

/** The case has a place for a radiator of this length (assumed). */
export const radiator: Rule = {
  id: 'radiator',
  reads: { cooler: ['cooling', 'radiator'], case: ['radiators'] },
  check: build =>
    pairsOf(build, 'cooler', 'case').flatMap(([cooler, housing]) => {
      if (coolingOf(cooler).value !== 'liquid') return []
      const length = radiatorOf(cooler)
      const places = radiatorPlacesOf(housing)
      if (length.value === null || places.value === null) return unknown(length, places)
      const size = length.value
      const figures = [length, places]
      const fitting = (answer: 'yes' | 'perhaps') =>
        places.value?.filter(place => radiatorFits(size, place) === answer) ?? []
      const [sure, unsure] = [fitting('yes'), fitting('perhaps')]
      if (sure.length > 0)
        return verdict('pass', `${labelled(length)} ≤ 케이스 ${shownPlaces(sure)}`, figures)
      return unsure.length > 0
        ? verdict(
            'conditional',
            `${labelled(length)}: 케이스 ${shownPlaces(unsure)} 자리에 팬 크기가 맞는지 확인해 주세요`,
            figures,
          )
        : verdict('problem', `${labelled(length)} > ${placesWords(places.value)}`, figures)
    }),
}

function placesWords(places: readonly RadiatorPlace[]): string {
  return places.length > 0 ? `케이스 ${shownPlaces(places)}` : '케이스에 라디에이터 자리 없음'
}
