import { describe, expect, test } from 'vitest'
import { curationRequest } from './curation-request.ts'

describe('"ad defaults to svp003; other query parameters are passed through if ad_code is svp003"', () => {
  test.each<[string, string | null, string, object]>([
    ['without ad_code', null, '?sort=low', { ad: 'svp003', passed: '' }],
    ['svp003', 'svp003', '?ad_code=svp003&sort=low', { ad: 'svp003', passed: 'sort=low' }],
    [
      'twice the same name',
      'svp003',
      '?maker=3&maker=4&ad_code=svp003',
      { ad: 'svp003', passed: 'maker=3&maker=4' },
    ],
    ['its own ad', 'svp003', '?ad_code=svp003&ad=abc001', { ad: 'svp003', passed: '' }],
    ['another code', 'abc001', '?ad_code=abc001&maker=7', { ad: 'abc001', passed: '' }],
  ])('%s', (_, adCode, search, request) => {
    expect(curationRequest(adCode, search)).toEqual(request)
  })
})
