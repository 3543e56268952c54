#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// The second start finds the stripped types and the compiled code of the first.
enableCompileCache()
const { program } = await import('./program.ts')
await program.parseAsync()
