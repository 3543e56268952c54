/**
 * Icon outlines on a 16 by 16 grid, drawn for this project. Each is its own export, so an app ships what it draws; they
 * are two modules, so a first visit to a list waits for few of them.
 */
export * from './list-glyphs.ts'
export * from './other-glyphs.ts'
