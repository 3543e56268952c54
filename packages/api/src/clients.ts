import createClient from 'openapi-fetch'
import type { paths as MainPaths } from './generated/main.ts'
import type { paths as SecondPaths } from './generated/second.ts'

/** One client a host. They hold no state: address, token and signal come with every call. */
export const mainClient = createClient<MainPaths>()
export const secondClient = createClient<SecondPaths>()
