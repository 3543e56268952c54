import { expect, test } from 'vitest'
import { serious, versionsOf } from './advisories.ts'

test('the registry is asked for each version of each package once', () => {
  const react = { name: 'react', version: '19.2.9' }
  const data = { group: '@mswjs', name: 'data', version: '0.16.2' }
  expect(
    versionsOf([{ components: [react, data] }, { components: [react, { ...react, version: '18.3.1' }] }]),
  ).toEqual({ react: ['19.2.9', '18.3.1'], '@mswjs/data': ['0.16.2'] })
})

test('serious vulnerabilities are named', () => {
  const found = (severity: string) => ({ severity, title: 'never ends', url: 'https://advisories.test/1' })
  expect(serious({})).toEqual([])
  expect(serious({ parser: [found('moderate'), found('high')], printer: [found('critical')] })).toEqual([
    'parser: never ends (high, https://advisories.test/1)',
    'printer: never ends (critical, https://advisories.test/1)',
  ])
})
