import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from './free-ports.ts'
import { expect, test } from './sites.ts'

const built = path.join(import.meta.dirname, '../../../apps/web-mobile/dist')

test('a build that was copied elsewhere serves its pages by itself, tells its operator, and drains', async ({
  running: { mock },
}) => {
  const [port = 0, operatorPort = 0] = await freePorts(2)
  const site = `http://127.0.0.1:${port}`
  const operator = `http://127.0.0.1:${operatorPort}`
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    JEOUL_OPERATOR_PORT: String(operatorPort),
    JEOUL_MAIN_API: mock.mainUrl,
    JEOUL_SECOND_API: mock.secondUrl,
    JEOUL_RENDER_BUDGET_MS: '4500',
    JEOUL_DRAIN_MS: '2000',
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'jeoul-'))
  try {
    // Above it lies no package that it could find.
    await cp(built, path.join(folder, 'dist'), { recursive: true })
    const start = (more: object): ChildProcess =>
      spawn(process.execPath, ['dist/server/main.js'], { cwd: folder, env: { ...env, ...more } })

    const refused = start({})
    const said: string[] = []
    refused.stderr?.on('data', text => said.push(String(text)))
    expect(await once(refused, 'close')).toEqual([1, null])
    expect(said.join('')).toContain('JEOUL_ORIGIN')

    const server = start({ JEOUL_MOCK: 'on', JEOUL_ORIGIN: site })
    const ended = once(server, 'exit')
    await expect
      .poll(() =>
        fetch(`${operator}/readyz`).then(
          ({ status }) => status,
          () => null,
        ),
      )
      .toBe(200)
    const page = await fetch(`${site}/list/111213`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('그래픽카드')
    expect(await (await fetch(`${operator}/metrics`)).text()).toMatch(
      /jeoul_page_seconds_count\{status="200"\} \d/,
    )
    expect((await fetch(`${site}/metrics`)).status).toBe(404)

    server.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${operator}/readyz`)).status).toBe(503)
    expect(await ended).toEqual([0, null])
  } finally {
    await rm(folder, { recursive: true })
  }
})
