import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFile } from './draft.ts'

test('removes only the drafts that killed processes left of the same file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'draft-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { pid: gone } = spawnSync(process.execPath, ['--version'])
  const mine = `state.json.${process.pid}-12345678.tmp`
  const others = [mine, `other.json.${gone}-12345678.tmp`, 'state.json.tmp', 'state.json.1-x.tmp']
  for (const name of [...others, `state.json.${gone}-12345678.tmp`]) await writeFile(join(folder, name), '')
  await replaceFile(join(folder, 'state.json'), draft => writeFile(draft, 'new'))
  expect((await readdir(folder)).sort()).toEqual([...others, 'state.json'].sort())
  expect(await readFile(join(folder, 'state.json'), 'utf8')).toBe('new')
})
