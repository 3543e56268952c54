#!/usr/bin/env node
// JavaScript, because stripping the types of a first file takes longer than starting does. From the second start on,
// everything else is found stripped and compiled.
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { runProgram } = await import('../src/program.ts')
await runProgram(process.argv.slice(2))
