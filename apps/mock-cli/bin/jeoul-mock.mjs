#!/usr/bin/env node
// This file is JavaScript because stripping types from the entry file would take longer than the rest of the start. All
// other files are cached in compiled form after the first start. An older Node has no such cache, so it is not imported
// by name.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { neededByBundle, whyTooOld } from './node-version.mjs'

const sources = new URL('../src/program.ts', import.meta.url)
// The packed command has no sources. They need a newer Node than the bundle does.
const isPacked = !existsSync(sources)
const program = isPacked ? new URL('../dist/jeoul-mock.mjs', import.meta.url) : sources
const reason = whyTooOld(isPacked ? neededByBundle : '24')

if (reason === undefined) {
  module.enableCompileCache()
  // Package scripts run in the package's folder; INIT_CWD is the folder in which `pnpm mock` was typed.
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env
  if (!isPacked && script === 'mock' && folder !== undefined) process.chdir(folder)
  const { runProgram } = await import(program.href)
  await runProgram(process.argv.slice(2))
} else {
  console.error(`error: ${reason}`)
  process.exitCode = 1
}
