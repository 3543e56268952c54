import createClient from 'openapi-fetch'
import type { paths as MainPaths } from './generated/main.ts'
import type { paths as SecondPaths } from './generated/second.ts'

/** One client per host. They are stateless: address, token and signal come with every call. */
export const mainClient = createClient<MainPaths>()
export const secondClient = createClient<SecondPaths>()
