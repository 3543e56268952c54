/** Asks the registry for known vulnerabilities of what production uses, and fails on serious ones. */
import { execFile } from 'node:child_process'
import { readAudit } from './read-audit.ts'

/** The registry may be slow; a CI run must not wait for it. */
const patience = 60_000

const audit = ['audit', '--prod', '--audit-level', 'high', '--json']
execFile('pnpm', audit, { timeout: patience }, (_, output) => {
  const found = readAudit(output)
  if (found === null) console.log('The registry answers no audits.')
  else if (found.length === 0) console.log('No serious vulnerability is known.')
  else {
    console.error(found.join('\n'))
    process.exitCode = 1
  }
})
