#!/usr/bin/env node
// This file is JavaScript because stripping types from the entry file would take longer than the rest of the start. All
// other files are cached in compiled form after the first start. An older Node has no such cache, so it is not imported
// by name.
import module from 'node:module'

const needed = 24

if (Number.parseInt(process.versions.node, 10) >= needed) {
  module.enableCompileCache()
  // Scripts of a package run in its folder, and INIT_CWD is where somebody stood who typed `pnpm mock`.
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env
  if (script === 'mock' && folder !== undefined) process.chdir(folder)
  const { runProgram } = await import('../src/program.ts')
  await runProgram(process.argv.slice(2))
} else {
  console.error(`error: jeoul-mock needs Node ${needed} or later, and this is ${process.versions.node}`)
  process.exitCode = 1
}
