import type { Plugin } from 'vite'

const styleImport = /^import (\w+) from ('[^']+\.module\.css')/gm

/**
 * Lets the build put class names where they are used and leave the others out: the names of a style sheet become
 * bindings of their own instead of fields of an object.
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'jeoul:inline-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler: code => ({ code: code.replace(styleImport, 'import * as $1 from $2'), map: null }),
    },
  }
}
