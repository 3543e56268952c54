import { Command } from 'commander'
import { diffCommand } from './diff-command.ts'
import { lintCommand } from './lint-command.ts'
import { releaseCommand } from './release-command.ts'
import { testCommand } from './test-command.ts'

/** `jeoul-mock contract …`. Exit codes: 0 passed, 1 failed, 2 wrong usage. */
export const contractCommand = new Command('contract')
  .description('check the documents in openapi/ against releases, and hosts against the documents')
  .addCommand(lintCommand)
  .addCommand(diffCommand)
  .addCommand(releaseCommand)
  .addCommand(testCommand)
