import { expect, test } from 'vitest'
import { appConfig } from './app-config.ts'

test('regression: in development, views hydrated from a copy of the hook that knew nothing of the served state', () => {
  const { optimizeDeps } = appConfig({ isBuild: false, isServer: false })
  expect(optimizeDeps?.exclude).toContain('effector-react')
})
