import { appConfig } from '@jeoul/build/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command, isSsrBuild, mode }) =>
  appConfig({
    isBuild: command === 'build',
    isServer: isSsrBuild === true,
    ...(mode === 'demo' && { input: 'demo.html' }),
  }),
)
