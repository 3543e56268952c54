import { appConfig } from '@jeoul/config/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command, isSsrBuild }) =>
  appConfig({ isBuild: command === 'build', isServer: isSsrBuild === true }),
)
