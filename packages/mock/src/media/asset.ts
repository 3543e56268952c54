/** Reads a file of `assets/`: from the disk in Node, over the network in a browser's build. */
export type ReadAsset = (url: URL) => Promise<Uint8Array<ArrayBuffer>>

/** A product that turns. Two seconds of a parcel, recorded from a canvas: 8 kB that stand for every product's video. */
export const turntable = new URL('../../assets/turntable.webm', import.meta.url)

/** Vite finds the files by this pattern, and puts them into the build. */
export function reviewAsset(name: string): URL {
  return new URL(`../../assets/reviews/${name}`, import.meta.url)
}
