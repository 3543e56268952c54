/** Asks the registry for known vulnerabilities of the packages in both sites' builds, and fails on serious ones. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { serious, versionsOf } from './advisories.ts'

/** The time limit of the request, in milliseconds. */
const timeLimit = 30_000
/** Statuses of registries without audits, such as mirrors. */
const absent = [404, 405, 410]

const bills = ['desktop', 'mobile'].map(site => readFileSync(`apps/web-${site}/dist/server/bom.json`, 'utf8'))
const registry = execFileSync('pnpm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
const answer = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(versionsOf(bills.map(bill => JSON.parse(bill)))),
  signal: AbortSignal.timeout(timeLimit),
}).catch(() => null)

if (answer === null || absent.includes(answer.status)) {
  console.log(`The registry answers no audits (${answer?.status ?? 'not reached'}): nothing was checked.`)
} else if (answer.ok) {
  const found = serious(await answer.json())
  console.log(found.length === 0 ? 'No serious vulnerability is known.' : found.join('\n'))
  process.exitCode = Math.min(found.length, 1)
} else throw new Error(`the registry answered ${answer.status}`)
