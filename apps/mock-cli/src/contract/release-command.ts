import { relative } from 'node:path'
import { Command } from 'commander'
import { guarded } from './guarded.ts'

const examples = `
Example:
  $ jeoul-mock contract release    keep the documents as the release of their version

First raise the version in openapi/main.yaml and openapi/second.yaml: the last number for harmless changes, the first
(below 1.0.0 the second) for breaking ones. Commit the release together with the documents.`

export const releaseCommand = new Command('release')
  .description('freeze the documents as a release that clients may rely on')
  .addHelpText('after', examples)
  .action(() =>
    guarded(async ({ freezeRelease }) => {
      const { version, paths } = await freezeRelease()
      console.log(`Released ${version}: ${paths.map(path => relative('.', path)).join(', ')}`)
    }),
  )
