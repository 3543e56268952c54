export { type ListWindow, loadStep, loadWindow, pageCount, pageWindow } from './list-window.ts'
export { type PageBlock, pageBlock } from './page-block.ts'
