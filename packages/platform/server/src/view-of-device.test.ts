import { expect, test } from 'vitest'
import { viewOfDevice } from './view-of-device.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

test.each([
  ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} Mobile/15E148`, 'mobile'],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'mobile'],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921N) ${chrome} SamsungBrowser/26.0 Mobile`,
    'mobile',
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'mobile'],
  ['Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2) Presto/2.12 Version/12.16', 'mobile'],
  [
    'an app that shows pages',
    `Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) ${chrome} Mobile KAKAOTALK`,
    'mobile',
  ],
  ['an Android tablet', `Mozilla/5.0 (Linux; Android 14; SM-X910) ${chrome} Safari/537.36`, 'pc'],
  ['an older iPad', `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webKit} Mobile/15E148`, 'pc'],
  ['an iPad', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.1 Safari/605.1.15`, 'pc'],
  ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'pc'],
  ['curl', 'curl/8.10.1', null],
  ['nothing said', '', null],
])('%s', (_, userAgent, view) => {
  expect(viewOfDevice({ userAgent })).toBe(view)
})

test.each([
  ['?1', 'mobile'],
  ['?0', 'pc'],
  ['1', 'pc'],
  [undefined, 'pc'],
])('a hint of %j is for %s', (mobileHint, view) => {
  expect(viewOfDevice({ userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, mobileHint })).toBe(view)
})
