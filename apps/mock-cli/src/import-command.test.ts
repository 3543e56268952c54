import { execFile } from 'node:child_process'
import { link, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const main = fileURLToPath(new URL('../bin/jeoul-mock.mjs', import.meta.url))
const products = 'name,price\nA,1000\nB,2000\n'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jeoul-import-'))
  await mkdir(join(folder, 'shop'))
  await writeFile(join(folder, 'shop/own.csv'), products)
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs `jeoul-mock import` in the folder. */
function runImport(...args: readonly string[]): Promise<{ code: number; errors: string }> {
  return new Promise(resolve => {
    const child = execFile(process.execPath, [main, 'import', ...args], { cwd: folder }, (_, __, errors) =>
      resolve({ code: child.exitCode ?? 0, errors }),
    )
  })
}
const read = (name: string) => readFile(join(folder, name), 'utf8')

test('writes a catalogue and a list of defects, and replaces both by newer ones', async () => {
  await writeFile(join(folder, 'shop/own.csv'), `${products}C,free\n,3000\n`)
  const outputs = ['--out', 'own.catalog.json.gz', '--errors', 'defects.jsonl']
  for (let time = 0; time < 2; time++) {
    expect(await runImport('shop/own.csv', ...outputs)).toEqual({ code: 0, errors: '' })
  }
  const defects = (await read('defects.jsonl')).trim().split('\n')
  expect(defects.map(defect => JSON.parse(defect))).toMatchObject([
    { reason: 'unread-price', line: 4 },
    { reason: 'no-name', line: 5 },
  ])
  expect((await readdir(folder)).sort()).toEqual(['defects.jsonl', 'own.catalog.json.gz', 'shop'])
})

test('writes through a symbolic link, which stays', async () => {
  const link = join(folder, 'newest.json')
  await symlink('first.json', link)
  await runImport('shop/own.csv', '--out', 'first.json')
  const before = await read('first.json')
  await writeFile(join(folder, 'shop/own.csv'), `${products}C,3000\n`)
  expect(await runImport('shop/own.csv', '--out', 'newest.json')).toEqual({ code: 0, errors: '' })
  expect((await lstat(link)).isSymbolicLink()).toBe(true)
  expect(await read('first.json')).not.toBe(before)
})

describe('regression: an import overwrote its source', () => {
  test.each(['--out', '--errors'])(
    '%s',
    async option => {
      const source = join(folder, 'shop/own.csv')
      await symlink(source, join(folder, 'symbolic.csv'))
      await symlink(join(folder, 'shop'), join(folder, 'store'))
      await link(source, join(folder, 'hard.csv'))
      for (const path of [
        'shop/own.csv',
        './shop/../shop/own.csv',
        source,
        'symbolic.csv',
        'store/own.csv',
        'hard.csv',
      ]) {
        expect(await runImport('shop/own.csv', option, path)).toEqual({
          code: 1,
          errors: `error: ${path}: is one of the files to import, which would be overwritten\n`,
        })
      }
      expect(await read('shop/own.csv')).toBe(products)
    },
    30_000,
  )
})

describe('regression: an import overwrote a file of another kind', () => {
  test.each([
    [['--out', 'letter.txt'], 'letter.txt', 'a catalogue'],
    [['--errors', 'letter.txt'], 'letter.txt', 'a list of faulty lines'],
    [[], 'shop/own.catalog.json', 'a catalogue'],
  ])('%j', async (args, path, kind) => {
    await writeFile(join(folder, path), 'Dear')
    expect(await runImport('shop/own.csv', ...args)).toEqual({
      code: 1,
      errors: `error: ${path}: already exists and is not ${kind}, so it was left as it is\n`,
    })
    expect(await read(path)).toBe('Dear')
  })

  test('a folder', async () => {
    const { code, errors } = await runImport('shop/own.csv', '--out', 'shop')
    expect([code, errors]).toEqual([1, 'error: shop: is not a regular file\n'])
  })

  test('the same file twice', async () => {
    const { code, errors } = await runImport('shop/own.csv', '--out', 'a', '--errors', './a')
    expect([code, errors]).toEqual([1, "error: ./a: can't take both the catalogue and the faulty lines\n"])
  })
})

test('regression: a price column that does not exist was no wrong usage', async () => {
  expect(await runImport('shop/own.csv', '--price', 'Foo')).toEqual({
    code: 2,
    errors: "error: no record has a field 'Foo' for the price; there are name, price\n",
  })
  expect(await readdir(join(folder, 'shop'))).toEqual(['own.csv'])
})

test('writes the faulty lines even if nothing could be imported', async () => {
  await writeFile(join(folder, 'shop/own.csv'), 'name,price\n,1000\n')
  expect((await runImport('shop/own.csv', '--errors', 'defects.jsonl')).code).toBe(1)
  expect(JSON.parse(await read('defects.jsonl'))).toMatchObject({ reason: 'no-name' })
  expect(await readdir(join(folder, 'shop'))).toEqual(['own.csv'])
})
