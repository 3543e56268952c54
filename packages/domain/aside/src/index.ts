export { curationRequest } from './curation-request.ts'
export { aside, curation } from './model.ts'
