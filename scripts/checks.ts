import type { Step } from './run-steps.ts'

/** All checks that need no browser. */
export const checks: readonly Step[] = [
  { name: 'format and lint', run: ['biome', 'ci', '--error-on-warnings'] },
  { name: 'types', run: ['tsc', '-p', '.'] },
  { name: 'OpenAPI documents', run: ['redocly', 'lint', '--format=stylish'] },
  {
    name: 'contract breaks no client',
    run: ['node', 'apps/mock-cli/bin/jeoul-mock.mjs', 'contract', 'diff'],
  },
  { name: 'generated types are current', run: ['node', 'packages/api/scripts/generate-types.ts', '--check'] },
  {
    name: 'generated documents are current',
    run: ['node', 'packages/contract/documents/scripts/generate-documents.ts', '--check'],
  },
  {
    name: 'generated schemas of answers are current',
    run: ['node', 'packages/contract/documents/scripts/generate-answer-schemas.ts', '--check'],
  },
  { name: 'boundaries', run: ['depcruise', 'apps', 'packages', 'tests', 'scripts', '--output-type', 'err'] },
  { name: 'dead code', run: ['knip'] },
  { name: 'rules, models, pages, contract', run: ['vitest', 'run'] },
]
