import type { Place } from '@jeoul/api/types'
import { Problem } from '../../operation/problem.ts'
import { regions } from './regions.ts'

/** The place of an address, as far as its region goes; 404 if it starts with no known region. */
export function findAddress(text: string): Place {
  const [first = '', ...rest] = text.normalize('NFC').trim().split(/\s+/)
  const region = regions.find(({ names }) => names.includes(first))
  if (!region) throw new Problem(404, 'query.addr: no such place')
  const { names, latitude, longitude } = region
  return { addr: [names[0] ?? first, ...rest].join(' '), latitude, longitude }
}
