import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The lines that a process writes. */
function written(code: string): readonly unknown[] {
  const log = path.join(import.meta.dirname, 'log.ts')
  const script = `import { jsonLog } from ${JSON.stringify(log)}\n${code}`
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  return said
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}

test('an entry is a line of JSON with its site and process, and entries below the level are left out', () => {
  const lines = written(`
    const log = jsonLog('warn', 'mobile')
    log.info({ id: 'a' }, 'answered')
    log.warn({ id: 'b', page: '/list/1' }, 'a call failed')`)
  expect(lines).toEqual([
    {
      level: 40,
      time: expect.any(Number),
      site: 'mobile',
      pid: expect.any(Number),
      id: 'b',
      page: '/list/1',
      msg: 'a call failed',
    },
  ])
})

test('tokens and cookies never reach the log, even if an entry has them', () => {
  const [line] = written(`
    const secrets = { token: 's3cret', refreshToken: 's3cret', cookie: 'auth_token=s3cret', authorization: 'Bearer s3cret' }
    jsonLog('info', 'mobile').info({ ...secrets, visitor: { ...secrets, request: { headers: secrets } }, page: '/' }, 'answered')`)
  expect(line).toMatchObject({ page: '/', token: '[Redacted]', visitor: { cookie: '[Redacted]' } })
  expect(JSON.stringify(line)).not.toContain('s3cret')
})
