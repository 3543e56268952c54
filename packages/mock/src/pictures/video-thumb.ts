import { circle, shape } from './shapes.ts'

/** The thumbnail of videos without a picture of their own. */
export const videoThumb = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 210"><path fill="#3a3835" d="M0 0h280v210H0z"/>${circle(140, 105, 40, '#ffffff30')}${shape('M126 82l40 23-40 23z', '#fff')}</svg>`
