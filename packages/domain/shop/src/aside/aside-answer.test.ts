import { expect, test } from 'vitest'
import { readAside } from './aside-answer.ts'

test('links that lead off the site are left out', () => {
  const links = ['/list/1', '//evil.test', 'javascript:alert(1)', 'https://evil.test'].map(href => ({
    title: '',
    href,
  }))
  expect(readAside({ success: true, result: [{ title: '', links }] })?.[0]?.links).toEqual([links[0]])
})
