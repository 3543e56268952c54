import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'

const main = fileURLToPath(new URL('../bin/jeoul-mock.mjs', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'jeoul-state-'))
afterAll(() => rm(folder, { recursive: true }))

const serveArgs = (file: string) =>
  `${main} serve --items 60 --port-main 0 --port-second 0 --state ${file}`.split(' ')

/** Waits until a mock that has just been started answers. */
async function answering(child: ChildProcess) {
  onTestFinished(() => void child.kill('SIGKILL'))
  const [printed] = await once(child.stdout ?? child, 'data')
  const [mainUrl = '', secondUrl = ''] = String(printed).match(/http:\/\/localhost:\d+/g) ?? []
  return { child, mainUrl, shopping: `${secondUrl}/desktop/v1/shopping` }
}

const run = (file: string) => spawn(process.execPath, serveArgs(file), { stdio: ['ignore', 'pipe', 'pipe'] })

test('two mocks on one file: the second says who keeps it, until that one is killed', async () => {
  const file = join(folder, 'shared.json')
  const first = await answering(run(file))
  const second = run(file)
  const [errors, [code]] = await Promise.all([text(second.stderr), once(second, 'close')])
  expect({ code, errors }).toEqual({
    code: 1,
    errors: `error: ${file}: is kept by the mock at ${first.mainUrl} (process ${first.child.pid}); stop it, choose another file, or remove ${file}.lock if it is no longer there\n`,
  })
  expect((await readdir(folder)).sort()).toEqual(['shared.json', 'shared.json.lock'])

  first.child.kill('SIGKILL')
  await once(first.child, 'close')
  const third = await answering(run(file))
  third.child.kill('SIGTERM')
  await once(third.child, 'close')
  expect(await readdir(folder)).toEqual(['shared.json'])
})

const mountsDisks =
  spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'true']).status === 0 &&
  process.platform === 'linux'
if (!mountsDisks)
  console.warn('skipped: a disk of 1 MB needs Linux with user namespaces (unshare --user --mount)')

test.runIf(mountsDisks)(
  'a disk of 1 MB: what was answered 200 is on it, and what was not is nowhere',
  async () => {
    const disk = await mkdtemp(join(folder, 'disk-'))
    const file = join(disk, 'state.json')
    const mounted = `mount -t tmpfs -o size=1m jeoul ${disk} && head -c 600000 /dev/zero >${disk}/other && exec "$@"`
    const inNamespace = ['--user', '--map-root-user', '--mount', 'sh', '-c', mounted, 'sh', process.execPath]
    const { child, mainUrl, shopping } = await answering(
      spawn('unshare', [...inNamespace, ...serveArgs(file)], { stdio: ['ignore', 'pipe', 'ignore'] }),
    )
    /** The disk as the mock sees it: it is mounted for no other process. */
    const seen = join(`/proc/${child.pid}/root`, disk)
    const headers = { Authorization: 'Bearer jeoul-mock-token-1' }
    const list = await (await fetch(`${mainUrl}/front/v3/items?limit=1`)).json()
    const reviews = `${shopping}/items/${list.result.items[0].item_id}/reviews`
    const addReview = async (message: string) => {
      const body = new FormData()
      body.append('marks', '5')
      body.append('message', message)
      body.append('images[]', new File([new Uint8Array(30_000)], 'a.png', { type: 'image/png' }))
      return (await fetch(reviews, { method: 'POST', headers, body })).status
    }
    const addUntilRefused = async (answered: readonly string[] = []): Promise<readonly string[]> => {
      const message = `${answered.length}번째 리뷰`
      const status = await addReview(message)
      if (status === 200 && answered.length < 100) return addUntilRefused([...answered, message])
      expect({ status, message }).toEqual({ status: 507, message })
      return answered
    }
    const messagesOf = (text: string) => [...new Set(text.match(/\d+번째 리뷰/g))].sort()

    const answered = await addUntilRefused()
    expect(messagesOf(await readFile(join(seen, 'state.json'), 'utf8'))).toEqual(answered)
    expect((await readdir(seen)).sort()).toEqual(['other', 'state.json', 'state.json.lock'])
    expect(messagesOf(await (await fetch(`${reviews}?sort=new`, { headers })).text())).toEqual(answered)

    await unlink(join(seen, 'other'))
    expect(await addReview('99번째 리뷰')).toBe(200)
    expect(messagesOf(await readFile(join(seen, 'state.json'), 'utf8'))).toEqual([...answered, '99번째 리뷰'])
  },
)
