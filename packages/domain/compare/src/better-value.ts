import { specAmount } from '@jeoul/format/amount'

/**
 * Specifications for which everyone prefers a higher or a lower value. Specifications of use or taste have no direction
 * (assumed).
 */
const directions: Readonly<Record<string, 'higher' | 'lower'>> = {
  L3캐시: 'higher',
  SSD용량: 'higher',
  동작속도: 'higher',
  메모리: 'higher',
  메모리용량: 'higher',
  밝기: 'higher',
  배터리: 'higher',
  배터리용량: 'higher',
  버퍼메모리: 'higher',
  순차쓰기: 'higher',
  순차읽기: 'higher',
  스레드수: 'higher',
  저장용량: 'higher',
  주사율: 'higher',
  총용량: 'higher',
  최대메모리: 'higher',
  최대클럭: 'higher',
  코어수: 'higher',
  TDP: 'lower',
  무게: 'lower',
  사용전력: 'lower',
  소비전력: 'lower',
  소음: 'lower',
  에너지효율: 'lower',
  월간소비전력량: 'lower',
  응답속도: 'lower',
  최대소비전력: 'lower',
}

/**
 * Returns the indexes of the best values of a row: "Better value marked where a direction is defined". Empty unless all
 * values share a unit and differ.
 *
 * @param values one specification's values; null for a product without it
 */
export function betterPlaces(name: string, values: readonly (string | null)[]): readonly number[] {
  const direction = Object.hasOwn(directions, bare(name)) ? directions[bare(name)] : undefined
  if (!direction || values.length < 2) return []
  const amounts = values.map(value => (value === null ? null : specAmount(value)))
  const [first] = amounts
  const measured = amounts.flatMap(found => (found && found.unit === first?.unit ? [found.amount] : []))
  if (measured.length < values.length || new Set(measured).size === 1) return []
  const best = direction === 'higher' ? Math.max(...measured) : Math.min(...measured)
  return measured.flatMap((amount, place) => (amount === best ? [place] : []))
}

function bare(name: string): string {
  return name.replace(/\s/g, '')
}
