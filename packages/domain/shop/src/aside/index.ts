export { curationAdCode, curationRequest } from './curation-request.ts'
export { events } from './events-model.ts'
export { aside, curation } from './model.ts'
export { $openArticle, articleDetail, articleToggled, news, pressNeared } from './press-model.ts'
