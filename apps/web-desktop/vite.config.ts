import { appConfig } from '@jeoul/config/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => appConfig({ isServer: isSsrBuild === true }))
