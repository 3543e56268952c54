export { createDraft, type Draft, replaceFile } from './draft.ts'
export { type FileKind, jsonFileKind, jsonLinesFileKind } from './file-kind.ts'
export { isSameFile } from './is-same-file.ts'
export { OutputFileError, refuseForeignFile, replaceOwnFile } from './own-file.ts'
