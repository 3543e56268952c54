import type { Step, StepGroup } from './run-steps.ts'

/** Checks that only read files. The longest come first, so that none runs alone at the end. */
const staticChecks: StepGroup = [
  { name: 'boundaries', run: ['depcruise', 'apps', 'packages', 'tests', 'scripts', '--output-type', 'err'] },
  { name: 'types', run: ['tsc', '-p', '.'] },
  { name: 'dead code', run: ['knip'] },
  { name: 'format and lint', run: ['biome', 'ci', '--error-on-warnings'] },
  { name: 'generated types are current', run: ['node', 'packages/api/scripts/generate-types.ts', '--check'] },
  {
    name: 'contract breaks no client',
    run: ['node', 'apps/mock-cli/bin/jeoul-mock.mjs', 'contract', 'diff'],
  },
  { name: 'OpenAPI documents', run: ['redocly', 'lint', '--format=stylish'] },
  {
    name: 'generated schemas of answers are current',
    run: ['node', 'packages/contract/scripts/generate-answer-schemas.ts', '--check'],
  },
  {
    name: 'generated documents are current',
    run: ['node', 'packages/contract/scripts/generate-documents.ts', '--check'],
  },
]

/** All checks that need neither a build nor a browser. */
export const checks: readonly (Step | StepGroup)[] = [
  staticChecks,
  { name: 'rules, models, pages, contract', run: ['vitest', 'run'] },
]
