import type { Plugin, Rolldown } from 'vite'

/** Read by V8 where it is a script's first line; a comment to everyone else. */
const hint = '//# allFunctionsCalledOnLoad'

/** Characters from which on the hint is worth its own bytes. */
const longEnough = 4000

/**
 * What a first visit loads calls most of its functions at once. Told so, V8 compiles them while the script arrives,
 * beside the page's own thread, instead of one by one as they are called.
 *
 * @param isInitial whether a module belongs to first visits
 */
export function v8CompileHints(isInitial: (moduleId: string) => boolean): Plugin {
  return {
    name: 'jeoul:compile-ahead',
    apply: 'build',
    augmentChunkHash: () => hint,
    generateBundle: {
      // After what Vite puts before the code.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.moduleIds.some(isInitial)) chunk.code = withHint(chunk)
        }
      },
    },
  }
}

function withHint({ code }: Rolldown.OutputChunk): string {
  return code.length < longEnough ? code : `${hint}\n${code.trimStart()}`
}
