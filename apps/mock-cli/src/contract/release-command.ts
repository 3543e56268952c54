import { relative } from 'node:path'
import { Command } from 'commander'
import { guarded } from './guarded.ts'

const examples = `
Example:
  $ jeoul-mock contract release    keeps the documents as the release of the version they carry

Raise the version in openapi/main.yaml and openapi/second.yaml before: the last number for what breaks nobody, the first
for what does (below 1.0.0 the second). Commit what it writes together with the documents.`

export const releaseCommand = new Command('release')
  .description('keep the documents as they are as what clients may rely on')
  .addHelpText('after', examples)
  .action(() =>
    guarded(async ({ freezeRelease }) => {
      const { version, paths } = await freezeRelease()
      console.log(`Released ${version}: ${paths.map(path => relative('.', path)).join(', ')}`)
    }),
  )
