import { expect, test } from 'vitest'
import { readContract } from '../../documents/index.ts'
import { exchangeOf } from '../testing/exchange-of.ts'
import type { Caller } from './additions.ts'
import { holdHeaders } from './hold-answer.ts'

const contract = readContract()
const json = 'application/json'

test.each<[string, string | undefined, Caller, string | undefined]>([
  [json, undefined, 'member', undefined],
  ['application/json; charset=UTF-8', undefined, 'nobody', undefined],
  ['application/json;charset="utf8"', undefined, 'nobody', undefined],
  ['application/json; charset=euc-kr', undefined, 'nobody', 'header.Content-Type'],
  ['text/html', undefined, 'nobody', 'header.Content-Type'],
  ['application/jsonp', undefined, 'nobody', 'header.Content-Type'],
  [json, 'public, max-age=60', 'nobody', undefined],
  [json, 'public, max-age=60', 'stranger', undefined],
  [json, 'public, max-age=60', 'member', 'header.Cache-Control'],
  [json, 'private, public', 'member', 'header.Cache-Control'],
  [json, 's-maxage=60', 'other', 'header.Cache-Control'],
  [json, 'must-revalidate, max-age=0', 'member', 'header.Cache-Control'],
  [json, 'private, must-revalidate, max-age=0', 'member', undefined],
  [json, 'private, max-age=60', 'member', undefined],
  [json, 'no-store', 'member', undefined],
])('%s, %s, for %s: %s', (type, cache, caller, place) => {
  const headers = new Headers({
    'Content-Type': type,
    ...(cache !== undefined && { 'Cache-Control': cache }),
  })
  const hold = () => holdHeaders(contract, exchangeOf('getMember', { caller }, { headers }))
  if (place === undefined) expect(hold).not.toThrow()
  else expect(hold).toThrow(expect.objectContaining({ place }))
})
