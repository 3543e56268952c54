/**
 * Icon outlines on a 16 by 16 grid, drawn for this project. Each is its own export, so that an app ships only
 * what it uses. They are split into two modules, because a first visit to a list needs only a few.
 */
export * from './list-glyphs.ts'
export * from './other-glyphs.ts'
