#!/usr/bin/env node
// This file is JavaScript because stripping types from the entry file would take longer than the rest of the start. All
// other files are cached in compiled form after the first start.
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { runProgram } = await import('../src/program.ts')
await runProgram(process.argv.slice(2))
