import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Coverage, mergeCoverage, readCoverage } from '@jeoul/contract/documents'

/** Calls of the mock during a run, one file per worker. */
const folder = path.join(import.meta.dirname, '../coverage')

export async function keepCoverage(workerIndex: number, coverage: Coverage): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `worker-${workerIndex}.json`), JSON.stringify(coverage))
}

export async function forgetCoverage(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

/** The coverage of all workers; undefined if there is none. */
export async function savedCoverage(): Promise<Coverage | undefined> {
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(names.map(name => readFile(path.join(folder, name), 'utf8')))
  const all = texts.map(text => readCoverage(JSON.parse(text))).filter(coverage => coverage !== undefined)
  return all.length > 0 ? mergeCoverage(all) : undefined
}
